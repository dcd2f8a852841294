import { FEW_ROOMS } from './roomSelection';
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '../shared/stay';
import { fieldMessages } from '../shared/fieldMessages';
import { partyLabel, placesLabel, type Party } from '../shared/occupancy';

/** Everything the product says about the reservation form and the room selection. */

export const reservationFormMessages = {
  nameRequired: fieldMessages.nameRequired,
  phoneRequired: fieldMessages.phoneRequired,
  emailRequired: fieldMessages.emailRequired,
  emailInvalid: fieldMessages.emailInvalid,
  checkInRequired: 'Check-in date is required',
  checkInInvalid: 'Check-in date is not a date',
  checkInInPast: 'Check-in date cannot be in the past',
  checkOutRequired: 'Check-out date is required',
  checkOutInvalid: 'Check-out date is not a date',
  checkOutNotAfterCheckIn: 'Check-out date must be after check-in date',
  adultRequired: 'At least one adult is required',
  childrenNegative: 'Children count cannot be negative',
  correctErrors: 'Please correct the errors in the form.',
} as const;

/** Said of a check-in further ahead than the hotel takes reservations, in days. */
export function checkInTooFarAhead(maxDaysAhead: number = MAX_DAYS_AHEAD): string {
  return `Check-in date can be at most ${maxDaysAhead} days ahead`;
}

/** Said of a stay that is longer than the hotel takes, in nights. */
export function stayTooLong(maxNights: number = MAX_NIGHTS): string {
  return `A stay can be at most ${maxNights} nights`;
}

export const bookingMessages = {
  detailsMissing: 'Please go back and fill in reservation details first.',
  formMissing: 'Please go back to the reservation form and fill it out first.',
  roomRequired: 'Please select at least one room to continue.',
  noResponse:
    'Network error: No response from server. Please check your internet connection or try again later.',
  noResponseAlert: 'Network error: Could not connect to the server. Please try again.',
  reservationIdMissing:
    'Reservation successful, but reservation ID could not be retrieved. Please check your reservations history.',
  registeredIdMissing: 'Failed to create reservation. No reservation ID received from the server.',
  /** Said while a reservation may have been made and nobody could say. */
  undecided:
    'We could not find out whether your booking was made. Press Continue Booking to find out: it is never made twice. Until then it cannot be changed. If it was made, it is also among your reservations.',
  beingMade: 'Your booking is being made…',
  /** Said when it is made while the guest looks at another screen. */
  created: 'Your reservation is made and your rooms are held for you. You can pay for them now.',
  /** Asked of a guest who wants an earlier stay again and has entered another one. */
  anotherIsBegun:
    'You have begun another booking. You can go on with it, or give it up and book the earlier stay again.',
  datesHavePassed:
    'The dates of your earlier stay have passed. The rest is filled in: please choose new dates.',
  availabilityUnknown:
    'We could not look up the rooms left for these dates. You can go on: we check when you book.',
  /** Said in short of chosen rooms that hold less than the party. */
  tooSmall: 'Too small for all of you',
} as const;

/** Said, and alerted, when the server refuses a reservation. */
export function reservationFailed(serverMessage?: string): string {
  return `Reservation failed: ${serverMessage ?? 'Server error'}`;
}

/** Said when creating a reservation fails for a reason that is neither the server's nor the network's. */
export function unexpectedError(message: string): string {
  return `An unexpected error occurred: ${message}`;
}

/** Said, in the flow that goes to /payment, when the server refuses a reservation. */
export function registrationOfStayFailed(serverMessage?: string): string {
  return ['Failed to create reservation. Please try again.', serverMessage]
    .filter(Boolean)
    .join(' ');
}

/** Said of a room type: how many are left for the dates. */
export function roomsLeft(rooms: number): string {
  if (rooms <= 0) return 'No rooms left for these dates';
  if (rooms <= FEW_ROOMS) return `Only ${rooms} left`;
  return `${rooms} rooms left for these dates`;
}

/** Said of a room type when the counter has reached what is left for the dates; of none it is said anyway. */
export function noMoreRooms(rooms: number): string {
  if (rooms <= 0) return roomsLeft(rooms);
  const are = rooms === 1 ? 'is' : 'are';
  return `Only ${rooms} of these ${are} free for your nights`;
}

/**
 * Said of rooms that hold less than the party; the server says it where the hotel takes no such reservations.
 * @param places for whom the rooms are meant
 */
export function roomsTooSmall(places: Party, party: Party): string {
  return `These rooms are meant for ${placesLabel(places)}. You are ${partyLabel(party)}.`;
}

/** Said before rooms that are offered to a party. */
export function roomsThatSuit(party: Party): string {
  return `Free rooms that suit ${partyLabel(party)}:`;
}

/** Said where no free rooms hold the party. */
export function noRoomsFit(party: Party): string {
  return `We have no free rooms on these nights that suit ${partyLabel(party)}. Please try other dates, or call us.`;
}
