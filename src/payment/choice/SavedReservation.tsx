import styled from 'styled-components';
import type { Reservation } from '../../../machines/contract/wire';
import { heldUntilOf } from '../../../machines/reservation/policy';
import { nightsLabel } from '../../../machines/shared/price';
import { Day } from '../../components/Day';
import { Stack } from '../../components/Stack';
import { StaySummary } from '../../components/StaySummary';
import { Hold } from '../../reservation/Hold';
import { priceRows } from '../../reservation/priceRows';
import { roomWithNumber } from '../../reservation/reservationRows';
import { titleType } from '../../theme/typography';

const Title = styled.h2`
  ${titleType}
`;

function roomSelection(reservation: Reservation): string {
  return (
    reservation.roomAllocations
      .map(({ roomType, numberOfRooms }) => `${roomType} × ${numberOfRooms}`)
      .join(', ') || roomWithNumber(reservation)
  );
}

/** What was just reserved and is to be paid. */
export function SavedReservation({ reservation }: { reservation: Reservation }) {
  const heldUntil = heldUntilOf(reservation);
  return (
    <Stack>
      <Title>Booking Summary</Title>
      {heldUntil !== null && <Hold reservation={reservation} heldUntil={heldUntil} />}
      <StaySummary
        rows={[
          { term: 'Guest', detail: reservation.name },
          { term: 'Check-in', detail: <Day date={reservation.checkInDate} /> },
          { term: 'Check-out', detail: <Day date={reservation.checkOutDate} /> },
          { term: 'Stay duration', detail: nightsLabel(reservation.nights) },
          { term: 'Room selection', detail: roomSelection(reservation) },
          ...priceRows(reservation, 'Total Amount'),
        ]}
      />
    </Stack>
  );
}
