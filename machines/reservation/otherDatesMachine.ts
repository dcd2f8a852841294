import { assign, setup } from 'xstate';
import type { RoomOffer, RoomsLeft } from '../shared/roomsLeft';
import type { Reservation } from '../contract/wire';
import { failureIn, whenFailure, type Failure } from '../shared/failure';
import { hasCode, isRefusedWith, serverMessage } from '../shared/failureKind';
import { notProvided } from '../shared/notProvided';
import { RESPONSE_TIMEOUT_MS } from '../shared/timeouts';
import { roomTypeNamed, type RoomPrices } from '../shared/roomTypes';
import { withOutput } from '../shared/params';
import type { StateMeta } from '../shared/screen';
import { defaultStayLimits, type LagosDate } from '../shared/stay';
import { DATES_DEBOUNCE_MS, isStayOffered, type StayDates } from '../shared/stayDates';

/** The availability of a reservation's rooms on other dates, and their prices. Its own rooms count as free. */
export interface RoomsOnDates extends RoomOffer {
  /** The server's reason to refuse the dates; null if it would accept them. */
  whyNot: string | null;
}

export interface OtherDatesInput {
  reservationId: string;
  /** The dates to check. Other dates need another machine. */
  stay: StayDates;
}

export interface OtherDatesContext extends OtherDatesInput {
  /** How many rooms are left; null while unknown, or if it can't be loaded. */
  roomsLeft: RoomsLeft | null;
  /** The price of a night on these dates; null while unknown. */
  prices: RoomPrices | null;
  /** The server's reason to refuse the dates. */
  whyNot: string | null;
}

/** The message if the server refuses the query itself, e.g. for dates outside the hotel's limits. */
function refusalMessages(failure: Failure): string | null {
  return isRefusedWith(failure, 400) && hasCode(failure) ? (serverMessage(failure) ?? null) : null;
}

/**
 * Checks whether a reservation's rooms are free on other dates while the guest is still choosing them. It blocks
 * nothing: the dates can be saved in each of these states, and the server decides. It asks only once the guest has
 * finished choosing a date.
 */
export const otherDatesMachine = setup({
  types: {
    context: {} as OtherDatesContext,
    input: {} as OtherDatesInput,
    meta: {} as StateMeta,
  },
  actors: { loadRoomsOnDates: notProvided<RoomsOnDates, OtherDatesInput>('loadRoomsOnDates') },
  delays: { datesDebounce: DATES_DEBOUNCE_MS, responseTimeout: RESPONSE_TIMEOUT_MS },
  guards: {
    'they would be taken': (_, { whyNot }: Pick<RoomsOnDates, 'whyNot'>) => whyNot === null,
    'the dates are refused': whenFailure((failure) => refusalMessages(failure) !== null),
  },
  actions: {
    'remember the rooms': assign((_, rooms: RoomsOnDates) => rooms),
    'show why they are refused': assign({
      whyNot: ({ event }) => refusalMessages(failureIn(event)),
    }),
  },
}).createMachine({
  id: 'otherDates',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({ ...input, roomsLeft: null, prices: null, whyNot: null }),
  initial: 'debouncing',
  states: {
    debouncing: {
      description: 'The dates make another stay; the guest may be about to change them again.',
      after: { datesDebounce: { target: 'asking' } },
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
            guard: withOutput('they would be taken'),
            target: 'free',
            actions: withOutput('remember the rooms'),
          },
          { target: 'taken', actions: withOutput('remember the rooms') },
        ],
        onError: [
          { guard: 'the dates are refused', target: 'taken', actions: 'show why they are refused' },
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
 * The other stay in the form: null if its dates are the reservation's own, or ones the hotel accepts no reservations
 * for, which the fields report.
 * @param today today's date in Lagos; null if it is not known
 */
export function otherStayIn(
  { checkInDate, checkOutDate }: Pick<Reservation, 'checkInDate' | 'checkOutDate'>,
  { checkIn, checkOut }: StayDates,
  today: LagosDate | null,
): StayDates | null {
  const isSame = checkIn === checkInDate && checkOut === checkOutDate;
  const isOffered = isStayOffered({ checkIn, checkOut }, today, defaultStayLimits);
  return isOffered && !isSame ? { checkIn, checkOut } : null;
}

/** A room type with too few free rooms. */
export interface ShortOfRooms {
  roomType: string;
  free: number;
  needed: number;
}

/** The room types with fewer free rooms than the reservation has. */
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
