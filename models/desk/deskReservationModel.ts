import {
  deskReservationMachine,
  type DeskReservationContext,
} from '../../machines/desk/deskReservationMachine';
import { defineModel } from '../defineModel';
import type { ModelSnapshot } from '../../tools/model/testModel';
import { fails, refused, unreachable } from '../fixtures/failures';
import { answers, timeIsUp } from '../../tools/model/outcomes';
import {
  cancelledByBola,
  shorterReservation,
  checkedIn,
  checkInOfAdaobi,
  exampleReservation,
  unpaidReservation,
} from './exampleDay';
import { addingCharge, awaitingTransfer, heldNoMore, withExtras } from './exampleBill';
import { asked, openScreenCases, openScreenStates } from './openScreenCases';

const { reservationId } = checkInOfAdaobi;
const cancelling = { act: 'cancel' as const, room: null, isAllowed: true, why: null };

/** Limits the walk, not the machine. */
const canBegin = ({ context }: { context: DeskReservationContext }) =>
  context.answer === unpaidReservation && context.draft === null && context.said === null;

/** What may happen on any screen is walked with another act: with dates as well there would be too many ways. */
const withoutDates = (cases: ReturnType<typeof openScreenCases>) =>
  Object.fromEntries(
    Object.entries(cases).map(([words, one]) => [
      words,
      {
        ...one,
        onlyWhen: (before: ModelSnapshot<DeskReservationContext>) =>
          before.context.draft?.offered.act !== 'changeDates' && (one.onlyWhen?.(before) ?? true),
      },
    ]),
  );

/** Neither a lock nor a lost network loses what is typed. */
const keepsDraft = ({
  before,
  after,
}: {
  before: DeskReservationContext;
  after: DeskReservationContext;
}) => ({
  'what is asked for stays': after.draft === before.draft,
});

export const deskReservationModel = defineModel(deskReservationMachine, {
  starts: { 'opens the reservation': { input: { id: reservationId } } },
  cases: {
    ...withoutDates(
      openScreenCases('deskReservation', {
        first: exampleReservation,
        next: checkedIn,
        act: checkInOfAdaobi,
      }),
    ),
    'there is no such reservation': {
      event: fails('ask', refused('reservation_not_found', 404)),
    },
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
    'asks to charge an extra': {
      event: { type: 'draft.begun', offered: addingCharge },
      onlyWhen: ({ context }) => context.answer === withExtras,
      changes: ({ after }) => ({ 'no sum is typed yet': after.draft?.typed.amount === '' }),
    },
    'types what the laundry costs': {
      event: { type: 'draft.edited', field: 'amount', value: '₦4,500' },
      onlyWhen: ({ context }) => context.draft?.offered === addingCharge,
    },
    'types what it is for': {
      event: { type: 'draft.edited', field: 'text', value: 'Laundry' },
      onlyWhen: ({ context }) => context.draft?.offered === addingCharge,
    },
    'takes the payment in cash': {
      event: {
        type: 'act.chosen',
        reservationId,
        request: { act: 'takePayment', method: 'cash', amount: 135_000, balance: 135_000 },
      },
    },
    'keeps a note': {
      event: { type: 'act.chosen', reservationId, request: { act: 'note', note: 'Comes late' } },
    },
    'asks to cancel it': {
      event: { type: 'draft.begun', offered: cancelling },
      onlyWhen: canBegin,
      changes: ({ after }) => ({
        'nothing is typed yet': after.draft?.typed.why === '',
        'nothing is said any more': after.said === null,
      }),
    },
    'asks for what is done with one tap': {
      event: { type: 'draft.begun', offered: { ...cancelling, act: 'note' } },
      never: true,
    },
    'asks for other dates': {
      event: { type: 'draft.begun', offered: { ...cancelling, act: 'changeDates' } },
      onlyWhen: canBegin,
      changes: ({ after }) => ({
        'those of now stand there': after.draft?.typed.checkOut === unpaidReservation.checkOut,
      }),
    },
    'types an earlier departure': {
      event: { type: 'draft.edited', field: 'checkOut', value: shorterReservation.checkOut },
      onlyWhen: ({ context }) => context.draft?.offered.act === 'changeDates',
      changes: ({ after }) => ({
        'what would change is asked again': (after.draft?.preview ?? null) === null,
      }),
    },
    'types why': {
      event: { type: 'draft.edited', field: 'why', value: 'The guest called' },
      onlyWhen: ({ context }) => context.draft?.typed.why !== undefined,
      changes: ({ after }) => ({
        'it is kept': (after.draft?.typed.why ?? 'The guest called') === 'The guest called',
        'nothing is wrong with it': after.draft?.errors.why === undefined,
        'what would change is asked again': (after.draft?.preview ?? null) === null,
      }),
    },
    'sends what is asked for': {
      event: { type: 'draft.submitted' },
      changes: ({ before, after }) => ({
        'what is typed stays': after.draft?.typed === before.draft?.typed,
        'what is missing is said':
          (before.draft?.typed.why === '') === 'why' in (after.draft?.errors ?? {}),
        'what would change is seen before':
          after.acting?.request.act !== 'changeDates' || before.draft?.preview !== null,
        'the sum is sent in naira, with the balance that was seen':
          after.acting?.request.act !== 'addCharge' ||
          (after.acting.request.amount === 4500 && after.acting.request.balance === 6500),
      }),
    },
    'closes the dialog': {
      event: { type: 'draft.dropped' },
      onlyWhen: ({ context }) => context.draft !== null,
      changes: ({ after }) => ({ 'nothing is asked for': after.draft === null }),
    },
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
    'the desk was locked while it was asked for': {
      event: fails('previewAct', refused('desk_locked', 403, 'The desk is locked.')),
      changes: keepsDraft,
    },
    'the network fails while it is asked for': {
      event: fails('previewAct', unreachable),
      changes: keepsDraft,
    },
    'nobody answers while it is asked for': {
      event: timeIsUp('responseTimeout', 'deskReservation.shown.previewing'),
      changes: keepsDraft,
    },
    'it is done': {
      event: answers('sendAct'),
      changes: ({ before, after }) => ({
        'it says so': after.said?.tone === 'done',
        'the dialog is closed': after.draft === null,
        'of a note in other words':
          (after.said?.text === 'The note is kept.') === (before.acting?.request.act === 'note'),
      }),
    },
  },
  states: {
    ...openScreenStates,
    'shown.previewing': ({ context, tags }) => ({
      'it waits': tags.has('busy') && context.acting === null,
    }),
    notFound: ({ context }) => ({ 'nothing shows': context.answer === null }),
  },
  leftByLink: { notFound: 'Back to Today' },
});
