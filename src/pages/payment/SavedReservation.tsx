import styled from 'styled-components';
import type { ReservationCreated } from '../../../machines/contract/wire';
import { koboFromNaira } from '../../../machines/money';
import { Day } from '../../components/Day';
import { Price } from '../../components/Price';
import { Stack } from '../../components/Stack';
import { StaySummary } from '../../components/StaySummary';
import { nightsLabel } from '../../reservation/reservationRows';
import { roomLines } from '../../reservation/roomLines';
import { titleType } from '../../theme/typography';

const Title = styled.h2`
  ${titleType}
`;

function roomSelection({ roomAllocations }: ReservationCreated['reservationData']): string {
  return (
    roomAllocations
      .map(({ roomType, numberOfRooms }) => `${roomType} × ${numberOfRooms}`)
      .join(', ') || 'None'
  );
}

/** What was just reserved and is to be paid. */
export function SavedReservation({ saved }: { saved: ReservationCreated }) {
  const { reservationData: reservation, totalAmount } = saved;
  return (
    <Stack>
      <Title>Booking Summary</Title>
      <StaySummary
        rows={[
          { term: 'Guest', detail: reservation.name },
          { term: 'Check-in', detail: <Day date={reservation.checkInDate} /> },
          { term: 'Check-out', detail: <Day date={reservation.checkOutDate} /> },
          { term: 'Stay duration', detail: nightsLabel(reservation.nights) },
          { term: 'Room selection', detail: roomSelection(reservation) },
          ...roomLines(reservation),
          {
            term: 'Total Amount',
            detail: <Price kobo={koboFromNaira(totalAmount)} />,
            total: true,
          },
        ]}
      />
    </Stack>
  );
}
