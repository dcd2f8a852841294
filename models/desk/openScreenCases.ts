import * as messages from '../../messages/desk/openScreen';
import type {
  Asked,
  ChosenAct,
  OpenScreenContext,
  OpenScreenEvent,
} from '../../machines/desk/openScreen';
import { answers, timeIsUp } from '../../tools/model/outcomes';
import type { Assertions, EventCase, ModelSnapshot } from '../../tools/model/testModel';
import { fails, refused, unreachable } from '../fixtures/failures';
import { faster } from './exampleDay';

type Context = OpenScreenContext<unknown>;
type Cases = Readonly<Record<string, EventCase<Context, OpenScreenEvent>>>;

interface Change {
  before: Context;
  after: Context;
}

const ETAG = '"kq3vT2mXc81b"';
export const asked = <TAnswer>(answer: TAnswer | null, minute: string): Asked<TAnswer> => ({
  answer,
  etag: ETAG,
  at: `2026-03-10T09:${minute}:00.000Z`,
});

const stays = ({ before, after }: Change) => ({
  'what shows stays': before.answer === after.answer && before.asOf === after.asOf,
});
const says = (text: string) => (change: Change) => ({
  [`it says “${text}”`]: change.after.said?.text === text,
  ...stays(change),
});
const locked = refused('desk_locked', 403, 'The desk is locked.');

interface Answers {
  first: unknown;
  next: unknown;
}

/** What can happen on any open screen, besides its acts. @param machine its id */
export function askingCases(machine: string, { first, next }: Answers): Cases {
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
    'the network fails': { event: fails('ask', unreachable), changes: stays },
    'the server says that the desk is locked': { event: fails('ask', locked), changes: stays },
    'nobody answers at first': { event: timeIsUp('responseTimeout', at('loading')) },
    'nobody answers': { event: timeIsUp('responseTimeout', at('shown.asking')), changes: stays },
    'nobody answers while it catches up': {
      event: timeIsUp('responseTimeout', at('shown.catchingUp')),
      changes: stays,
    },
    'nobody answers again': {
      event: timeIsUp('responseTimeout', at('shown.askingAgain')),
      changes: stays,
    },
    'some seconds pass': { event: timeIsUp('untilNextAsking', at('shown.upToDate')) },
    'some seconds pass without the server': {
      event: timeIsUp('untilNextAsking', at('shown.outOfReach')),
    },
    'some seconds pass without anything': { event: timeIsUp('untilNextAsking', at('failed')) },
    'tries again': { event: { type: 'retry.requested' } },
    'looks at another page': { event: { type: 'page.hidden' } },
    'comes back': { event: { type: 'page.returned' } },
    'unlocks the desk': { event: { type: 'desk.unlocked' } },
    'has read what was said': {
      event: { type: 'said.acknowledged' },
      changes: (change) => ({ 'it is gone': change.after.said === null, ...stays(change) }),
    },
  };
}

/** The same with an act on a reservation. */
export function openScreenCases(
  machine: string,
  { act, ...shown }: Answers & { act: ChosenAct },
): Cases {
  return {
    ...askingCases(machine, shown),
    'does what is offered': {
      event: { type: 'act.chosen', ...act },
      changes: (change) => ({
        'it is on its way': change.after.acting?.request === act.request,
        'nothing else is said': change.after.said === null,
        ...stays(change),
      }),
    },
    'does what is not offered': {
      event: { type: 'act.chosen', ...act, request: { act: 'noShow', room: '204' } },
      never: true,
    },
    'it is done': { event: answers('sendAct'), changes: says('Checked in, room 204.') },
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
    'the network fails while it is done': {
      event: fails('sendAct', unreachable),
      changes: says(messages.outcomeUnknown),
    },
    'nobody answers while it is done': {
      event: timeIsUp('responseTimeout', `${machine}.shown.acting`),
      changes: says(messages.outcomeUnknown),
    },
  };
}

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

/** The same with an act on a reservation. */
export const openScreenStates: Readonly<Record<string, Holds>> = {
  ...askingStates,
  'shown.acting': ({ context, tags }) => ({
    'it waits for the act': tags.has('busy') && !tags.has('current') && context.acting !== null,
  }),
};
