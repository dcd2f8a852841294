import { SLIDE_SHOWN_MS, sliderMachine } from '../../machines/site/sliderMachine';
import { defineModel } from '../defineModel';
import { timeIsUp } from '../../tools/model/outcomes';
import { alike } from '../../tools/model/testModel';

const SLIDES = 3;

const next = ({ before, after }: { before: { index: number }; after: { index: number } }) => ({
  'the next slide shows, the first after the last': after.index === (before.index + 1) % SLIDES,
});

const stays = ({ before, after }: { before: { index: number }; after: { index: number } }) => ({
  'the slide stays': before.index === after.index,
});

/** Whatever it does to the motion, the slide stays. */
const staysWith = <TType extends string>(type: TType) => ({ event: { type }, changes: stays });

const hasATime = ({ context }: { context: { interval: number | null } }) => ({
  'it would move otherwise': context.interval !== null,
});

export const sliderModel = defineModel(sliderMachine, {
  starts: {
    'sees slides that move': {
      input: { count: SLIDES, interval: SLIDE_SHOWN_MS },
    },
    'sees slides that stand still': { input: { count: SLIDES, interval: null } },
  },
  cases: {
    ...alike(next, {
      'chooses the next slide': { type: 'next.chosen' },
      'waits until the slide was shown': timeIsUp('slideShown', 'slider.moving'),
    }),
    'chooses the previous slide': {
      event: { type: 'previous.chosen' },
      changes: ({ before, after }) => ({
        'the slide before shows': before.index === (after.index + 1) % SLIDES,
      }),
    },
    'chooses the last slide': {
      event: { type: 'slide.chosen', index: SLIDES - 1 },
      changes: ({ after }) => ({ 'the last slide shows': after.index === SLIDES - 1 }),
    },
    'chooses a slide that is not there': {
      event: { type: 'slide.chosen', index: SLIDES },
      never: true,
    },
    'moves the pointer onto the slides': staysWith('pointer.entered'),
    'moves the pointer away': staysWith('pointer.left'),
    'comes to a dot with the keyboard': staysWith('focus.shown'),
    'goes on with the keyboard': staysWith('focus.left'),
    'stops the slides': staysWith('motion.stopped'),
    'has the slides move': staysWith('motion.started'),
    'asks the system for reduced motion': staysWith('motion.reduced'),
    'asks the system for motion again': staysWith('motion.allowed'),
  },
  states: {
    still: ({ context }) => ({ 'it has no time to wait for': context.interval === null }),
    moving: ({ context }) => ({
      'it has a time to wait for': context.interval !== null,
      'there is such a slide': context.index >= 0 && context.index < SLIDES,
    }),
    'paused.pointed': hasATime,
    'paused.focused': hasATime,
    'paused.pointedAndFocused': hasATime,
    stopped: hasATime,
    'calm.moved': hasATime,
    'calm.stopped': hasATime,
  },
  leftByLink: { still: 'slides that stand still have no other state' },
});
