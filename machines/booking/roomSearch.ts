import * as messages from '../../messages/booking/availabilitySearch';
import { emptyReservationForm, validateModifyForm } from '../reservation/reservationForm';
import { definedErrors, type FieldErrors } from '../shared/fieldErrors';
import type { Kobo } from '../shared/money';
import { childrenChoices, adultChoices, type Party } from '../shared/occupancy';
import { paths } from '../shared/paths';
import { noRooms, type RoomOffer } from '../shared/roomsLeft';
import type { RoomTypeKey } from '../shared/roomTypes';
import type { LagosDate } from '../shared/stay';
import type { StayDates } from '../shared/stayDates';
import { parametersIn } from '../shared/trailingPunctuation';
import { typedCount, typedDate } from '../shared/typedText';
import { bookingSummary } from './bookingRequest';
import { withRoomsAdded } from './roomCounts';
import type { EnteredBooking } from './stayToRepeat';
import { holdsParty } from './suggestRooms';

/** When rooms are wanted, and for whom; dates are empty until chosen. */
export interface RoomSearch extends StayDates, Party {}

export const emptySearch: RoomSearch = { checkIn: '', checkOut: '', adults: 1, children: 0 };

/** The address of a search, which can be sent to somebody. */
export function searchPath({ checkIn, checkOut, adults, children }: RoomSearch): string {
  const query = { checkIn, checkOut, adults: String(adults), children: String(children) };
  return `${paths.rooms}?${new URLSearchParams(query).toString()}`;
}

/**
 * The search in an address, with the usual party where it names none. A number that can't be read is NaN. A campaign may
 * have put another `?` with its own parameters behind it.
 */
export function searchIn(path: string): RoomSearch {
  const [, ...queries] = path.split('?');
  const query = parametersIn(queries.join('&'));
  return {
    checkIn: typedDate(query.get('checkin') ?? ''),
    checkOut: typedDate(query.get('checkout') ?? ''),
    adults: typedCount(query.get('adults') ?? String(emptySearch.adults)),
    children: typedCount(query.get('children') ?? String(emptySearch.children)),
  };
}

/**
 * The errors of a search.
 * @param today today's date in Lagos; null if it is not known
 */
export function searchErrors(search: RoomSearch, today: LagosDate | null): FieldErrors<RoomSearch> {
  const { checkIn, checkOut } = validateModifyForm({ ...search, notes: '' }, today);
  const isAdults = adultChoices.some((choice) => choice === search.adults);
  const isChildren = childrenChoices.some((choice) => choice === search.children);
  return definedErrors({
    checkIn,
    checkOut,
    adults: isAdults ? undefined : messages.adultsNotOffered,
    children: isChildren ? undefined : messages.childrenNotOffered,
  });
}

/** The errors of a search in an address, which may leave out both dates. */
export function addressErrors(search: RoomSearch): FieldErrors<RoomSearch> {
  const { adults, children, ...dates } = searchErrors(search, null);
  const namesDates = search.checkIn !== '' || search.checkOut !== '';
  return definedErrors({ adults, children, ...(namesDates && dates) });
}

/** The later stays, by room type, for which a room is free again. */
export type NextStays = Readonly<Partial<Record<RoomTypeKey, StayDates>>>;

/** Rooms of one type for a party's stay. */
export interface RoomsOfType {
  rooms: number;
  /** The total of all rooms, for all nights. */
  price: Kobo;
  /** Whether they hold the party. If not, other rooms have to be chosen beside them. */
  suit: boolean;
}

/**
 * The fewest free rooms of a type that hold the party: each with an adult, so that no child sleeps alone. If there are
 * too few, all of them; null if none is free.
 */
export function roomsOfType(
  key: RoomTypeKey,
  search: RoomSearch,
  { roomsLeft, prices }: RoomOffer,
): RoomsOfType | null {
  const most = Math.min(roomsLeft[key], search.adults);
  if (most <= 0) return null;
  const suits = (rooms: number) => holdsParty(withRoomsAdded(noRooms, key, rooms), search);
  const counts = Array.from({ length: most }, (_, index) => index + 1);
  const rooms = counts.find(suits) ?? most;
  const { total } = bookingSummary(withRoomsAdded(noRooms, key, rooms), search, prices);
  return { rooms, price: total, suit: suits(rooms) };
}

/** Hands the search over to the booking when a guest reserves a room type. */
export function stayToReserve(
  key: RoomTypeKey,
  search: RoomSearch,
  offer: RoomOffer,
): EnteredBooking {
  return {
    form: { ...emptyReservationForm, ...search },
    counts: withRoomsAdded(noRooms, key, roomsOfType(key, search, offer)?.rooms ?? 0),
    pricesOfDay: { checkIn: search.checkIn, prices: offer.prices },
  };
}
