import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFrom,
} from 'xstate';
import { effectsOf } from './effects';
import { noSurroundings, type Surroundings } from './surroundings';
import type { DelayOver, ActorAnswered, ActorChanged, ActorFailed } from './outcomes';

/** Sentences and whether each of them holds; the sentence is what a failing test says. */
export type Claims = Readonly<Record<string, boolean>>;

/** What a rule may look at: a machine's snapshot, without the machinery. */
export interface Moment<TContext> {
  context: TContext;
  tags: ReadonlySet<string>;
  /** What the history states lead back to, by their ids. */
  historyValue?: Readonly<Record<string, readonly { id: string }[]>>;
}

/** A state by its dotted path below the machine, `creating.sending`. */
export type StatePath = string;

/** Where something leads; several states where they lie side by side. */
type Reached = StatePath | readonly StatePath[];

/** Where something leads, or null when it can't happen. */
export type Destination<TContext> = Reached | ((before: Moment<TContext>) => Reached | null) | null;

/** A step: the contexts, and the tags of the states, from which and to which it leads. */
export interface Step<TContext> {
  before: TContext;
  after: TContext;
  from: ReadonlySet<string>;
  to: ReadonlySet<string>;
  /** What it does in the world, by name, and with what: provided actions and what is emitted. */
  does: () => ReadonlyMap<string, unknown>;
}

/** Something that can happen, under the words in which a person would tell it. */
export interface EventCase<TContext, TEvent> {
  event: TEvent | ActorAnswered | ActorChanged | ActorFailed | DelayOver;
  /**
   * From which states it leads where; the innermost named state decides, `*` is any state. In
   * every state that is not named, it must be impossible.
   */
  leads: Readonly<Record<StatePath, Destination<TContext>>>;
  /** The walk tries it only then; keeps apart what multiplies states without telling more. */
  onlyWhen?: (before: Moment<TContext>) => boolean;
  /** What must be true of the step itself, beyond what holds in the state that it leads to. */
  changes?: (step: Step<TContext>) => Claims;
}

/** A way into a machine: its input, and the state in which it begins. */
export interface Start {
  input?: unknown;
  begins: StatePath;
}

export interface ModelSpecification<TContext, TEvent> {
  /** The ways in, in words. */
  starts: Readonly<Record<string, Start>>;
  cases: Readonly<Record<string, EventCase<TContext, TEvent>>>;
  /** What is true whenever the machine is in a state. Every innermost state needs an entry. */
  states: Readonly<Record<StatePath, (moment: Moment<TContext>) => Claims>>;
  /** The states that a guest leaves by a link of the page, not by an event, and by which. */
  leftByLink?: Readonly<Record<StatePath, string>>;
  /** What tells two moments in the same state apart; all of the context unless given. */
  project?: (moment: Moment<TContext>) => unknown;
  /** Walk every path that visits no state twice; only where there are few. */
  everySimplePath?: boolean;
}

/** A machine and what a person expects of it, ready to be walked. */
export interface TestModel {
  id: string;
  machine: AnyStateMachine;
  /** What the machines of its project have around them. */
  surroundings: Surroundings;
  starts: ReadonlyMap<string, Start>;
  events: ReadonlyMap<string, AnyEventObject>;
  /** The states and destinations that the rules name. */
  namedStates: readonly StatePath[];
  leftByLink: ReadonlyMap<StatePath, string>;
  everySimplePath: boolean;
  /** Whether the walk tries what the words say. */
  tries: (words: string, before: AnyMachineSnapshot) => boolean;
  /** Where the words lead from a snapshot, or null when they can't happen there. */
  destination: (words: string, before: AnyMachineSnapshot) => readonly StatePath[] | null;
  changes: (words: string, before: AnyMachineSnapshot, after: AnyMachineSnapshot) => Claims;
  /** The states that have claims, and the claims of one of them. */
  statesWithClaims: readonly StatePath[];
  claims: (state: StatePath, snapshot: AnyMachineSnapshot) => Claims;
  project: (snapshot: AnyMachineSnapshot) => string;
}

/** Whether the snapshot is in the state. */
export function isIn(snapshot: AnyMachineSnapshot, state: StatePath): boolean {
  if (state === '*') return true;
  const keys = state.split('.');
  const innermost = keys.pop() ?? '';
  return snapshot.matches(
    keys.reduceRight<object | string>((value, key) => ({ [key]: value }), innermost),
  );
}

function depthOf(state: StatePath): number {
  return state === '*' ? 0 : state.split('.').length;
}

function stepOf<TContext>(
  before: Moment<TContext>,
  after: Moment<TContext>,
  does: Step<TContext>['does'],
): Step<TContext> {
  return { before: before.context, after: after.context, from: before.tags, to: after.tags, does };
}

/** What the history states of a moment lead back to. */
export function historyOf({ historyValue = {} }: Moment<unknown>): string[] {
  return Object.entries(historyValue).flatMap(([id, states]) => [
    id,
    ...states.map((state) => state.id),
  ]);
}

/**
 * Makes a test model out of a machine and the expectations of it.
 * @param surroundings what the machines of the project have around them; the same for all of its models
 */
export function defineModel<TMachine extends AnyStateMachine>(
  machine: TMachine,
  specification: ModelSpecification<ContextFrom<TMachine>, EventFrom<TMachine>>,
  surroundings: Surroundings = noSurroundings,
): TestModel {
  const { starts, cases, states, leftByLink = {}, project } = specification;
  const destinations = Object.values(cases).flatMap(({ leads }) => Object.values(leads));
  return {
    id: machine.id,
    machine,
    surroundings,
    starts: new Map(Object.entries(starts)),
    events: new Map(Object.entries(cases).map(([words, { event }]) => [words, { ...event }])),
    namedStates: [
      ...Object.keys(states),
      ...Object.values(starts).map(({ begins }) => begins),
      ...Object.keys(leftByLink),
      ...Object.values(cases).flatMap(({ leads }) => Object.keys(leads)),
      ...destinations.flatMap((to) => (typeof to === 'function' ? [] : (to ?? []))),
    ].filter((state) => state !== '*'),
    leftByLink: new Map(Object.entries(leftByLink)),
    everySimplePath: specification.everySimplePath ?? false,
    tries: (words, before) => cases[words]?.onlyWhen?.(before) ?? true,
    destination: (words, before) => {
      const [innermost] = Object.entries(cases[words]?.leads ?? {})
        .filter(([state]) => isIn(before, state))
        .toSorted(([one], [other]) => depthOf(other) - depthOf(one));
      const named = innermost?.[1] ?? null;
      const reached = typeof named === 'function' ? named(before) : named;
      return typeof reached === 'string' ? [reached] : reached;
    },
    changes: (words, before, after) => {
      const { event, changes } = cases[words] ?? {};
      if (event === undefined || changes === undefined) return {};
      const does = () => effectsOf(before, event);
      return changes(stepOf<ContextFrom<TMachine>>(before, after, does));
    },
    statesWithClaims: Object.keys(states),
    claims: (state, snapshot) => states[state]?.(snapshot) ?? {},
    project: (snapshot) =>
      JSON.stringify([
        snapshot.value,
        historyOf(snapshot),
        project ? project(snapshot) : snapshot.context,
      ]),
  };
}
