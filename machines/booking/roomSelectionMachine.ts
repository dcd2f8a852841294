import { assign, setup } from 'xstate';
import { notProvided } from '../shared/notProvided';
import { RESPONSE_TIMEOUT_MS } from '../shared/timeouts';
import { isValid } from '../shared/fieldErrors';
import { specifiedPrices, type RoomPrices, type RoomTypeKey } from '../shared/roomTypes';
import { withEvent, withOutput } from '../shared/params';
import type { StateMeta } from '../shared/screen';
import { knownToday, nightsBetween, type LagosDate } from '../shared/stay';
import { validateReservationForm, type ReservationForm } from '../reservation/reservationForm';
import { suggestRooms } from './suggestRooms';
import * as bookingMessages from '../../messages/booking/booking';
import { roomAdviceFor, type CutChoice } from './roomAdvice';
import { canAddRoom, withRoomsAdded, roomsChosen, clampToAvailable } from './roomCounts';
import type { RoomCounts, RoomOffer, RoomsLeft } from '../shared/roomsLeft';

/** The outcome so far: the chosen rooms, or that the details need to be corrected first. */
export type RoomSelectionOutcome =
  | { kind: 'choosing' }
  | { kind: 'chosen'; counts: RoomCounts }
  | { kind: 'detailsOutdated' };

export interface RoomSelectionInput {
  /** The details for which rooms are chosen. */
  form: ReservationForm;
  counts: RoomCounts;
  /** The prices at which the guest had chosen before they changed; null if they did not. */
  pricesBefore: RoomPrices | null;
}

export interface RoomSelectionContext extends RoomSelectionInput, CutChoice {
  /** Null until it is loaded, or if it can't be loaded. */
  roomsLeft: RoomsLeft | null;
  /** The price of a night; null until it is loaded, or if it can't be loaded. */
  prices: RoomPrices | null;
  /** Free rooms for the party; null while unknown, or if there are none. */
  fitting: RoomCounts | null;
  outcome: RoomSelectionOutcome;
}

export type RoomSelectionEvent =
  | { type: 'room.added'; roomType: RoomTypeKey }
  | { type: 'room.removed'; roomType: RoomTypeKey }
  | { type: 'suggestion.chosen' }
  | { type: 'booking.continued'; now: Date | null }
  | { type: 'alert.acknowledged' };

/** The room selection. The rooms left are loaded while the guest chooses. */
export const roomSelectionMachine = setup({
  types: {
    context: {} as RoomSelectionContext,
    events: {} as RoomSelectionEvent,
    input: {} as RoomSelectionInput,
    output: {} as RoomSelectionOutcome,
    tags: {} as 'alert',
    meta: {} as StateMeta,
  },
  actors: {
    loadRoomsLeft: notProvided<RoomOffer, { checkIn: LagosDate; checkOut: LagosDate }>(
      'loadRoomsLeft',
    ),
  },
  delays: { responseTimeout: RESPONSE_TIMEOUT_MS },
  guards: {
    'a room is left': ({ context }, { roomType }: { roomType: RoomTypeKey }) =>
      canAddRoom(context.counts, roomType, context.roomsLeft),
    'a room of it is chosen': ({ context }, { roomType }: { roomType: RoomTypeKey }) =>
      context.counts[roomType] > 0,
    'a combination is offered': ({ context }) => Boolean(roomAdviceFor(context)?.offer),
    'no room is chosen': ({ context }) => roomsChosen(context.counts) === 0,
    'the details are valid': ({ context }, { now }: { now: Date | null }) =>
      isValid(validateReservationForm(context.form, knownToday(now))),
  },
  actions: {
    'add room': assign(({ context }, { roomType }: { roomType: RoomTypeKey }) => ({
      counts: withRoomsAdded(context.counts, roomType, 1),
      wanted: null,
    })),
    'remove room': assign(({ context }, { roomType }: { roomType: RoomTypeKey }) => ({
      counts: withRoomsAdded(context.counts, roomType, -1),
      wanted: null,
    })),
    'take the combination': assign({
      counts: ({ context: { counts, fitting } }) => fitting ?? counts,
      wanted: null,
    }),
    'keep to the rooms left': assign(({ context: { form, counts } }, offer: RoomOffer) => {
      const available = clampToAvailable(counts, offer.roomsLeft);
      return {
        ...offer,
        fitting: suggestRooms(form, offer, nightsBetween(form.checkIn, form.checkOut)),
        counts: available,
        wanted: roomsChosen(available) < roomsChosen(counts) ? counts : null,
      };
    }),
    /** The server refuses others than its own, and says so. */
    'assume the specified prices': assign({ prices: specifiedPrices }),
    'take the choice': assign({
      outcome: ({ context }): RoomSelectionOutcome => ({ kind: 'chosen', counts: context.counts }),
    }),
    'send back': assign({ outcome: { kind: 'detailsOutdated' } }),
  },
}).createMachine({
  id: 'roomSelection',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({
    ...input,
    roomsLeft: null,
    prices: null,
    fitting: null,
    wanted: null,
    outcome: { kind: 'choosing' },
  }),
  output: ({ context }) => context.outcome,
  initial: 'open',
  states: {
    open: {
      description: 'The guest chooses rooms.',
      type: 'parallel',
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
                input: ({ context: { form } }) => ({
                  checkIn: form.checkIn,
                  checkOut: form.checkOut,
                }),
                onDone: { target: 'known', actions: withOutput('keep to the rooms left') },
                onError: { target: 'unknown', actions: 'assume the specified prices' },
              },
              after: {
                responseTimeout: { target: 'unknown', actions: 'assume the specified prices' },
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
        choice: {
          description: 'What the guest chooses.',
          initial: 'choosing',
          states: {
            choosing: {
              description: 'The counters can be moved.',
              on: {
                'room.added': {
                  guard: withEvent('a room is left'),
                  actions: withEvent('add room'),
                },
                'room.removed': {
                  guard: withEvent('a room of it is chosen'),
                  actions: withEvent('remove room'),
                },
                'suggestion.chosen': {
                  guard: 'a combination is offered',
                  actions: 'take the combination',
                },
                'booking.continued': [
                  { guard: 'no room is chosen', target: 'alertingNoRoom' },
                  {
                    guard: withEvent('the details are valid'),
                    target: '#roomSelection.closed',
                    actions: 'take the choice',
                  },
                  { target: '#roomSelection.alertingFormMissing' },
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
    alertingFormMissing: {
      description: 'The details don’t suffice (any more) to create a reservation.',
      tags: 'alert',
      meta: { screen: 'Alert: reservation form missing', alert: bookingMessages.formMissing },
      on: { 'alert.acknowledged': { target: 'closed', actions: 'send back' } },
    },
    closed: { description: 'The outcome says where it goes on.', type: 'final' },
  },
});
