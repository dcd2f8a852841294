import type { ReactNode } from 'react';
import styled from 'styled-components';
import { reservationNamed } from '../../../messages/payment/pages/confirmation';
import { payment } from '../../../messages/payment/pages/paying';
import { bookingSummary } from '../../../messages/shared/pages/stay';
import { Card, CardTitle } from '../../components/Card';
import { Cluster } from '../../components/Cluster';
import { Stack } from '../../components/Stack';
import { StatusBadge } from '../../components/StatusBadge';
import { StaySummary } from '../../components/StaySummary';
import { AsideLayout } from '../../components/AsideLayout';
import { Arrival } from '../../reservation/Arrival';
import { reservationRows, type ReservationView } from '../../reservation/reservationRows';
import { onPaper } from '../../theme/media';

/** Only in print, where no URL names the reservation and the aside is left out. */
const InPrint = styled.div`
  display: none;

  ${onPaper} {
    display: block;
  }
`;

interface UnpaidReservationProps {
  reservation: ReservationView | null;
  /** Until when its rooms are held, if they are. */
  held?: ReactNode;
  /** The actions, or why there are none. */
  children: ReactNode;
}

/** The ways to pay a reservation, or why there is nothing to pay, and what was reserved: below them on a phone. */
export function UnpaidReservation({ reservation, held, children }: UnpaidReservationProps) {
  return (
    <AsideLayout
      asideLabel={payment}
      asideFirst
      aside={
        <Card>
          <Stack $gap="l">{children}</Stack>
        </Card>
      }
    >
      {reservation && (
        <Stack $gap="l">
          <Card>
            <InPrint>
              <p>{reservationNamed(reservation.id)}</p>
              {held}
            </InPrint>
            <Stack>
              <Cluster $justify="space-between">
                <CardTitle>{bookingSummary}</CardTitle>
                <StatusBadge status={reservation.paymentStatus} refund={reservation.refundStatus} />
              </Cluster>
              <StaySummary rows={reservationRows(reservation)} />
            </Stack>
          </Card>
          <Arrival reservation={reservation} />
        </Stack>
      )}
    </AsideLayout>
  );
}
