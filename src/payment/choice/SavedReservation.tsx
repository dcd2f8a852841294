import * as words from '../../../messages/payment/pages/paymentChoice';
import * as stay from '../../../messages/shared/pages/stay';
import type { Reservation } from '../../../machines/contract/wire';
import { holdExpiryOf } from '../../../machines/reservation/hold';
import { nightsLabel } from '../../../machines/shared/quote';
import { roomTypeLabel } from '../../../machines/shared/roomTypes';
import { CalendarDate } from '../../components/CalendarDate';
import { CardTitle } from '../../components/Card';
import { GuestName } from '../../components/GuestName';
import { Stack } from '../../components/Stack';
import { StaySummary } from '../../components/StaySummary';
import { HoldCountdown } from '../../reservation/HoldCountdown';
import { RoomsKept } from '../../reservation/RoomsKept';
import { priceRows } from '../../reservation/priceRows';
import { roomWithNumber } from '../../reservation/reservationRows';

function roomSelection(reservation: Reservation): string {
  return (
    reservation.roomAllocations
      .map(({ roomType, numberOfRooms }) => `${roomTypeLabel(roomType)} × ${numberOfRooms}`)
      .join(', ') || roomWithNumber(reservation)
  );
}

/** The reservation that was just made and must be paid. */
export function SavedReservation({ reservation }: { reservation: Reservation }) {
  const heldUntil = holdExpiryOf(reservation);
  return (
    <Stack>
      <CardTitle>{stay.bookingSummary}</CardTitle>
      {heldUntil !== null && <HoldCountdown heldUntil={heldUntil} />}
      <RoomsKept reservation={reservation} />
      <StaySummary
        rows={[
          { term: words.guest, detail: <GuestName name={reservation.name} /> },
          { term: stay.checkIn, detail: <CalendarDate date={reservation.checkInDate} /> },
          { term: stay.checkOut, detail: <CalendarDate date={reservation.checkOutDate} /> },
          { term: stay.stayDuration, detail: nightsLabel(reservation.nights) },
          { term: words.rooms, detail: roomSelection(reservation) },
          ...priceRows(reservation, stay.totalAmount),
        ]}
      />
    </Stack>
  );
}
