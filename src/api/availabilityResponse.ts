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

/** The rooms left of each type that the site knows. @throws CallFailed if it can't be parsed */
export function parseAvailability(answer: unknown): Pick<Availability, 'rooms'> {
  return { rooms: requiredList(answer, 'rooms').flatMap(roomsLeftOf) };
}

/** The availability of a reservation's rooms on other dates. @throws CallFailed if it can't be parsed */
export function parseRoomsOnDates(answer: unknown): RoomsOnDates {
  const isTaken = valueAt(answer, 'whyNot') !== null;
  return {
    roomsLeft: roomsLeftIn(parseAvailability(answer)),
    whyNot: isTaken ? requiredText(answer, 'whyNot') : null,
  };
}
