import { creating, failed } from './bookingCreation';
import { bookingSetup } from './bookingSetup';
import type { BookingContext } from './bookingTypes';
import { loginReasonOf } from './failure';
import { bookingMessages, reservationFormMessages } from './messages/booking';
import { confirmationPath, paths } from './paths';
import { noRooms } from './roomSelection';
import { emptyReservationForm } from './validation/reservation';

function paymentPathOf({ flow, reservationId }: BookingContext): string {
  return flow === 'payment' ? paths.payment : confirmationPath(reservationId ?? '');
}

/**
 * From the reservation form over the room selection to a created reservation. It runs above both
 * screens; each says when it opens (`details.visited`, `rooms.visited`). It ends with the guest's
 * session: whoever logs out leaves it behind, and nothing of it is kept.
 */
export const bookingMachine = bookingSetup.createMachine({
  id: 'booking',
  context: ({ input }) => ({
    flow: input.flow,
    form: input.saved?.form ?? emptyReservationForm,
    errors: {},
    counts: input.saved?.counts ?? noRooms,
    roomsLeft: null,
    idempotencyKey: input.saved?.idempotencyKey ?? null,
    failure: null,
    reservationId: null,
  }),
  initial: 'fillingDetails',
  states: {
    fillingDetails: {
      description: 'The guest says when, who and how many.',
      initial: 'editing',
      on: {
        'details.visited': {
          actions: { type: 'fill from profile', params: ({ event }) => event },
        },
        'rooms.visited': [
          { guard: 'the stay is known', target: 'selectingRooms' },
          { target: 'alertingDetailsMissing' },
        ],
      },
      states: {
        editing: {
          description: 'The form is open.',
          meta: { screen: 'Reservation form' },
          on: {
            'field.edited': { actions: 'edit field' },
            'details.submitted': [
              {
                guard: { type: 'the details are valid', params: ({ event }) => event },
                target: '#booking.openingRooms',
                actions: 'forget errors',
              },
              {
                target: 'alertingErrors',
                actions: { type: 'show errors', params: ({ event }) => event },
              },
            ],
          },
        },
        alertingErrors: {
          description: 'Says that the form has errors, which stand beside the fields.',
          tags: 'alert',
          meta: {
            screen: 'Alert: errors in the reservation form',
            alert: reservationFormMessages.correctErrors,
          },
          always: { guard: 'nothing is wrong any more', target: 'editing' },
          on: { 'alert.acknowledged': { target: 'editing' } },
        },
      },
    },
    openingRooms: {
      description: 'The details are kept; the room selection opens.',
      invoke: {
        id: 'openRooms',
        src: 'navigate',
        input: { to: paths.roomSelection },
        onDone: { target: 'selectingRooms' },
        onError: { target: 'selectingRooms' },
      },
    },
    alertingDetailsMissing: {
      description: 'The room selection was opened without dates.',
      tags: 'alert',
      meta: { screen: 'Alert: reservation details missing', alert: bookingMessages.detailsMissing },
      on: { 'alert.acknowledged': { target: 'goingBackToForm' } },
    },
    alertingFormMissing: {
      description: 'The details don’t suffice (any more) to create a reservation.',
      tags: 'alert',
      meta: { screen: 'Alert: reservation form missing', alert: bookingMessages.formMissing },
      on: { 'alert.acknowledged': { target: 'goingBackToForm' } },
    },
    goingBackToForm: {
      description: 'The reservation form opens.',
      invoke: {
        id: 'openForm',
        src: 'navigate',
        input: { to: paths.reservation },
        onDone: { target: 'fillingDetails' },
        onError: { target: 'fillingDetails' },
      },
    },

    selectingRooms: {
      description: 'The guest chooses rooms.',
      type: 'parallel',
      on: {
        'details.visited': {
          target: 'fillingDetails',
          actions: { type: 'fill from profile', params: ({ event }) => event },
        },
      },
      states: {
        availability: {
          description: 'What is known of the rooms left.',
          initial: 'loading',
          states: {
            loading: {
              description: 'Looking up the rooms left.',
              meta: { screen: 'Room selection: looking up the rooms left' },
              invoke: {
                id: 'loadRoomsLeft',
                src: 'loadRoomsLeft',
                input: ({ context }) => ({
                  checkIn: context.form.checkIn,
                  checkOut: context.form.checkOut,
                }),
                onDone: {
                  target: 'known',
                  actions: {
                    type: 'keep to the rooms left',
                    params: ({ event }) => ({ roomsLeft: event.output }),
                  },
                },
                onError: { target: 'unknown', actions: 'forget rooms left' },
              },
            },
            known: {
              description: 'The counters stop at what is left.',
              meta: { screen: 'Room selection' },
            },
            unknown: {
              description: 'The counters run free; the server decides.',
              meta: { screen: 'Room selection without availability' },
            },
          },
        },
        selection: {
          description: 'What the guest chooses.',
          initial: 'choosing',
          states: {
            choosing: {
              description: 'The counters can be moved.',
              on: {
                'room.added': {
                  guard: { type: 'a room is left', params: ({ event }) => event },
                  actions: { type: 'add room', params: ({ event }) => event },
                },
                'room.removed': {
                  guard: { type: 'a room of it is chosen', params: ({ event }) => event },
                  actions: { type: 'remove room', params: ({ event }) => event },
                },
                'booking.continued': [
                  { guard: 'no room is chosen', target: 'alertingNoRoom' },
                  {
                    guard: { type: 'the details are valid', params: ({ event }) => event },
                    target: '#booking.creating',
                  },
                  { target: '#booking.alertingFormMissing' },
                ],
              },
            },
            alertingNoRoom: {
              description: 'Says that a room has to be chosen.',
              tags: 'alert',
              meta: { screen: 'Alert: no room selected', alert: bookingMessages.roomRequired },
              on: { 'alert.acknowledged': { target: 'choosing' } },
            },
          },
        },
      },
    },

    creating,
    failed,
    sessionLost: {
      description: 'The session is over; after the login the choice is still there.',
      meta: { screen: 'Room selection: login needed' },
      invoke: {
        id: 'askForLogin',
        src: 'askForLogin',
        input: ({ context }) => ({ reason: loginReasonOf(context.failure) }),
        onError: { target: 'selectingRooms' },
      },
      on: {
        'rooms.visited': { target: 'selectingRooms' },
        'details.visited': { target: 'fillingDetails' },
      },
    },

    created: {
      description: 'The rooms are held; the payment screen of the flow opens.',
      tags: 'busy',
      meta: { screen: 'Room selection: reservation created' },
      invoke: {
        id: 'openPayment',
        src: 'navigate',
        input: ({ context }) => ({ to: paymentPathOf(context) }),
        onDone: { target: 'booked' },
        onError: { target: 'booked' },
      },
    },
    goingToList: {
      description: 'The list of reservations opens.',
      invoke: {
        id: 'openList',
        src: 'navigate',
        input: { to: paths.myReservations },
        onDone: { target: 'booked' },
        onError: { target: 'booked' },
      },
    },
    booked: {
      description: 'Done. Whoever comes back begins another booking.',
      entry: 'start over',
      on: {
        'details.visited': {
          target: 'fillingDetails',
          actions: { type: 'fill from profile', params: ({ event }) => event },
        },
        'rooms.visited': { target: 'goingBackToForm' },
      },
    },
  },
});
