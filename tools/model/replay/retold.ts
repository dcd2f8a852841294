import {
  initialTransition,
  transition,
  type AnyEventObject,
  type AnyMachineSnapshot,
} from 'xstate';
import { HIDDEN } from './payload';
import { innermostIn } from '../findings';
import type { TestModel } from '../testModel';
import { eventAsRecorded, eventUnlikeness, unlikeness } from './likeness';
import { preparedMoments } from './preparing';
import type { RecordedStep, RecordedWalk } from './recorded';

/** A step of a recorded walk, told so that it can be taken again. */
export interface RetoldStep {
  /** The words of a case of the model, or the event's type and payload where no case is like it. */
  words: string;
  event: AnyEventObject;
  isCase: boolean;
  /** Whether the path takes it: it does without what changed no state and is no news or like no case. */
  isTaken: boolean;
  after: AnyMachineSnapshot;
}

/** A recorded walk in the words of its machine's model. */
export interface Retelling {
  model: TestModel;
  start: string;
  first: AnyMachineSnapshot;
  steps: readonly RetoldStep[];
  /** What was recorded from there on where the machine by itself goes no further; none where it did. */
  lost: readonly RecordedStep[];
}

/** How a walk can be told as far as it was looked at. */
interface Telling {
  start: string;
  first: AnyMachineSnapshot;
  moment: AnyMachineSnapshot;
  steps: readonly RetoldStep[];
  /** How little it is like what was recorded. */
  cost: number;
}

/** So many ways of telling a walk are followed side by side. */
const TELLINGS = 12;

/** What it costs to leave out what changed no state; a case that is less like it is no better. */
const LEFT_OUT = 0.6;
/** What it costs to let something happen that was not recorded, so that what was can happen. */
const PREPARED = 1;
/** What it costs to take an event as it was recorded, for which there are no words. */
const WITHOUT_WORDS = 3;

const namesOf = (states: readonly string[]) => states.toSorted().join(' and ');

function isAt(moment: AnyMachineSnapshot, states: readonly string[]): boolean {
  return namesOf(innermostIn(moment.value)) === namesOf(states);
}

/** An event in as few words as there are without a case. */
export function eventWords({ type, says }: Pick<RecordedStep, 'type' | 'says'>): string {
  const payload = JSON.stringify(says ?? {});
  return payload === '{}' ? type : `${type} ${payload}`;
}

/** Where an event leads on the machine alone; undefined where it can't happen. */
function afterEvent(
  { machine }: TestModel,
  moment: AnyMachineSnapshot,
  event: AnyEventObject,
): AnyMachineSnapshot | undefined {
  try {
    return moment.can(event) ? transition(machine, moment, event)[0] : undefined;
  } catch {
    // A recording says less than what happened: the machine may miss something in it.
    return undefined;
  }
}

function onwards(telling: Telling, step: RetoldStep, cost: number): Telling {
  return {
    ...telling,
    moment: step.after,
    steps: [...telling.steps, step],
    cost: telling.cost + cost,
  };
}

/** The walk told on by a case of the model that is of the same type and leads to the same states. */
function byCase(model: TestModel, telling: Telling, recorded: RecordedStep): Telling[] {
  const { moment } = telling;
  return Array.from(model.events).flatMap(([words, event]) => {
    if (event.type !== recorded.type || !model.tries(words, moment)) return [];
    const after = afterEvent(model, moment, event);
    if (after === undefined || !isAt(after, recorded.states)) return [];
    const isNews = model.project(after) !== model.project(moment);
    const step = { words, event, isCase: true, isTaken: isNews, after: isNews ? after : moment };
    return [
      onwards(
        telling,
        step,
        eventUnlikeness(event, recorded.says, model.surroundings.secretFields),
      ),
    ];
  });
}

/** What a machine inside tells of itself, which the one around it remembers under the same names. */
const TOLD_INSIDE = 'xstate.snapshot.';

