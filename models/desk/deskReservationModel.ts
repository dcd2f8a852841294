import type { ActQuestion } from '../../machines/desk/askedActs';
import {
  deskReservationMachine,
  type DeskReservationContext,
} from '../../machines/desk/deskReservationMachine';
import type { ChosenAct } from '../../machines/desk/openScreen';
import { defineModel } from '../defineModel';
import { alike, type ModelSnapshot, type Step } from '../../tools/model/testModel';
import { fails, refused, unreachable } from '../fixtures/failures';
import { answers, timeIsUp } from '../../tools/model/outcomes';
import {
  cancelledByBola,
  shorterReservation,
  checkedIn,
  checkInOfAdaobi,
  exampleReservation,
  neverCame,
  unpaidReservation,
} from './exampleDay';
import { addingExtra, awaitingTransfer, heldNoMore, withExtras } from './exampleBill';
import { actingCases, actingStates, asked, asksFor, closesDialog, types } from './openScreenCases';

type Context = DeskReservationContext;
const { id } = exampleReservation;
const whole = (act: ActQuestion['act']): ActQuestion => ({ act, room: null });
const chosen = (request: ChosenAct['request']) => ({
  event: { type: 'act.chosen' as const, act: { reservationId: id, request } },
});

/** Limits the walk, not the machine. */
const canBegin = ({ context }: ModelSnapshot<Context>) =>
  context.answer === unpaidReservation && context.draft === null && context.said === null;
const isAsking = (act: ActQuestion['act']) => (before: ModelSnapshot<Context>) =>
  before.context.draft?.question.act === act;

/** What may happen on any screen is walked with another act: with dates as well there would be too many ways. */
const cases = Object.entries(
  actingCases('deskReservation', {
    first: exampleReservation,
    next: checkedIn,
    act: checkInOfAdaobi,
    refused: neverCame,
  }),
).map(
  ([words, one]) =>
    [
      words,
      {
        ...one,
        onlyWhen: (before: ModelSnapshot<Context>) =>
          (words === 'it is done' || !isAsking('changeDates')(before)) &&
          (one.onlyWhen?.(before) ?? true),
      },
    ] as const,
);

/** Neither a lock nor a lost network loses what is typed. */
const keepsDraft = ({ before, after }: Step<Context>) => ({
  'what is asked for stays': after.draft === before.draft,
});

export const deskReservationModel = defineModel(deskReservationMachine, {
  starts: {
    'opens the reservation': { input: { id, kept: null } },
  },
  cases: {
    ...Object.fromEntries(cases),
    'there is no such reservation': fails('ask', refused('reservation_not_found', 404)),
    'the server answers that it is not paid': {
      event: answers('ask', asked(unpaidReservation, '00')),
      onlyWhen: ({ context }) => context.answer === null,
      changes: ({ after }) => ({ 'it shows': after.answer === unpaidReservation }),
    },
    'the server answers that extras are to be paid': {
      event: answers('ask', asked(withExtras, '00')),
      onlyWhen: ({ context }) => context.answer === null,
    },
    'the server answers that a transfer is awaited': {
      event: answers('ask', asked(awaitingTransfer, '00')),
      onlyWhen: ({ context }) => context.answer === null,
    },
    'the server answers that the rooms are sold': {
      event: answers('ask', asked(heldNoMore, '00')),
      onlyWhen: ({ context }) => context.answer === null,
    },
    'asks to charge an extra': asksFor(
      whole(addingExtra.act),
      { amount: '', text: '' },
      ({ context }) => context.answer === withExtras && context.draft === null,
    ),
    'types what the laundry costs': types('amount', '₦4,500'),
    'types what it is for': types('text', 'Laundry'),
    'takes the payment in cash': chosen({
      act: 'takePayment',
      method: 'cash',
      amount: 135_000,
      balance: 135_000,
    }),
    'keeps a note': chosen({ act: 'note', note: 'Comes late' }),
    'asks to cancel it': asksFor(whole('cancel'), { why: '' }, canBegin),
    'asks for what is done with one tap': {
      event: { type: 'draft.begun', question: whole('note') },
      never: true,
    },
    // Those of now stand there.
    'asks for other dates': asksFor(
      whole('changeDates'),
      { checkIn: unpaidReservation.checkIn, checkOut: unpaidReservation.checkOut },
      canBegin,
    ),
    'types an earlier departure': types('checkOut', shorterReservation.checkOut),
    'types why': types('why', 'The guest called'),
    'sends what is asked for': {
      event: { type: 'draft.submitted' },
      changes: ({ before, after }) => ({
        'what is typed stays': after.draft?.typed === before.draft?.typed,
        'what is missing is said':
          (before.draft?.typed.why === '') === 'why' in (after.draft?.errors ?? {}),
        'what would change is seen before':
          after.acting?.request.act !== 'changeDates' || before.draft?.preview !== null,
        'the sum is sent in naira, with the balance that was seen':
          after.acting?.request.act !== 'addExtra' ||
          (after.acting.request.amount === 4500 && after.acting.request.balance === 6500),
      }),
    },
    'closes the dialog': closesDialog,
    'the server says what would change': {
      event: answers('previewAct', shorterReservation),
      onlyWhen: ({ context }) => context.draft !== null,
      changes: ({ before, after }) => ({
        'it shows, if it is still asked for':
          before.draft === null || after.draft?.preview === shorterReservation,
      }),
    },
    'a colleague was faster while it was asked for': {
      event: fails('previewAct', refused('changed_meanwhile', 409, cancelledByBola)),
      changes: ({ before, after }) => ({
        'it says who': after.said?.text === cancelledByBola,
        'what is typed stays': after.draft?.typed === before.draft?.typed,
      }),
    },
    ...alike(keepsDraft, {
      'the desk was locked while it was asked for': fails(
        'previewAct',
        refused('desk_locked', 403, 'The desk is locked.'),
      ),
      'the network fails while it is asked for': fails('previewAct', unreachable),
      'nobody answers while it is asked for': timeIsUp(
        'responseTimeout',
        'deskReservation.shown.previewing',
      ),
    }),
  },
  states: {
    ...actingStates,
    'shown.previewing': ({ context, tags }) => ({
      'it waits': tags.has('busy') && context.acting === null,
    }),
    notFound: ({ context }) => ({ 'nothing shows': context.answer === null }),
  },
  leftByLink: { notFound: 'Back to Today' },
});
