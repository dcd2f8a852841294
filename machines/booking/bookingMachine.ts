import { assign, setup, type SnapshotFrom } from 'xstate';
import * as bookingMessages from '../../messages/booking/booking';
import { loginReasonOf } from '../shared/failureKind';
import type { LocationChanged } from '../shared/navigationEvents';
import { effectNotProvided, watcherNotProvided } from '../shared/notProvided';
import { paths } from '../shared/paths';
import { specifiedPrices } from '../shared/roomTypes';
import { withOutput } from '../shared/params';
import type { StateMeta } from '../shared/screen';
import { loginActors, sessionLost, type SessionRestored } from '../shared/sessionLoss';
import { nightsBetween } from '../shared/stay';
import { NAVIGATION_TIMEOUT_MS } from '../shared/timeouts';
import {
  afterCreation,
  anotherBooking,
  isAt,
  knownPrices,
  openedBooking,
  paymentPathOf,
  shownFrom,
  withEarlierStay,
  type BookingContext,
  type BookingElsewhere,
  type BookingInput,
} from './bookingContext';
import { bookingDetailsMachine, type Details } from './bookingDetailsMachine';
import { bookingFailureMessages } from './bookingFailure';
import {
  reservationCreationMachine,
  type ReservationCreationOutcome,
} from './reservationCreationMachine';
import {
  roomSelectionMachine,
  type RoomSelectionContext,
  type RoomSelectionOutcome,
} from './roomSelectionMachine';
import { wouldLose } from './stayToRepeat';

export type BookingEvent =
  | LocationChanged
  | SessionRestored
  | { type: 'alert.acknowledged' }
  | { type: 'payment.requested' }
  /** Replace what was entered by the earlier stay. */
  | { type: 'booking.replaced' }
  | { type: 'booking.changedElsewhere'; elsewhere: BookingElsewhere };

/** Parameters: what another tab has done with the booking. */
const elsewhere = ({ event }: { event: { elsewhere: BookingElsewhere } }) => event.elsewhere;

type ChosenSoFar = Pick<RoomSelectionContext, 'form' | 'counts' | 'prices'>;

/**
 * The whole booking, from the reservation form and the room selection to the created reservation. The path decides
 * which screen is active (`routing`), except while a reservation is being created: that continues on either screen
 * and blocks everything else. The booking ends with the guest's session.
 */
