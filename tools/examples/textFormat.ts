import { setup } from 'xstate';

const types: {
  events:
    { type: 'BOLD' } | { type: 'UNDERLINE' } | { type: 'LIST.BULLETS' } | { type: 'LIST.NONE' };
} = { events: { type: 'BOLD' } };

/** The formats of a text from XState's introduction: regions side by side that know nothing of each other. */
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
