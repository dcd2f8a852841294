import { SLIDE_SHOWN_MS, sliderMachine } from '../../machines/site/sliderMachine';
import { defineModel } from '../defineModel';
import { timeIsUp } from '../../tools/model/outcomes';

const SLIDES = 3;

const next = ({ before, after }: { before: { index: number }; after: { index: number } }) => ({
  'the next slide shows, the first after the last': after.index === (before.index + 1) % SLIDES,
});

const stays = ({ before, after }: { before: { index: number }; after: { index: number } }) => ({
  'the slide stays': before.index === after.index,
});

export const sliderModel = defineModel(sliderMachine, {
  starts: {
    'sees slides that move': {
      input: { count: SLIDES, interval: SLIDE_SHOWN_MS },
    },
    'sees slides that stand still': { input: { count: SLIDES, interval: null } },
  },
  cases: {
    'chooses the next slide': {
      event: { type: 'next.chosen' },
      changes: next,
    },
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
    'waits until the slide was shown': {
      event: timeIsUp('slideShown', 'slider.moving'),
      changes: next,
    },
    'moves the pointer onto the slides': {
      event: { type: 'pointer.entered' },
      changes: stays,
    },
    'moves the pointer away': {
      event: { type: 'pointer.left' },
      changes: stays,
    },
    'comes to a dot with the keyboard': {
      event: { type: 'focus.shown' },
      changes: stays,
    },
    'goes on with the keyboard': {
      event: { type: 'focus.left' },
      changes: stays,
    },
    'stops the slides': {
      event: { type: 'motion.stopped' },
      changes: stays,
    },
    'has the slides move': {
      event: { type: 'motion.started' },
      changes: stays,
    },
    'asks the system for reduced motion': {
      event: { type: 'motion.reduced' },
      changes: stays,
    },
    'asks the system for motion again': {
      event: { type: 'motion.allowed' },
      changes: stays,
    },
  },
  states: {
    still: ({ context }) => ({ 'it has no time to wait for': context.interval === null }),
    moving: ({ context }) => ({
      'it has a time to wait for': context.interval !== null,
      'there is such a slide': context.index >= 0 && context.index < SLIDES,
    }),
    'paused.pointed': ({ context }) => ({ 'it would move otherwise': context.interval !== null }),
    'paused.focused': ({ context }) => ({ 'it would move otherwise': context.interval !== null }),
    'paused.pointedAndFocused': ({ context }) => ({
      'it would move otherwise': context.interval !== null,
    }),
    stopped: ({ context }) => ({ 'it would move otherwise': context.interval !== null }),
    'calm.moved': ({ context }) => ({ 'it would move otherwise': context.interval !== null }),
    'calm.stopped': ({ context }) => ({ 'it would move otherwise': context.interval !== null }),
  },
  leftByLink: { still: 'slides that stand still have no other state' },
});
