import { setup } from 'xstate';

const types: { events: { type: 'power.cut' } | { type: 'power.restored' } } = {
  events: { type: 'power.cut' },
};

/** The traffic light from XState's introduction: timed lights, with the pedestrians' signals inside the red one. */
export const trafficLight = setup({
  types,
  delays: { green: 3000, yellow: 1000, walking: 2000, waiting: 1000, standing: 500 },
}).createMachine({
  id: 'light',
  initial: 'green',
  on: { 'power.cut': '.flashing' },
  states: {
    green: { after: { green: 'yellow' } },
    yellow: { after: { yellow: 'red' } },
    red: {
      initial: 'walk',
      onDone: 'green',
      states: {
        walk: { after: { walking: 'wait' } },
        wait: { after: { waiting: 'stop' } },
        stop: { after: { standing: 'over' } },
        over: { type: 'final' },
      },
    },
    flashing: { on: { 'power.cut': {}, 'power.restored': 'green' } },
  },
});
