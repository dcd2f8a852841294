import { roomsLeftIn } from '../../machines/booking/roomCounts';
import type { Availability } from '../../machines/contract/wire';
import type { RoomsOnDates } from '../../machines/reservation/otherDatesMachine';
import { roomTypeNamed } from '../../machines/shared/roomTypes';
import { valueAt } from './valueAt';
import { requiredList, requiredNumber, requiredText } from './reading';

function roomsLeftOf(answer: unknown): Availability['rooms'] {
  const type = roomTypeNamed(requiredText(answer, 'roomType'));
  return type ? [{ roomType: type.name, roomsLeft: requiredNumber(answer, 'roomsLeft') }] : [];
}

/** The rooms that are left of each type that the site knows. @throws CallFailed when nobody can tell */
export function parseAvailability(answer: unknown): Pick<Availability, 'rooms'> {
  return { rooms: requiredList(answer, 'rooms').flatMap(roomsLeftOf) };
}

/** What is said of a reservation's rooms on other dates. @throws CallFailed when nobody can tell */
export function parseRoomsOnDates(answer: unknown): RoomsOnDates {
  const isTaken = valueAt(answer, 'whyNot') !== null;
  return {
    roomsLeft: roomsLeftIn(parseAvailability(answer)),
    whyNot: isTaken ? requiredText(answer, 'whyNot') : null,
  };
}
