import type { Reservation } from '../../machines/contract/wire';
import { koboFromNaira, lineAmount } from '../../machines/shared/money';
import type { SummaryRow } from '../components/StaySummary';
import { Price } from '../components/Price';

/** A line for each room type of a reservation, with what its rooms cost for all the nights. */
export function roomLines({ roomAllocations, nights }: Reservation): SummaryRow[] {
  return roomAllocations.map(({ roomType, numberOfRooms, roomPrice }) => ({
    term: `${roomType} × ${numberOfRooms}`,
    detail: (
      <Price
        kobo={lineAmount({ rooms: numberOfRooms, nightly: koboFromNaira(roomPrice) }, nights)}
      />
    ),
  }));
}
