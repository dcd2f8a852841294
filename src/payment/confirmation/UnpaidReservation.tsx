import type { ReactNode } from 'react';
import styled from 'styled-components';
import { reservationNamed } from '../../../messages/payment/pages/confirmation';
import { payment } from '../../../messages/payment/pages/paying';
import { Card } from '../../components/Card';
import { Stack } from '../../components/Stack';
import { AsideLayout } from '../../components/AsideLayout';
import type { ReservationView } from '../../reservation/reservationRows';
import { printed } from '../../theme/media';
import { BookingSummary } from './BookingSummary';

/** Only in print, where no URL names the reservation. */
const Named = styled.p`
  display: none;

  ${printed} {
    display: block;
  }
`;

interface UnpaidReservationProps {
  reservation: ReservationView | null;
  /** Until when its rooms are held; null if they are not. */
  heldUntil?: string | null;
  /** Whether the actions come before the reservation on a narrow screen, because there is something to say first. */
  paymentFirst?: boolean;
  /** The actions, or why there are none. */
  children: ReactNode;
}

/** An unpaid reservation, with the ways to pay it beside it, or why there is nothing to pay. */
export function UnpaidReservation({
  reservation,
  heldUntil = null,
  paymentFirst = false,
  children,
}: UnpaidReservationProps) {
  return (
    <AsideLayout
      asideLabel={payment}
      asideFirst={paymentFirst}
      aside={
        <Card>
          <Stack $gap="l">{children}</Stack>
        </Card>
      }
    >
      {reservation && (
        <Card>
          <Named>{reservationNamed(reservation.id)}</Named>
          <BookingSummary reservation={reservation} heldUntil={heldUntil} />
        </Card>
      )}
    </AsideLayout>
  );
}
