import {
  initialTransition,
  transition,
  type AnyEventObject,
  type AnyMachineSnapshot,
} from 'xstate';
import { HIDDEN } from './payload';
import { innermostIn } from '../findings';
import type { TestModel } from '../testModel';
import { eventAsRecorded, eventDistance, distance } from './distance';
import { preparedMoments } from './preparing';
import type { RecordedStep, RecordedWalk } from './recorded';

/** A step of a recorded walk, in a form that can be replayed. */
export interface MatchedStep {
  /** The words of a case of the model, or the event's type and payload if no case matches. */
  words: string;
  event: AnyEventObject;
  isCase: boolean;
  /** Whether the path includes it: not if it changed no state and is redundant or matches no case. */
  isTaken: boolean;
  after: AnyMachineSnapshot;
}

/** A recorded walk in the words of its machine's model. */
export interface Retelling {
  model: TestModel;
  start: string;
  first: AnyMachineSnapshot;
  steps: readonly MatchedStep[];
  /** The recorded steps that the machine alone can't follow; none if it followed all. */
  lost: readonly RecordedStep[];
}

/** A partial retelling of a walk. */
interface Telling {
  start: string;
  first: AnyMachineSnapshot;
  snapshot: AnyMachineSnapshot;
  steps: readonly MatchedStep[];
  /** How different it is from the recording. */
  cost: number;
}

/** How many alternative retellings are followed side by side. */
const TELLINGS = 12;

/** The cost of omitting a step that changed no state; a less similar case is no better. */
const LEFT_OUT = 0.6;
/** The cost of an unrecorded step that makes a recorded one possible. */
const PREPARED = 1;
/** The cost of taking an event as it was recorded, without words. */
const WITHOUT_WORDS = 3;

const namesOf = (states: readonly string[]) => states.toSorted().join(' and ');

function isAt(snapshot: AnyMachineSnapshot, states: readonly string[]): boolean {
  return namesOf(innermostIn(snapshot.value)) === namesOf(states);
}

/** An event as brief text, without a case. */
export function eventWords({ type, says }: Pick<RecordedStep, 'type' | 'says'>): string {
  const payload = JSON.stringify(says ?? {});
  return payload === '{}' ? type : `${type} ${payload}`;
}

/** The result of an event on the machine alone; undefined if it can't happen. */
function afterEvent(
  { machine }: TestModel,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): AnyMachineSnapshot | undefined {
  try {
    return snapshot.can(event) ? transition(machine, snapshot, event)[0] : undefined;
  } catch {
    // A recording contains less than what happened, so the machine may miss something.
    return undefined;
  }
}

function onwards(telling: Telling, step: MatchedStep, cost: number): Telling {
  return {
    ...telling,
    snapshot: step.after,
    steps: [...telling.steps, step],
    cost: telling.cost + cost,
  };
}

/** Continues a retelling by a case of the same type that leads to the same states. */
function byCase(model: TestModel, telling: Telling, recorded: RecordedStep): Telling[] {
  const { snapshot } = telling;
  return Array.from(model.events).flatMap(([words, event]) => {
    if (event.type !== recorded.type || !model.tries(words, snapshot)) return [];
    const after = afterEvent(model, snapshot, event);
    if (after === undefined || !isAt(after, recorded.states)) return [];
    const isNews = model.project(after) !== model.project(snapshot);
    const step = { words, event, isCase: true, isTaken: isNews, after: isNews ? after : snapshot };
    return [
      onwards(telling, step, eventDistance(event, recorded.says, model.surroundings.secretFields)),
    ];
  });
}

/** A child machine's reports, which its parent remembers under the same names. */
const TOLD_INSIDE = 'xstate.snapshot.';

/** Whether an event only reports a child machine's change; its events are told with that machine. */
export function isToldInside(type: string): boolean {
  return type.startsWith(TOLD_INSIDE);
}

/** The cost of omitting a step: less if the machine already remembers what a child reports. */
function leavingOut(
  { surroundings }: TestModel,
  { snapshot }: Telling,
  { type, says }: RecordedStep,
): number {
  if (!isToldInside(type)) return LEFT_OUT;
  const inside: unknown = Reflect.get(Object(Reflect.get(Object(says), 'snapshot')), 'context');
  const context: unknown = snapshot.context;
  if (typeof context !== 'object' || context === null) return LEFT_OUT;
  const known = Object.entries(context).filter(([name]) => name in Object(inside));
  return Math.min(LEFT_OUT, distance(Object.fromEntries(known), inside, surroundings.secretFields));
}

