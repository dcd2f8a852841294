import { setup } from 'xstate';

const types: {
  events:
    | { type: 'BOLD' }
    | { type: 'UNDERLINE' }
    | { type: 'LIST.BULLETS' }
    | { type: 'LIST.NONE' };
} = { events: { type: 'BOLD' } };

/** The text formats from XState's introduction: independent parallel regions. */
export const textFormat = setup({ types }).createMachine({
  id: 'word',
  type: 'parallel',
  states: {
    bold: {
      initial: 'off',
      states: { on: { on: { BOLD: 'off' } }, off: { on: { BOLD: 'on' } } },
    },
    underline: {
      initial: 'off',
      states: { on: { on: { UNDERLINE: 'off' } }, off: { on: { UNDERLINE: 'on' } } },
    },
    list: {
      initial: 'none',
      states: {
        none: { on: { 'LIST.BULLETS': 'bullets' } },
        bullets: { on: { 'LIST.NONE': 'none' } },
      },
    },
  },
});
