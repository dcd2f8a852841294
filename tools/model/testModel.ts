import {
  transition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ContextFrom,
  type EventFrom,
} from 'xstate';
import type { DelayOver, ActorAnswered, ActorChanged, ActorFailed } from './outcomes';

/** What the machines of a project have in common around them, whatever a single model says. */
export interface Surroundings {
  /** What can happen at any time, by words; a machine only gets events that it handles. */
  events: ReadonlyMap<string, AnyEventObject>;
  /** The invoked actor that must be running for an event to come, by event type. */
  toldBy: ReadonlyMap<string, string>;
  /** The required duration of each delay in milliseconds, by name; not checked by default. */
  durations?: Readonly<Record<string, number>>;
}

/** Whether two values that JSON can write have the same content. */
export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Surroundings without anything in them. */
export const noSurroundings: Surroundings = { events: new Map(), toldBy: new Map() };

/** Assertions and whether each holds. A failing test quotes the assertion. */
export type Assertions = Readonly<Record<string, boolean>>;

/** What a rule may read: a machine's snapshot without its internals. */
export interface ModelSnapshot<TContext> {
  context: TContext;
  tags: ReadonlySet<string>;
  /** What the history states restore, by their ids. */
  historyValue?: Readonly<Record<string, readonly { id: string }[]>>;
}

/** A state by its dotted path within the machine, `creating.sending`. */
export type StatePath = string;

/** What a step makes of a context. */
export interface ChangeOf<TContext> {
  before: TContext;
  after: TContext;
}

/** A step: the contexts and tags before and after it. */
export interface Step<TContext> extends ChangeOf<TContext> {
  from: ReadonlySet<string>;
  to: ReadonlySet<string>;
  /** Its effects by name, with parameters: provided actions and emitted events. */
  does: () => ReadonlyMap<string, unknown>;
}

/** What happens to a machine: an event of its own, or what its actors and delays bring. */
type TimelineEvent<TEvent> = TEvent | ActorAnswered | ActorChanged | ActorFailed | DelayOver;

/**
 * Something that can happen, named by the words in which a person would tell it. Where it leads is the machine's own
 * business: the walk tries it wherever the machine takes it.
 */
export interface EventCase<TContext, TEvent> {
  event: TimelineEvent<TEvent>;
  /** Whether the machine must never take it. */
  never?: boolean;
  /** Limits when the walk tries it, for what multiplies states without telling more. */
  onlyWhen?: (before: ModelSnapshot<TContext>) => boolean;
  /** What must be true of the step itself, beyond the assertions about the state it leads to. */
  changes?: (step: Step<TContext>) => Assertions;
}

/** Events, by words, of which the same must be true. */
export function alike<TContext, const TEvent extends object>(
  changes: NonNullable<EventCase<TContext, TEvent>['changes']>,
  events: Readonly<Record<string, TEvent>>,
): Readonly<Record<string, EventCase<TContext, TEvent>>> {
  return Object.fromEntries(
    Object.entries(events).map(([words, event]) => [words, { event, changes }]),
  );
}

/** Screens, by name, that differ by the context. */
interface Screens {
  names: readonly string[];
  of: (snapshot: AnyMachineSnapshot) => string;
}

/** A start of a machine. */
interface Start {
  input?: unknown;
}

export interface ModelSpecification<TContext, TEvent> {
  /** The starts, by words. */
  starts: Readonly<Record<string, Start>>;
  /** What can happen, by words. Of what no more is said than that, the event alone. */
  cases: Readonly<Record<string, EventCase<TContext, TEvent> | TimelineEvent<TEvent>>>;
  /** What is true whenever the machine is in a state, or always (`*`). Every innermost state needs an entry. */
  states: Readonly<Record<StatePath, (args: ModelSnapshot<TContext>) => Assertions>>;
  /** States that a guest leaves by a link of the page rather than an event, with the link. */
  leftByLink?: Readonly<Record<StatePath, string>>;
  /** The screens of a machine that its states alone do not tell apart, and which one shows. */
  screens?: Screens;
  /** Distinguishes snapshots in the same state; the whole context by default. */
  project?: (args: ModelSnapshot<TContext>) => unknown;
}

