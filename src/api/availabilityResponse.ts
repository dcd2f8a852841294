import { roomOfferIn } from '../../machines/booking/roomCounts';
import type { NextStays } from '../../machines/booking/roomSearch';
import type { Availability } from '../../machines/contract/wire';
import type { RoomsOnDates } from '../../machines/reservation/otherDatesMachine';
import { roomTypeNamed } from '../../machines/shared/roomTypes';
import { valueAt } from './valueAt';
import { numberAt, requiredList, requiredNumber, requiredText, definedFields } from './reading';

function roomsLeftOf(response: unknown): Availability['rooms'] {
  const type = roomTypeNamed(requiredText(response, 'roomType'));
  if (!type) return [];
  const roomPrice = numberAt(response, 'roomPrice');
  return [
    {
      roomType: type.name,
      roomsLeft: requiredNumber(response, 'roomsLeft'),
      ...definedFields({ roomPrice }),
    },
  ];
}

/** The rooms left of each type that the site knows, and what each costs where the server says it. @throws CallFailed if it can't be parsed */
export function parseAvailability(response: unknown): Pick<Availability, 'rooms'> {
  return { rooms: requiredList(response, 'rooms').flatMap(roomsLeftOf) };
}

/** The availability of a reservation's rooms on other dates. @throws CallFailed if it can't be parsed */
export function parseRoomsOnDates(response: unknown): RoomsOnDates {
  const isTaken = valueAt(response, 'whyNot') !== null;
  return {
    ...roomOfferIn(parseAvailability(response)),
    whyNot: isTaken ? requiredText(response, 'whyNot') : null,
  };
}

/** When rooms of each type are free again that the site knows. @throws CallFailed if it can't be parsed */
export function parseNextStays(response: unknown): NextStays {
  return Object.fromEntries(
    requiredList(response, 'rooms').flatMap((room) => {
      const key = roomTypeNamed(requiredText(room, 'roomType'))?.key;
      const stay = {
        checkIn: requiredText(room, 'checkIn'),
        checkOut: requiredText(room, 'checkOut'),
      };
      return key ? [[key, stay]] : [];
    }),
  );
}
