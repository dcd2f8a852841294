import styled from 'styled-components';
import { Cluster } from '../../components/Cluster';
import { Moment } from '../../components/Moment';
import { Stack } from '../../components/Stack';
import { StatusBadge } from '../../components/StatusBadge';
import { StaySummary } from '../../components/StaySummary';
import { reservationRows, type ReservationView } from '../../reservation/reservationRows';
import { theme } from '../../theme/theme';
import { titleType } from '../../theme/typography';

const Title = styled.h2`
  ${titleType}
`;

const Held = styled.p`
  color: ${theme.color.waitingInk};
`;

interface BookingSummaryProps {
  reservation: ReservationView;
  /** Until when its rooms are held; null where they are not. */
  heldUntil: string | null;
}

/** What the guest has reserved, and until when it is held. */
export function BookingSummary({ reservation, heldUntil }: BookingSummaryProps) {
  return (
    <Stack>
      <Cluster $justify="space-between">
        <Title>Booking Summary</Title>
        <StatusBadge status={reservation.paymentStatus} />
      </Cluster>
      {heldUntil !== null && (
        <Held>
          Your rooms are held until <Moment at={heldUntil} />.
        </Held>
      )}
      <StaySummary rows={reservationRows(reservation)} />
    </Stack>
  );
}
