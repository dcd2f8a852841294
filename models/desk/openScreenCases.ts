import * as messages from '../../messages/desk/openScreen';
import type { AskedField, TypedFields } from '../../machines/desk/draft';
import type { FetchedAnswer, OpenScreenContext, ScreenEvent } from '../../machines/desk/openScreen';
import { answers, timeIsUp } from '../../tools/model/outcomes';
import {
  alike,
  type ChangeOf,
  type Assertions,
  type EventCase,
  type ModelSnapshot,
  type Step,
} from '../../tools/model/testModel';
import { fails, refused, unreachable } from '../fixtures/failures';
import { faster } from './exampleDay';

type Context = OpenScreenContext<unknown>;
type Cases<TEvent> = Readonly<Record<string, EventCase<Context, TEvent>>>;

type Change = ChangeOf<Context>;

const ETAG = '"kq3vT2mXc81b"';
export const asked = <TAnswer>(answer: TAnswer | null, minute: string): FetchedAnswer<TAnswer> => ({
  answer,
  etag: ETAG,
  at: `2026-03-10T09:${minute}:00.000Z`,
});

const done = 'It is done.';
const stays = ({ before, after }: Change) => ({
  'what shows stays': before.answer === after.answer && before.asOf === after.asOf,
});
/** Says something of an act that was on its way. Only one that is done loses what is typed. */
const says = (text: string) => (change: Change) => ({
  [`it says “${text}”`]: change.after.said?.text === text,
  'what is typed stays':
    change.after.said?.tone === 'done' || change.after.draft?.typed === change.before.draft?.typed,
  ...stays(change),
});
export const locked = refused('desk_locked', 403, 'The desk is locked.');

interface Answers {
  first: unknown;
  next: unknown;
}

/** What can happen while something shows that is asked for again. @param at the state in which it shows */
export function readingCases<TContext>(
  at: string,
  stays: (change: ChangeOf<TContext>) => Assertions,
): Readonly<Record<string, EventCase<TContext, ScreenEvent>>> {
  const nobodyAnswers = (state: string) => ({
    event: timeIsUp('responseTimeout', `${at}.${state}`),
    changes: stays,
  });
  const secondsPass = (state: string) => ({ event: timeIsUp('untilNextAsking', `${at}.${state}`) });
  return {
    'the network fails': { event: fails('ask', unreachable), changes: stays },
    'the server says that the desk is locked': { event: fails('ask', locked), changes: stays },
    'nobody answers': nobodyAnswers('asking'),
    'nobody answers while it catches up': nobodyAnswers('catchingUp'),
    'nobody answers again': nobodyAnswers('askingAgain'),
    'some seconds pass': secondsPass('upToDate'),
    'some seconds pass without the server': secondsPass('outOfReach'),
    'tries again': { event: { type: 'retry.requested' } },
    'looks at another page': { event: { type: 'page.hidden' } },
    'comes back': { event: { type: 'page.returned' } },
    'unlocks the desk': { event: { type: 'desk.unlocked' } },
  };
}

/** What can happen on any open screen, besides its acts. @param machine its id */
export function askingCases(machine: string, { first, next }: Answers): Cases<ScreenEvent> {
  const at = (state: string) => `${machine}.${state}`;
  return {
    'the server answers': {
      event: answers('ask', asked(first, '00')),
      // Later answers are the next one.
      onlyWhen: ({ context }) => context.answer === null,
      changes: ({ after }) => ({ 'it shows': after.answer === first && after.asOf !== null }),
    },
    'something has changed': {
      event: answers('ask', asked(next, '01')),
      onlyWhen: ({ context }) => context.answer !== null,
      changes: ({ after }) => ({ 'it shows what is so now': after.answer === next }),
    },
    'nothing has changed': {
      event: answers('ask', asked(null, '02')),
      onlyWhen: ({ context }) => context.answer !== null,
      changes: ({ before, after }) => ({
        'what shows stays': before.answer === after.answer,
        'it is of a later time': after.asOf === '2026-03-10T09:02:00.000Z',
      }),
    },
    ...readingCases(at('shown'), stays),
    'nobody answers at first': { event: timeIsUp('responseTimeout', at('loading')) },
    'some seconds pass without anything': { event: timeIsUp('untilNextAsking', at('failed')) },
  };
}

