import { assign, fromCallback, setup, type EventObject } from 'xstate';
import { withEvent } from '../shared/params';
import type { StateMeta } from '../shared/screen';

/** How long a slide of the home page shows, in milliseconds. */
export const SLIDE_SHOWN_MS = 5000;

export interface SliderInput {
  count: number;
  /** How long each slide shows before the next, in milliseconds; null if they don't advance automatically. */
  interval: number | null;
}

export interface SliderContext extends SliderInput {
  /** The current slide, from 0. */
  index: number;
}

export type SliderEvent =
  | { type: 'next.chosen' }
  | { type: 'previous.chosen' }
  | { type: 'slide.chosen'; index: number }
  /** A pointer is over the slider, or a finger touches it. */
  | { type: 'pointer.entered' }
  | { type: 'pointer.left' }
  /** The slider has the keyboard focus. */
  | { type: 'focus.shown' }
  | { type: 'focus.left' }
  /** The visitor stops the slides, or restarts them. */
  | { type: 'motion.stopped' }
  | { type: 'motion.started' }
  /** The visitor's system asks for reduced motion, or no longer does. */
  | { type: 'motion.reduced' }
  | { type: 'motion.allowed' };

/** A circular slider, turned automatically or by hand. */
export const sliderMachine = setup({
  types: {
    context: {} as SliderContext,
    events: {} as SliderEvent,
    input: {} as SliderInput,
    meta: {} as StateMeta,
    tags: {} as 'turnedByHand',
  },
  actors: {
    /** Reports what the visitor's system asks for. Sliders that are turned by hand need not know. */
    watchMotionPreference: fromCallback<EventObject, undefined>(() => undefined),
  },
  guards: {
    'it moves by itself': ({ context }) => context.interval !== null,
    'there is such a slide': ({ context }, { index }: { index: number }) =>
      Number.isInteger(index) && index >= 0 && index < context.count,
  },
  actions: {
    'show next': assign({ index: ({ context }) => (context.index + 1) % context.count }),
    'show previous': assign({
      index: ({ context }) => (context.index - 1 + context.count) % context.count,
    }),
    'show slide': assign({ index: (_, { index }: { index: number }) => index }),
  },
  delays: { slideShown: ({ context }) => context.interval ?? SLIDE_SHOWN_MS },
}).createMachine({
  id: 'slider',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({ ...input, index: 0 }),
  initial: 'still',
  invoke: { id: 'watch', src: 'watchMotionPreference' },
  on: {
    'next.chosen': { actions: 'show next' },
    'previous.chosen': { actions: 'show previous' },
    'slide.chosen': { guard: withEvent('there is such a slide'), actions: withEvent('show slide') },
  },
  states: {
    still: {
      description: 'The slides move only by hand.',
      meta: { screen: 'Slider: still' },
      tags: 'turnedByHand',
      always: { guard: 'it moves by itself', target: 'moving' },
    },
    moving: {
      description: 'The next slide comes by itself; a slide chosen by hand shows its full time.',
      meta: { screen: 'Slider: moving' },
      after: { slideShown: { target: 'moving', reenter: true, actions: 'show next' } },
      on: {
        'next.chosen': { target: 'moving', reenter: true, actions: 'show next' },
        'previous.chosen': { target: 'moving', reenter: true, actions: 'show previous' },
        'slide.chosen': {
          guard: withEvent('there is such a slide'),
          target: 'moving',
          reenter: true,
          actions: withEvent('show slide'),
        },
        'pointer.entered': { target: 'paused.pointed' },
        'focus.shown': { target: 'paused.focused' },
        'motion.stopped': { target: 'stopped' },
        'motion.reduced': { target: 'calm' },
      },
    },
    paused: {
      description: 'The visitor looks closer, so nothing moves by itself.',
      meta: { screen: 'Slider: paused' },
      on: { 'motion.stopped': { target: 'stopped' }, 'motion.reduced': { target: 'calm' } },
      initial: 'pointed',
      states: {
        pointed: {
          description: 'A pointer rests there.',
          on: {
            'pointer.left': { target: '#slider.moving' },
            'focus.shown': { target: 'pointedAndFocused' },
          },
        },
        focused: {
          description: 'The focus shows there, wherever the pointer is.',
          on: {
            'focus.left': { target: '#slider.moving' },
            'pointer.entered': { target: 'pointedAndFocused' },
          },
        },
        pointedAndFocused: {
          description: 'Both; the slides go on when neither is there any more.',
          on: {
            'pointer.left': { target: 'focused' },
            'focus.left': { target: 'pointed' },
          },
        },
      },
    },
    stopped: {
      description: 'The visitor stopped the slides; only the visitor has them move again.',
      meta: { screen: 'Slider: stopped' },
      on: { 'motion.started': { target: 'moving' }, 'motion.reduced': { target: 'calm.stopped' } },
    },
    calm: {
      description: 'The visitor’s system asks for reduced motion: the slides move only by hand.',
      meta: { screen: 'Slider: calm' },
      tags: 'turnedByHand',
      initial: 'moved',
      states: {
        moved: {
          description: 'They moved before, and go on once the system allows it.',
          on: { 'motion.allowed': { target: '#slider.moving' } },
        },
        stopped: {
          description: 'The visitor had stopped them before.',
          on: { 'motion.allowed': { target: '#slider.stopped' } },
        },
      },
    },
  },
});
