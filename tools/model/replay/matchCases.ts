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
export interface MatchedWalk {
  model: TestModel;
  start: string;
  first: AnyMachineSnapshot;
  steps: readonly MatchedStep[];
  /** The recorded steps that the machine alone can't follow; none if it followed all. */
  lost: readonly RecordedStep[];
}

/** A partial match of a walk. */
interface PartialMatch {
  start: string;
  first: AnyMachineSnapshot;
  snapshot: AnyMachineSnapshot;
  steps: readonly MatchedStep[];
  /** How different it is from the recording. */
  cost: number;
}

/** How many alternative matches are followed side by side. */
const MATCHES = 12;

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

function onwards(match: PartialMatch, step: MatchedStep, cost: number): PartialMatch {
  return {
    ...match,
    snapshot: step.after,
    steps: [...match.steps, step],
    cost: match.cost + cost,
  };
}

/** Continues a match by a case of the same type that leads to the same states. */
function byCase(model: TestModel, match: PartialMatch, recorded: RecordedStep): PartialMatch[] {
  const { snapshot } = match;
  return Array.from(model.events).flatMap(([words, event]) => {
    if (event.type !== recorded.type || !model.tries(words, snapshot)) return [];
    const after = afterEvent(model, snapshot, event);
    if (after === undefined || !isAt(after, recorded.states)) return [];
    const isNews = model.project(after) !== model.project(snapshot);
    const step = { words, event, isCase: true, isTaken: isNews, after: isNews ? after : snapshot };
    return [
      onwards(match, step, eventDistance(event, recorded.says, model.surroundings.secretFields)),
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
  { snapshot }: PartialMatch,
  { type, says }: RecordedStep,
): number {
  if (!isToldInside(type)) return LEFT_OUT;
  const inside: unknown = Reflect.get(Object(Reflect.get(Object(says), 'snapshot')), 'context');
  const context: unknown = snapshot.context;
  if (typeof context !== 'object' || context === null) return LEFT_OUT;
  const known = Object.entries(context).filter(([name]) => name in Object(inside));
  return Math.min(LEFT_OUT, distance(Object.fromEntries(known), inside, surroundings.secretFields));
}

/** Continues a match without a step that changed no state. */
function withoutIt(model: TestModel, match: PartialMatch, recorded: RecordedStep): PartialMatch[] {
  if (!isAt(match.snapshot, recorded.states)) return [];
  const event = eventAsRecorded(recorded.type, recorded.says, undefined);
  const step = { words: eventWords(recorded), event, isCase: false, isTaken: false };
  return [onwards(match, { ...step, after: match.snapshot }, leavingOut(model, match, recorded))];
}

/** Continues a match by the event itself, with hidden values from an example. */
function asItWas(
  model: TestModel,
  match: PartialMatch,
  recorded: RecordedStep,
  cost: number,
): PartialMatch[] {
  const examples = Array.from(model.events.values()).filter(({ type }) => type === recorded.type);
  return [undefined, ...examples].flatMap((example) => {
    const event = eventAsRecorded(recorded.type, recorded.says, example);
    // A failure can't be written down completely; its cases stand for it.
    if ('error' in event || JSON.stringify(event).includes(HIDDEN)) return [];
    const after = afterEvent(model, match.snapshot, event);
    if (after === undefined || !isAt(after, recorded.states)) return [];
    const step = { words: eventWords(recorded), event, isCase: false, isTaken: true };
    return [onwards(match, { ...step, after }, cost)];
  });
}

/** Continues a match by a case, after the fewest unrecorded steps that make it possible. */
function prepared(model: TestModel, match: PartialMatch, recorded: RecordedStep): PartialMatch[] {
  for (const moments of preparedMoments(model, match.snapshot)) {
    const further = moments.flatMap((steps) => {
      const ready = steps.reduce((matched, { words, event, after }) => {
        return onwards(matched, { words, event, isCase: true, isTaken: true, after }, PREPARED);
      }, match);
      return byCase(model, ready, recorded);
    });
    if (further.length > 0) return further;
  }
  return [];
}

/** Whether the last step has words, or needs none. */
function endsInWords({ steps }: PartialMatch): boolean {
  const last = steps.at(-1);
  return last !== undefined && (last.isCase || !last.isTaken);
}

/** The best matches, one for each snapshot that the machine can be in. */
function bestOf({ project }: TestModel, matches: readonly PartialMatch[]): PartialMatch[] {
  const best = new Map<string, PartialMatch>();
  for (const match of matches.toSorted((one, other) => one.cost - other.cost)) {
    const key = `${match.start} ${project(match.snapshot)}`;
    if (!best.has(key)) best.set(key, match);
  }
  return Array.from(best.values()).slice(0, MATCHES);
}

function begun(
  { starts, machine, surroundings: { secretFields } }: TestModel,
  { begins, input: recorded }: RecordedWalk,
) {
  return Array.from(starts).flatMap(([start, { input }]): PartialMatch[] => {
    const [first] = initialTransition(machine, input);
    if (!isAt(first, begins)) return [];
    const cost = distance(input, recorded, secretFields);
    return [{ start, first, snapshot: first, steps: [], cost }];
  });
}

/** Matches a walk with cases: in words wherever possible, or by the events as recorded. */
function matchedWalk(
  model: TestModel,
  walk: RecordedWalk,
  isInWords: boolean,
): MatchedWalk | undefined {
  let matches = bestOf(model, begun(model, walk));
  let place = 0;
  for (const recorded of walk.steps) {
    const simple = matches.flatMap((match) => {
      const stays = isAt(match.snapshot, recorded.states);
      const unworded =
        stays && isInWords ? [] : asItWas(model, match, recorded, isInWords ? WITHOUT_WORDS : 0);
      return [...byCase(model, match, recorded), ...withoutIt(model, match, recorded), ...unworded];
    });
    const further = simple.some(endsInWords)
      ? simple
      : [...simple, ...matches.flatMap((match) => prepared(model, match, recorded))];
    if (further.length === 0) break;
    matches = bestOf(model, further);
    place += 1;
  }
  const [best] = matches;
  return best && { model, ...best, lost: walk.steps.slice(place) };
}

/**
 * Matches a recording with the words of its model's cases: each event by the most similar case that leads to the same
 * states. Steps that changed no state and match no case are omitted; if a case needs something first, such as a
 * secret that no recording contains, other cases provide it. An event that changed the state and matches no case is
 * taken as recorded.
 * @returns undefined if none of the model's starts matches the recording's
 */
export function matchCases(model: TestModel, walk: RecordedWalk): MatchedWalk | undefined {
  const inWords = matchedWalk(model, walk, true);
  if (inWords === undefined || inWords.lost.length === 0) return inWords;
  const literally = matchedWalk(model, walk, false);
  return literally && literally.lost.length < inWords.lost.length ? literally : inWords;
}