/** The same on a screen with acts. @param act one that is offered at first @param refused one that is not */
export function actingCases<TAct>(
  machine: string,
  { act, refused: mayNot, ...shown }: Answers & { act: TAct; refused: TAct },
): Cases<ScreenEvent | { type: 'act.chosen'; act: TAct }> {
  return {
    ...askingCases(machine, shown),
    'has read what was said': {
      event: { type: 'said.acknowledged' },
      changes: (change) => ({ 'it is gone': change.after.said === null, ...stays(change) }),
    },
    'does what is offered': {
      event: { type: 'act.chosen', act },
      changes: (change) => ({
        'it is on its way': change.after.acting === act,
        'nothing else is said': change.after.said === null,
        ...stays(change),
      }),
    },
    'does what is not offered': { event: { type: 'act.chosen', act: mayNot }, never: true },
    'it is done': {
      event: answers('sendAct', { tone: 'done', text: done }),
      changes: (change) => ({
        'the dialog is closed': change.after.draft === null,
        ...says(done)(change),
      }),
    },
    'a colleague was faster': {
      event: fails('sendAct', refused('changed_meanwhile', 409, faster)),
      changes: says(faster),
    },
    'it is refused without a word': {
      event: fails('sendAct', refused('act_refused', 409, '')),
      changes: says(messages.failed),
    },
    'the desk was locked before it was done': {
      event: fails('sendAct', locked),
      changes: says('The desk is locked.'),
    },
    ...alike(says(messages.outcomeUnknown), {
      'the network fails while it is done': fails('sendAct', unreachable),
      'nobody answers while it is done': timeIsUp('responseTimeout', `${machine}.shown.acting`),
    }),
  };
}

/** Asks for something in the dialog. */
export const asksFor = <TQuestion, TContext extends Context>(
  question: TQuestion,
  typed: TypedFields,
  onlyWhen: (before: ModelSnapshot<TContext>) => boolean = hasNoDraft,
) => ({
  event: { type: 'draft.begun' as const, question },
  onlyWhen,
  changes: ({ after, does }: Step<Context>) => ({
    'its fields are as they begin': JSON.stringify(after.draft?.typed) === JSON.stringify(typed),
    'nothing is said any more': after.said === null,
    'it is kept for a reload': does().has('keep the draft'),
  }),
});
const hasNoDraft = ({ context }: ModelSnapshot<Context>) => context.draft === null;

/** Types into a field of the dialog. What is on its way stays as it is. */
export const types = (field: AskedField, value: string) => ({
  event: { type: 'draft.edited' as const, field, value },
  changes: ({ before, after, does }: Step<Context>): Assertions =>
    before.acting === null
      ? {
          'it is kept, for a reload too':
            after.draft?.typed[field] === value && does().has('keep the draft'),
          'nothing is wrong with it': after.draft?.errors[field] === undefined,
          'what was told of something else is gone': field === 'why' || after.draft?.told === null,
          'what would change is asked again': after.draft?.preview === null,
        }
      : { 'nothing changes': after.draft === before.draft },
});

/** The dialog is closed, unless what it asks for is on its way. */
export const closesDialog = {
  event: { type: 'draft.dropped' as const },
  onlyWhen: ({ context }: ModelSnapshot<Context>) => context.draft !== null,
  changes: ({ before, after }: Step<Context>) => ({
    'nothing is asked for, unless it is on its way':
      after.draft === (before.acting === null ? null : before.draft),
  }),
};

type Holds = (args: ModelSnapshot<Context>) => Assertions;

const shows: Holds = ({ context, tags }) => ({
  'something shows, with its time': tags.has('shown') && context.asOf !== null,
  'no act is on its way': context.acting === null,
});
const readOnly: Holds = (args) => ({
  ...shows(args),
  'nothing can be used': !args.tags.has('current'),
});
const usable: Holds = (args) => ({ ...shows(args), 'it can be used': args.tags.has('current') });

/** What is true in the states of any open screen, besides its acts. */
export const askingStates: Readonly<Record<string, Holds>> = {
  loading: ({ context, tags }) => ({ 'it waits': tags.has('busy') && context.answer === null }),
  failed: ({ context }) => ({ 'nothing shows': context.answer === null }),
  'shown.upToDate': usable,
  'shown.asking': usable,
  'shown.catchingUp': readOnly,
  'shown.outOfReach': readOnly,
  'shown.askingAgain': readOnly,
  'shown.unseen': shows,
  'shown.locked': readOnly,
};

/** The same on a screen with acts. */
export const actingStates: Readonly<Record<string, Holds>> = {
  ...askingStates,
  'shown.acting': ({ context, tags }) => ({
    'it waits for the act': tags.has('busy') && !tags.has('current') && context.acting !== null,
  }),
};
