import { paths } from '../../../machines/shared/paths';
import * as paymentResultMessages from '../../../messages/payment/paymentResult';
import * as words from '../../../messages/payment/pages/confirmation';
import { goToHome } from '../../../messages/shared/pages/links';
import { Alert } from '../../components/Alert';
import { Card } from '../../components/Card';
import { LinkButton } from '../../components/LinkButton';
import { Receipt } from '../../components/Receipt';
import { Stack } from '../../components/Stack';
import { Arrival } from '../../reservation/Arrival';
import { Documents } from '../../reservation/Documents';
import { isWhole, receiptRows, type ReservationView } from '../../reservation/reservationRows';
import { BookingSummary } from './BookingSummary';

interface PaidReservationProps {
  /** Null if we know only that it is paid. */
  reservation: ReservationView | null;
  /** Why a payment was not started, because another one had been made meanwhile. */
  error: string | null;
}

/** The receipt, and the reservation's details if they may be shown. */
export function PaidReservation({ reservation, error }: PaidReservationProps) {
  return (
    <Stack $gap="l">
      {error === null ? (
        <Alert tone="success">{paymentResultMessages.successful}</Alert>
      ) : (
        <Alert tone="warning">{error}</Alert>
      )}
      {reservation && <Receipt title={words.receipt} rows={receiptRows(reservation)} />}
      {reservation && isWhole(reservation) && (
        <Card>
          <BookingSummary reservation={reservation} />
        </Card>
      )}
      {reservation && <Arrival reservation={reservation} />}
      {reservation && isWhole(reservation) && <Documents reservation={reservation} />}
      <LinkButton to={paths.home}>{goToHome}</LinkButton>
    </Stack>
  );
}
