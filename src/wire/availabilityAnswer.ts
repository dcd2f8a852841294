import type { Availability } from '../../machines/contract/wire';
import { roomTypeNamed } from '../../machines/shared/roomTypes';
import { requiredList, requiredNumber, requiredText } from './reading';

function roomsLeftOf(answer: unknown): Availability['rooms'] {
  const type = roomTypeNamed(requiredText(answer, 'roomType'));
  return type ? [{ roomType: type.name, roomsLeft: requiredNumber(answer, 'roomsLeft') }] : [];
}

/** The rooms that are left of each type that the site knows. @throws CallFailed when nobody can tell */
export function availabilityIn(answer: unknown): Pick<Availability, 'rooms'> {
  return { rooms: requiredList(answer, 'rooms').flatMap(roomsLeftOf) };
}
