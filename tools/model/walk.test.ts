import { describe, expect, it } from 'vitest';
import { fromPromise, setup, type AnyStateMachine } from 'xstate';
import { coverageOf, walkOf } from './findings';
import { answers, failsWith } from './outcomes';
import { planFor } from './plan';
import { defineModel, noSurroundings, type ModelSpecification, type TestModel } from './testModel';

type DoorEvent = { type: 'door.pushed' } | { type: 'door.pulled' } | { type: 'bell.rung' };
interface DoorContext {
  pushes: number;
}

const types: { events: DoorEvent; context: DoorContext } = {
  events: { type: 'door.pushed' },
  context: { pushes: 0 },
};

const doorThat = (asks: boolean) =>
  setup({
    types,
    actors: { ask: fromPromise(() => Promise.resolve()) },
    guards: { 'it gives way': ({ context }) => context.pushes < 1 },
  }).createMachine({
    id: 'door',
    context: { pushes: 0 },
    initial: 'closed',
    states: {
      closed: { on: { 'door.pushed': { guard: 'it gives way', target: 'open' } } },
      open: {
        invoke: asks ? { id: 'ask', src: 'ask' } : [],
        on: {
          'door.pulled': 'closed',
          'xstate.done.actor.ask': 'closed',
          'xstate.error.actor.ask': 'closed',
        },
      },
      walled: { on: { 'door.pulled': 'open' } },
    },
  });
const door = doorThat(true);

type Expectations = ModelSpecification<DoorContext, DoorEvent>;

const pushing: Expectations = {
  starts: { 'stands before it': {} },
  cases: {
    pushes: { event: { type: 'door.pushed' } },
    pulls: { event: { type: 'door.pulled' } },
    'is answered': { event: answers('ask') },
    'is not answered': {
      event: failsWith('ask', new Error('Nobody hears it')),
    },
  },
  states: { closed: () => ({}), open: () => ({}), walled: () => ({}) },
};

function walked(model: TestModel, variant?: AnyStateMachine) {
  const { findings, walk } = walkOf(model, variant);
  return { words: findings.map(({ words }) => words), walk };
}

const model = (changed: Partial<Expectations>) => defineModel(door, { ...pushing, ...changed });

describe('A model and its machine', () => {
  it('are not walked while the model tells of a state or an event that the machine lacks', () => {
    const cases = {
      ...pushing.cases,
      rings: { event: { type: 'bell.rung' as const } },
    };
    const { words, walk } = walked(
      model({ cases, states: { ...pushing.states, ajar: () => ({}) } }),
    );
    expect(words).toEqual([
      'there is no state ajar',
      'the machine knows no event of “rings” (bell.rung)',
    ]);
    expect(walk.states).toBe(0);
  });

  it('are not walked while the machine has a state or an event of which the model is silent', () => {
    const { pushes, ...others } = pushing.cases;
    expect(pushes).toBeDefined();
    const { closed, open } = { closed: () => ({}), open: () => ({}) };
    const { words } = walked(model({ cases: others, states: { closed, open } }));
    expect(words).toEqual([
      'nothing is said of the state door.walled',
      'no event case says what door.pushed does in door.closed',
    ]);
  });

  it('tell what no path meets: states, transitions, answers of guards', () => {
    const { words, walk } = walked(model({}));
    expect(words).toContain('no path visits door.walled');
    expect(words).toContain('no path takes door.walled: door.pulled [0] → door.open');
    expect(words).toContain(
      'no path on which the guard does not hold of door.closed: door.pushed [0] → door.open',
    );
    expect(coverageOf(door, walk)).toEqual({
      states: '2 of 3',
      transitions: '4 of 5',
      'answers of guards': '1 of 2',
    });
  });

  it('disagree when what should happen never does, such as an answer that nobody asked for', () => {
    const { words } = walked(model({}), doorThat(false));
    expect(words).toContain('no path of door has “is answered”');
  });

  it('disagree when something happens that must not, or otherwise than is said', () => {
    const { words } = walked(
      model({
        cases: {
          ...pushing.cases,
          pushes: {
            event: { type: 'door.pushed' },
            changes: ({ before, after }) => ({ 'it is counted': after.pushes > before.pushes }),
          },
          pulls: { event: { type: 'door.pulled' }, never: true },
        },
      }),
    );
    expect(words).toContain('door in closed, “pushes”: it is not true that it is counted');
    expect(words).toContain('door in open, “pulls”: must never happen');
  });

  it('disagree when something lasts longer than it should', () => {
    const lampThatShines = (shining: number) =>
      setup({ delays: { shining } }).createMachine({
        id: 'lamp',
        initial: 'lit',
        states: { lit: { after: { shining: 'dark' } }, dark: { type: 'final' } },
      });
    const lamp = lampThatShines(2000);
    const shining = defineModel(
      lamp,
      {
        starts: { 'lights it': {} },
        cases: {
          'it has shone': {
            event: { type: 'xstate.after.shining.lamp.lit' },
          },
        },
        states: { lit: () => ({}), dark: () => ({}) },
      },
      { ...noSurroundings, durations: { shining: 2000 } },
    );
    expect(walked(shining).words).toEqual([]);
    expect(walked(shining, lampThatShines(4000)).words).toEqual([
      'shining lasts 4000 ms in lamp instead of 2000',
    ]);
  });

  it('are a plan for a person who tests by hand, with a box to tick', () => {
    const plan = planFor(model({}));
    expect(plan).toContain('# door: all transitions\n\n## Path 1 of ');
    expect(plan).toContain('- [ ] **Stands before it.**\n- [ ] **Pushes.**\n');
  });
});