/** A machine and its expectations, ready to be walked. */
export interface TestModel {
  id: string;
  machine: AnyStateMachine;
  /** What the project's machines have around them. */
  surroundings: Surroundings;
  starts: ReadonlyMap<string, Start>;
  events: ReadonlyMap<string, AnyEventObject>;
  /** The words of what the machine must never take. */
  never: ReadonlySet<string>;
  leftByLink: ReadonlyMap<StatePath, string>;
  screens: Screens | undefined;
  /** Whether the walk tries these words. */
  tries: (words: string, before: AnyMachineSnapshot) => boolean;
  changes: (words: string, before: AnyMachineSnapshot, after: AnyMachineSnapshot) => Assertions;
  /** The states that have assertions, and those of one of them. */
  statesWithAssertions: readonly StatePath[];
  assertions: (state: StatePath, snapshot: AnyMachineSnapshot) => Assertions;
  project: (snapshot: AnyMachineSnapshot) => string;
}

/** Whether a snapshot is in a state; every snapshot is in `*`. */
export function isIn(snapshot: AnyMachineSnapshot, state: StatePath): boolean {
  if (state === '*') return true;
  const keys = state.split('.');
  const innermost = keys.pop() ?? '';
  return snapshot.matches(
    keys.reduceRight<object | string>((value, key) => ({ [key]: value }), innermost),
  );
}

/** An event that an invoked actor sends. */
const TOLD = /^xstate\.(?:done\.actor|error\.actor|snapshot)\.(?<actor>.+)$/;

/** Whether a machine takes an event. What an actor tells comes only while that actor is running. */
export function takes(
  { surroundings }: TestModel,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): boolean {
  const actor = TOLD.exec(event.type)?.groups?.actor ?? surroundings.toldBy.get(event.type);
  return (actor === undefined || actor in snapshot.children) && snapshot.can(event);
}

const EMIT = 'xstate.emit';

/** An effect's name and parameters: a provided action's, or an emitted event's. */
function effectOf({ type, params }: { type: string; params: unknown }): [string, unknown] {
  if (type !== EMIT || typeof params !== 'object' || params === null) return [type, params];
  const emitted: unknown = Reflect.get(params, 'event');
  const isEvent = typeof emitted === 'object' && emitted !== null;
  return [String(isEvent ? Reflect.get(emitted, 'type') : undefined), emitted];
}

/** The effects of an event, by name: provided actions and emitted events, with their parameters. */
function effectsOf(
  before: AnyMachineSnapshot,
  event: AnyEventObject,
): ReadonlyMap<string, unknown> {
  return new Map(transition(before.machine, before, event)[1].map(effectOf));
}

function stepOf<TContext>(
  before: ModelSnapshot<TContext>,
  after: ModelSnapshot<TContext>,
  does: Step<TContext>['does'],
): Step<TContext> {
  return { before: before.context, after: after.context, from: before.tags, to: after.tags, does };
}

/** What a snapshot's history states restore. */
export function historyOf({ historyValue = {} }: ModelSnapshot<unknown>): string[] {
  return Object.entries(historyValue).flatMap(([id, states]) => [
    id,
    ...states.map((state) => state.id),
  ]);
}

/**
 * Creates a test model from a machine and its expectations.
 * @param surroundings what the project's machines have around them, the same for all its models
 */
export function defineModel<TMachine extends AnyStateMachine>(
  machine: TMachine,
  specification: ModelSpecification<ContextFrom<TMachine>, EventFrom<TMachine>>,
  surroundings: Surroundings = noSurroundings,
): TestModel {
  type Case = EventCase<ContextFrom<TMachine>, EventFrom<TMachine>>;
  const { starts, states, leftByLink = {}, screens, project } = specification;
  const cases = new Map(
    Object.entries(specification.cases).map(([words, one]): [string, Case] => [
      words,
      'event' in one ? one : { event: one },
    ]),
  );
  return {
    id: machine.id,
    machine,
    surroundings,
    starts: new Map(Object.entries(starts)),
    events: new Map(Array.from(cases, ([words, { event }]) => [words, { ...event }])),
    never: new Set(Array.from(cases.keys()).filter((words) => cases.get(words)?.never)),
    leftByLink: new Map(Object.entries(leftByLink)),
    screens,
    tries: (words, before) => cases.get(words)?.onlyWhen?.(before) ?? true,
    changes: (words, before, after) => {
      const { event, changes } = cases.get(words) ?? {};
      if (event === undefined || changes === undefined) return {};
      return changes(stepOf<ContextFrom<TMachine>>(before, after, () => effectsOf(before, event)));
    },
    statesWithAssertions: Object.keys(states),
    assertions: (state, snapshot) => states[state]?.(snapshot) ?? {},
    project: (snapshot) =>
      JSON.stringify([
        snapshot.value,
        historyOf(snapshot),
        project ? project(snapshot) : snapshot.context,
      ]),
  };
}