export const bookingMachine = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent,
    input: {} as BookingInput,
    tags: {} as 'busy' | 'alert',
    meta: {} as StateMeta,
    children: {} as {
      bookingDetails: 'bookingDetails';
      roomSelection: 'roomSelection';
      reservationCreation: 'reservationCreation';
    },
  },
  actors: {
    bookingDetails: bookingDetailsMachine,
    roomSelection: roomSelectionMachine,
    reservationCreation: reservationCreationMachine,
    /** Reports every change of the path. */
    watchLocation: watcherNotProvided('watchLocation'),
    /** Reports what another tab does with the same booking. */
    watchOtherTabs: watcherNotProvided('watchOtherTabs'),
    navigate: effectNotProvided<{ to: string }>('navigate'),
    ...loginActors,
  },
  delays: { navigationTimeout: NAVIGATION_TIMEOUT_MS },
  guards: {
    'the outcome of a creation is unknown': ({ context }) => context.idempotencyKey !== null,
    'another booking is begun': ({ context: { form, counts, stayToRepeat, profile } }) =>
      stayToRepeat !== null && wouldLose({ form, counts }, stayToRepeat, profile),
    'an earlier stay is wanted whose dates have passed': ({ context: { stayToRepeat } }) =>
      stayToRepeat?.form.checkIn === '',
    'repeat stay has no guest name': ({ context: { stayToRepeat } }) =>
      stayToRepeat?.form.name === '',
    'an earlier stay is wanted': ({ context }) => context.stayToRepeat !== null,
    'the form shows': ({ context }) => isAt(context.path, paths.reservation),
    'the rooms show': ({ context }) => isAt(context.path, paths.roomSelection),
    'the rooms show and the stay is known': ({ context: { path, form } }) =>
      isAt(path, paths.roomSelection) && nightsBetween(form.checkIn, form.checkOut) > 0,
    'the rooms show and a reservation was made': ({ context: { path, madeBefore } }) =>
      isAt(path, paths.roomSelection) && madeBefore !== null,
    'rooms are chosen': (_, { kind }: RoomSelectionOutcome) => kind === 'chosen',
    'it is created and the guest is still here': (
      { context },
      { kind }: ReservationCreationOutcome,
    ) => kind === 'created' && isAt(context.path, paths.roomSelection),
    'it is created': (_, { kind }: ReservationCreationOutcome | BookingElsewhere) =>
      kind === 'created',
    'it was sent': ({ context }, { kind }: BookingElsewhere) =>
      kind === 'sent' || context.idempotencyKey !== null,
    'the outcome shows only in the list': (
      _,
      { kind }: ReservationCreationOutcome | BookingElsewhere,
    ) => kind === 'unnamed' || kind === 'abandoned',
    'a login is needed': (_, { kind }: ReservationCreationOutcome) => kind === 'loginNeeded',
  },
  actions: {
    'remember path': assign(({ event }) =>
      event.type === 'location.changed' ? { path: event.path } : {},
    ),
    'remember details': assign((_, details: Partial<Details>) => details),
    /** The refused request was for another stay. What was shown so far is compared with the prices to come. */
    'clear failure': assign(({ context }) => ({
      failure: null,
      pricesBefore: knownPrices(context),
    })),
    'enter the earlier stay': assign(({ context }) => withEarlierStay(context)),
    'leave the earlier stay': assign({ stayToRepeat: null }),
    'remember rooms': assign((_, { counts, prices, form }: ChosenSoFar) => ({
      counts,
      ...(prices && { pricesOfDay: { checkIn: form.checkIn, prices } }),
    })),
    'take the choice': assign(({ context: { counts } }, outcome: RoomSelectionOutcome) => ({
      counts: outcome.kind === 'chosen' ? outcome.counts : counts,
      failure: null,
    })),
    'remember what is sent': assign(
      ({ context: { ownDraft } }, { idempotencyKey }: Pick<BookingContext, 'idempotencyKey'>) =>
        ownDraft === null ? { idempotencyKey } : {},
    ),
    'show what another tab has sent': assign(({ context }, elsewhere: BookingElsewhere) =>
      shownFrom(context, elsewhere),
    ),
    'remember what became of it': assign(
      ({ context }, outcome: ReservationCreationOutcome | BookingElsewhere) =>
        afterCreation(context, outcome),
    ),
    'start over': assign(({ context: { profile } }) => anotherBooking(profile)),
  },
}).createMachine({
  id: 'booking',
  options: { maxIterations: 1000 },
  context: ({ input }) => openedBooking(input),
  invoke: [
    {
      id: 'watchLocation',
      src: 'watchLocation',
      onError: { description: 'The screens still lead on by their buttons.', actions: [] },
    },
    {
      id: 'watchOtherTabs',
      src: 'watchOtherTabs',
      onError: { description: 'The key is still looked for before it is sent.', actions: [] },
    },
  ],
  on: {
    'location.changed': { target: '.routing', actions: 'remember path' },
    'booking.changedElsewhere': [
      {
        guard: { type: 'it is created', params: elsewhere },
        target: '.created.announcing',
        actions: { type: 'remember what became of it', params: elsewhere },
      },
      {
        guard: { type: 'the outcome shows only in the list', params: elsewhere },
        target: '.navigatingToList',
      },
      {
        guard: { type: 'it was sent', params: elsewhere },
        target: '.routing',
        actions: { type: 'show what another tab has sent', params: elsewhere },
      },
    ],
  },
  initial: 'routing',
  states: {
    routing: {
      description: 'The screen that shows decides; at any other address the booking waits.',
      always: [
        { guard: 'the outcome of a creation is unknown', target: 'creating' },
        { guard: 'another booking is begun', target: 'choosingStay' },
        {
          guard: 'an earlier stay is wanted whose dates have passed',
          target: 'alertingDatesPassed',
          actions: 'enter the earlier stay',
        },
        {
          guard: 'repeat stay has no guest name',
          target: 'routing',
          actions: 'enter the earlier stay',
        },
        {
          guard: 'an earlier stay is wanted',
          target: 'openingRooms',
          actions: 'enter the earlier stay',
        },
        { guard: 'the form shows', target: 'fillingDetails' },
        { guard: 'the rooms show and the stay is known', target: 'selectingRooms' },
        { guard: 'the rooms show and a reservation was made', target: 'alertingMadeBefore' },
        { guard: 'the rooms show', target: 'alertingDetailsMissing' },
      ],
    },
    choosingStay: {
      description: 'The guest wants an earlier stay again, and has begun another booking.',
      tags: 'alert',
      meta: { screen: 'Alert: another booking is begun', alert: bookingMessages.anotherIsBegun },
      on: {
        'alert.acknowledged': { target: 'navigatingBackToForm', actions: 'leave the earlier stay' },
        'booking.replaced': { target: 'routing', actions: 'start over' },
      },
    },
    alertingDatesPassed: {
      description: 'An earlier stay is entered again, but for its dates.',
      tags: 'alert',
      meta: {
        screen: 'Alert: the dates of the earlier stay have passed',
        alert: bookingMessages.datesHavePassed,
      },
      on: { 'alert.acknowledged': { target: 'routing' } },
    },
    fillingDetails: {
      description: 'The guest says when, who and how many.',
      invoke: {
        id: 'bookingDetails',
        src: 'bookingDetails',
        input: ({ context: { form, errors, profile } }) => ({ form, errors, profile }),
        onSnapshot: {
          actions: { type: 'remember details', params: ({ event }) => event.snapshot.context },
        },
        onDone: {
          target: 'openingRooms',
          actions: [
            { type: 'remember details', params: ({ event }) => ({ ...event.output, errors: {} }) },
            'clear failure',
          ],
        },
      },
    },
    openingRooms: {
      description: 'The details are kept; the room selection opens.',
      tags: 'busy',
      invoke: {
        id: 'openRooms',
        src: 'navigate',
        input: { to: paths.roomSelection },
        onError: { target: 'routing' },
      },
      after: { navigationTimeout: { target: 'routing' } },
    },
    alertingDetailsMissing: {
      description: 'The room selection was opened without dates.',
      tags: 'alert',
      meta: { screen: 'Alert: reservation details missing', alert: bookingMessages.detailsMissing },
      on: { 'alert.acknowledged': { target: 'navigatingBackToForm' } },
    },
    alertingMadeBefore: {
      description: 'The guest has come back to the room selection of a booking that is made.',
      tags: 'alert',
      meta: { screen: 'Alert: reservation made before', alert: bookingMessages.madeBefore },
      on: { 'alert.acknowledged': { target: 'navigatingBackToForm' } },
    },
    navigatingBackToForm: {
      description: 'The reservation form opens.',
      tags: 'busy',
      invoke: {
        id: 'openForm',
        src: 'navigate',
        input: { to: paths.reservation },
        onDone: { target: 'routing' },
        onError: { target: 'routing' },
      },
      after: { navigationTimeout: { target: 'routing' } },
    },
    selectingRooms: {
      description: 'The guest chooses rooms.',
      invoke: {
        id: 'roomSelection',
        src: 'roomSelection',
        input: ({ context: { form, counts, pricesBefore } }) => ({ form, counts, pricesBefore }),
        onSnapshot: {
          actions: { type: 'remember rooms', params: ({ event }) => event.snapshot.context },
        },
        onDone: [
          {
            guard: withOutput('rooms are chosen'),
            target: 'creating',
            actions: withOutput('take the choice'),
          },
          { target: 'navigatingBackToForm' },
        ],
      },
    },
    creating: {
      description: 'The reservation is being created, or it has to be found out whether it was.',
      meta: { screen: 'Creating the reservation, whichever screen shows' },
      on: { 'location.changed': { actions: 'remember path' } },
      invoke: {
        id: 'reservationCreation',
        src: 'reservationCreation',
        input: ({ context }) => ({
          flow: context.flow,
          form: context.form,
          counts: context.counts,
          prices: knownPrices(context) ?? specifiedPrices,
          idempotencyKey: context.idempotencyKey,
        }),
        onSnapshot: {
          actions: { type: 'remember what is sent', params: ({ event }) => event.snapshot.context },
        },
        onDone: [
          {
            guard: withOutput('it is created and the guest is still here'),
            target: 'created.openingPayment',
            actions: withOutput('remember what became of it'),
          },
          {
            guard: withOutput('it is created'),
            target: 'created.announcing',
            actions: withOutput('remember what became of it'),
          },
          { guard: withOutput('the outcome shows only in the list'), target: 'navigatingToList' },
          {
            guard: withOutput('a login is needed'),
            target: 'sessionLost',
            actions: withOutput('remember what became of it'),
          },
          { target: 'routing', actions: withOutput('remember what became of it') },
        ],
      },
    },
    sessionLost: {
      ...sessionLost({
        screen: 'Room selection: login needed',
        resume: { target: 'routing' },
        failed: { target: 'routing' },
        reason: ({ context }: { context: BookingContext }) => loginReasonOf(context.failure),
        notDone: ({ context }: { context: BookingContext }) => context.idempotencyKey === null,
      }),
      description: 'The session is over; after the login the choice is still there.',
      tags: 'busy',
    },
    created: {
      description: 'The rooms are held.',
      on: {
        'location.changed': { actions: 'remember path' },
        'booking.changedElsewhere': { description: 'This tab knows the outcome already.' },
      },
      initial: 'openingPayment',
      states: {
        openingPayment: {
          description: 'The payment screen of the flow opens.',
          tags: 'busy',
          meta: { screen: 'Room selection: reservation created' },
          invoke: {
            id: 'openPayment',
            src: 'navigate',
            input: ({ context }) => ({ to: paymentPathOf(context) }),
            onError: { target: 'announcing' },
          },
          after: { navigationTimeout: { target: 'announcing' } },
        },
        announcing: {
          description: 'Says that the reservation is made to a guest who looks at another screen.',
          tags: 'alert',
          meta: { screen: 'Alert: reservation created', alert: bookingMessages.created },
          on: {
            'payment.requested': { target: 'openingPayment' },
            'alert.acknowledged': {
              target: '#booking.navigatingBackToForm',
              actions: 'start over',
            },
          },
        },
      },
    },
    navigatingToList: {
      description: 'The list of reservations opens; whoever is there begins anew.',
      tags: 'busy',
      on: { 'location.changed': { target: 'routing', actions: ['start over', 'remember path'] } },
      invoke: {
        id: 'openList',
        src: 'navigate',
        input: { to: paths.myReservations },
        onError: { target: 'routing' },
      },
      after: { navigationTimeout: { target: 'routing' } },
    },
  },
});

export type BookingSnapshot = SnapshotFrom<typeof bookingMachine>;

/** The room selection's message about the last failed try to create the reservation. */
export function bookingErrorOf({ context: { flow, failure } }: BookingSnapshot) {
  return failure === null ? undefined : bookingFailureMessages(flow, failure)?.shown;
}
