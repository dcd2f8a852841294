import { roomsLeftIn } from '../../machines/booking/roomCounts';
import type { Availability } from '../../machines/contract/wire';
import type { RoomsOnDates } from '../../machines/reservation/otherDatesMachine';
import { roomTypeNamed } from '../../machines/shared/roomTypes';
import { valueAt } from './valueAt';
import { requiredList, requiredNumber, requiredText } from './reading';

function roomsLeftOf(response: unknown): Availability['rooms'] {
  const type = roomTypeNamed(requiredText(response, 'roomType'));
  return type ? [{ roomType: type.name, roomsLeft: requiredNumber(response, 'roomsLeft') }] : [];
}

/** The rooms left of each type that the site knows. @throws CallFailed if it can't be parsed */
export function parseAvailability(response: unknown): Pick<Availability, 'rooms'> {
  return { rooms: requiredList(response, 'rooms').flatMap(roomsLeftOf) };
}

/** The availability of a reservation's rooms on other dates. @throws CallFailed if it can't be parsed */
export function parseRoomsOnDates(response: unknown): RoomsOnDates {
  const isTaken = valueAt(response, 'whyNot') !== null;
  return {
    roomsLeft: roomsLeftIn(parseAvailability(response)),
    whyNot: isTaken ? requiredText(response, 'whyNot') : null,
  };
}