/** Whether an event only says how a machine inside has changed; what happened is told of that one. */
export function isToldInside(type: string): boolean {
  return type.startsWith(TOLD_INSIDE);
}

/** What it costs to leave a step out: less where the machine remembers already what a machine inside tells. */
function leavingOut(
  { surroundings }: TestModel,
  { moment }: Telling,
  { type, says }: RecordedStep,
): number {
  if (!isToldInside(type)) return LEFT_OUT;
  const inside: unknown = Reflect.get(Object(Reflect.get(Object(says), 'snapshot')), 'context');
  const context: unknown = moment.context;
  if (typeof context !== 'object' || context === null) return LEFT_OUT;
  const known = Object.entries(context).filter(([name]) => name in Object(inside));
  return Math.min(
    LEFT_OUT,
    unlikeness(Object.fromEntries(known), inside, surroundings.secretFields),
  );
}

/** The walk told on without a step that changed no state. */
function withoutIt(model: TestModel, telling: Telling, recorded: RecordedStep): Telling[] {
  if (!isAt(telling.moment, recorded.states)) return [];
  const event = eventAsRecorded(recorded.type, recorded.says, undefined);
  const told = { words: eventWords(recorded), event, isCase: false, isTaken: false };
  return [
    onwards(telling, { ...told, after: telling.moment }, leavingOut(model, telling, recorded)),
  ];
}

/** The walk told on by the event itself, with what an example says in the place of what is hidden. */
function asItWas(
  model: TestModel,
  telling: Telling,
  recorded: RecordedStep,
  cost: number,
): Telling[] {
  const examples = Array.from(model.events.values()).filter(({ type }) => type === recorded.type);
  return [undefined, ...examples].flatMap((example) => {
    const event = eventAsRecorded(recorded.type, recorded.says, example);
    // A failure is more than can be written down; its cases tell of it.
    if ('error' in event || JSON.stringify(event).includes(HIDDEN)) return [];
    const after = afterEvent(model, telling.moment, event);
    if (after === undefined || !isAt(after, recorded.states)) return [];
    const told = { words: eventWords(recorded), event, isCase: false, isTaken: true };
    return [onwards(telling, { ...told, after }, cost)];
  });
}

/** The walk told on by a case after what makes it possible in the fewest steps, and was not recorded so. */
function prepared(model: TestModel, telling: Telling, recorded: RecordedStep): Telling[] {
  for (const moments of preparedMoments(model, telling.moment)) {
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

/** The best tellings, one for each moment in which the machine can be. */
function bestOf({ project }: TestModel, tellings: readonly Telling[]): Telling[] {
  const best = new Map<string, Telling>();
  for (const telling of tellings.toSorted((one, other) => one.cost - other.cost)) {
    const key = `${telling.start} ${project(telling.moment)}`;
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
    const cost = unlikeness(input, recorded, secretFields);
    return [{ start, first, moment: first, steps: [], cost }];
  });
}

/** Tells a walk; either in words wherever there are any, or the events as they were recorded. */
function told(model: TestModel, walk: RecordedWalk, isInWords: boolean): Retelling | undefined {
  let tellings = bestOf(model, begun(model, walk));
  let place = 0;
  for (const recorded of walk.steps) {
    const simple = tellings.flatMap((telling) => {
      const stays = isAt(telling.moment, recorded.states);
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
 * Tells what was recorded of a machine in the words of its model's cases: each event by the case
 * that is most like it and leads to the same states. What changed no state and is like no case is
 * left out; where a case needs something before it, as a secret that no recording holds, that is
 * done by other cases. An event that changed the state and is like no case is taken as it was.
 * @returns undefined when no start of the model begins where the recording does
 */
export function retold(model: TestModel, walk: RecordedWalk): Retelling | undefined {
  const inWords = told(model, walk, true);
  if (inWords === undefined || inWords.lost.length === 0) return inWords;
  const literally = told(model, walk, false);
  return literally && literally.lost.length < inWords.lost.length ? literally : inWords;
}
