import { assign, setup } from 'xstate';
import type { RoomsLeft } from '../shared/roomsLeft';
import type { Reservation } from '../contract/wire';
import { failureOf } from '../shared/failure';
import { isRefusedWith, serverMessage } from '../shared/failureKind';
import { notProvided } from '../shared/notProvided';
import { RESPONSE_TIMEOUT_MS } from '../shared/timeouts';
import { roomTypeNamed } from '../shared/roomTypes';
import type { StateMeta } from '../shared/screen';
import { defaultStayLimits, type LagosDate } from '../shared/stay';
import { DATES_SETTLED_MS, isStayOffered, type StayDates } from '../shared/stayDates';

/** What the server says of a reservation's rooms on other dates, those that it has now counted as free to it. */
export interface RoomsOnDates {
  roomsLeft: RoomsLeft;
  /** Why the dates would be refused, in the server's words; null where they would be taken. */
  whyNot: string | null;
}

export interface OtherDatesInput {
  reservationId: string;
  /** The dates that are asked about; others are another question, for another machine. */
  stay: StayDates;
}

export interface OtherDatesContext extends OtherDatesInput {
  /** How many rooms are left; null until, or unless, it is known. */
  roomsLeft: RoomsLeft | null;
  /** Why the dates would be refused. */
  whyNot: string | null;
}

/** Why the server does not even look, as with dates that it takes no reservations for. */
function refusalMessages(thrown: unknown): string | null {
  const failure = failureOf(thrown);
  return isRefusedWith(failure, 400) ? (serverMessage(failure) ?? null) : null;
}

/**
 * Whether a reservation's rooms are free on other dates, said while the guest still chooses them. Nothing waits for it:
 * the dates can be saved in each of these states, and the server decides. A guest who is still at a date asks nothing yet.
 */
export const otherDatesMachine = setup({
  types: {
    context: {} as OtherDatesContext,
    input: {} as OtherDatesInput,
    meta: {} as StateMeta,
  },
  actors: {
    loadRoomsOnDates: notProvided<RoomsOnDates, OtherDatesInput>('loadRoomsOnDates'),
  },
  delays: { untilDatesSettled: DATES_SETTLED_MS, responseTimeout: RESPONSE_TIMEOUT_MS },
  guards: {
    'they would be taken': (_, { whyNot }: Pick<RoomsOnDates, 'whyNot'>) => whyNot === null,
    'the dates are refused': (_, { error }: { error: unknown }) => refusalMessages(error) !== null,
  },
  actions: {
    'remember the rooms': assign((_, { roomsLeft, whyNot }: RoomsOnDates) => ({
      roomsLeft,
      whyNot,
    })),
    'show why they are refused': assign({
      whyNot: (_, { error }: { error: unknown }) => refusalMessages(error),
    }),
  },
}).createMachine({
  id: 'otherDates',
  context: ({ input }) => ({ ...input, roomsLeft: null, whyNot: null }),
  initial: 'settling',
  states: {
    settling: {
      description: 'The dates make another stay; the guest may be about to change them again.',
      after: { untilDatesSettled: { target: 'asking' } },
    },
    asking: {
      description: 'The server is asked whether the rooms are free.',
      meta: { screen: 'Modify form: looking up other dates' },
      invoke: {
        id: 'loadRoomsOnDates',
        src: 'loadRoomsOnDates',
        input: ({ context: { reservationId, stay } }) => ({ reservationId, stay }),
        onDone: [
          {
            guard: { type: 'they would be taken', params: ({ event }) => event.output },
            target: 'free',
          },
          {
            target: 'taken',
            actions: { type: 'remember the rooms', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: { type: 'the dates are refused', params: ({ event }) => event },
            target: 'taken',
            actions: { type: 'show why they are refused', params: ({ event }) => event },
          },
          { target: 'unknown' },
        ],
      },
      after: { responseTimeout: { target: 'unknown' } },
    },
    free: {
      description: 'The rooms are free on these dates.',
      meta: { screen: 'Modify form: other dates are free' },
    },
    taken: {
      description: 'The dates would be refused; it is said why, and what to do.',
      meta: { screen: 'Modify form: other dates are taken' },
    },
    unknown: {
      description: 'Not known; the dates can be saved anyway.',
      meta: { screen: 'Modify form: nobody can tell of other dates' },
    },
  },
});

/**
 * The other stay that the form asks for: null where its dates are the reservation's own, or such as the hotel takes no
 * reservations for, which the fields say themselves.
 * @param today Lagos's today
 */
export function otherStayIn(
  { checkInDate, checkOutDate }: Pick<Reservation, 'checkInDate' | 'checkOutDate'>,
  { checkIn, checkOut }: StayDates,
  today: LagosDate,
): StayDates | null {
  const isSame = checkIn === checkInDate && checkOut === checkOutDate;
  const isOffered = isStayOffered({ checkIn, checkOut }, today, defaultStayLimits);
  return isOffered && !isSame ? { checkIn, checkOut } : null;
}

/** Rooms of a type of which too few are free. */
export interface ShortOfRooms {
  roomType: string;
  free: number;
  needed: number;
}

/** The room types of a reservation of which fewer are left than it has. */
export function shortOf(
  { roomAllocations }: Pick<Reservation, 'roomAllocations'>,
  roomsLeft: RoomsLeft | null,
): ShortOfRooms[] {
  if (roomsLeft === null) return [];
  return roomAllocations.flatMap(({ roomType, numberOfRooms: needed }) => {
    const key = roomTypeNamed(roomType)?.key;
    return key && roomsLeft[key] < needed ? [{ roomType, free: roomsLeft[key], needed }] : [];
  });
}