/** Continues a retelling without a step that changed no state. */
function withoutIt(model: TestModel, telling: Telling, recorded: RecordedStep): Telling[] {
  if (!isAt(telling.snapshot, recorded.states)) return [];
  const event = eventAsRecorded(recorded.type, recorded.says, undefined);
  const told = { words: eventWords(recorded), event, isCase: false, isTaken: false };
  return [
    onwards(telling, { ...told, after: telling.snapshot }, leavingOut(model, telling, recorded)),
  ];
}

/** Continues a retelling by the event itself, with hidden values from an example. */
function asItWas(
  model: TestModel,
  telling: Telling,
  recorded: RecordedStep,
  cost: number,
): Telling[] {
  const examples = Array.from(model.events.values()).filter(({ type }) => type === recorded.type);
  return [undefined, ...examples].flatMap((example) => {
    const event = eventAsRecorded(recorded.type, recorded.says, example);
    // A failure can't be written down completely; its cases stand for it.
    if ('error' in event || JSON.stringify(event).includes(HIDDEN)) return [];
    const after = afterEvent(model, telling.snapshot, event);
    if (after === undefined || !isAt(after, recorded.states)) return [];
    const told = { words: eventWords(recorded), event, isCase: false, isTaken: true };
    return [onwards(telling, { ...told, after }, cost)];
  });
}

/** Continues a retelling by a case, after the fewest unrecorded steps that make it possible. */
function prepared(model: TestModel, telling: Telling, recorded: RecordedStep): Telling[] {
  for (const moments of preparedMoments(model, telling.snapshot)) {
    const further = moments.flatMap((steps) => {
      const ready = steps.reduce((told, { words, event, after }) => {
        return onwards(told, { words, event, isCase: true, isTaken: true, after }, PREPARED);
      }, telling);
      return byCase(model, ready, recorded);
    });
    if (further.length > 0) return further;
  }
  return [];
}

/** Whether the last step has words, or needs none. */
function endsInWords({ steps }: Telling): boolean {
  const last = steps.at(-1);
  return last !== undefined && (last.isCase || !last.isTaken);
}

/** The best retellings, one for each snapshot that the machine can be in. */
function bestOf({ project }: TestModel, tellings: readonly Telling[]): Telling[] {
  const best = new Map<string, Telling>();
  for (const telling of tellings.toSorted((one, other) => one.cost - other.cost)) {
    const key = `${telling.start} ${project(telling.snapshot)}`;
    if (!best.has(key)) best.set(key, telling);
  }
  return Array.from(best.values()).slice(0, TELLINGS);
}

function begun(
  { starts, machine, surroundings: { secretFields } }: TestModel,
  { begins, input: recorded }: RecordedWalk,
) {
  return Array.from(starts).flatMap(([start, { input }]): Telling[] => {
    const [first] = initialTransition(machine, input);
    if (!isAt(first, begins)) return [];
    const cost = distance(input, recorded, secretFields);
    return [{ start, first, snapshot: first, steps: [], cost }];
  });
}

/** Retells a walk: in words wherever possible, or by the events as recorded. */
function told(model: TestModel, walk: RecordedWalk, isInWords: boolean): Retelling | undefined {
  let tellings = bestOf(model, begun(model, walk));
  let place = 0;
  for (const recorded of walk.steps) {
    const simple = tellings.flatMap((telling) => {
      const stays = isAt(telling.snapshot, recorded.states);
      const unworded =
        stays && isInWords ? [] : asItWas(model, telling, recorded, isInWords ? WITHOUT_WORDS : 0);
      return [
        ...byCase(model, telling, recorded),
        ...withoutIt(model, telling, recorded),
        ...unworded,
      ];
    });
    const further = simple.some(endsInWords)
      ? simple
      : [...simple, ...tellings.flatMap((telling) => prepared(model, telling, recorded))];
    if (further.length === 0) break;
    tellings = bestOf(model, further);
    place += 1;
  }
  const [best] = tellings;
  return best && { model, ...best, lost: walk.steps.slice(place) };
}

/**
 * Retells a recording in the words of its model's cases: each event by the most similar case that leads to the same
 * states. Steps that changed no state and match no case are omitted; if a case needs something first, such as a
 * secret that no recording contains, other cases provide it. An event that changed the state and matches no case is
 * taken as recorded.
 * @returns undefined if none of the model's starts matches the recording's
 */
export function retold(model: TestModel, walk: RecordedWalk): Retelling | undefined {
  const inWords = told(model, walk, true);
  if (inWords === undefined || inWords.lost.length === 0) return inWords;
  const literally = told(model, walk, false);
  return literally && literally.lost.length < inWords.lost.length ? literally : inWords;
}
