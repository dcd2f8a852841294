import { paths, myReservationPath } from '../../../machines/shared/paths';
import * as paymentResultMessages from '../../../messages/payment/paymentResult';
import * as words from '../../../messages/payment/pages/confirmation';
import { viewReservation } from '../../../messages/payment/pages/paying';
import { whatYouCanDo } from '../../../messages/reservation/pages/details';
import { goToHome } from '../../../messages/shared/pages/links';
import { Alert } from '../../components/Alert';
import { AsideLayout } from '../../components/AsideLayout';
import { LinkButton } from '../../components/LinkButton';
import { Receipt } from '../../components/Receipt';
import { Stack } from '../../components/Stack';
import { Arrival } from '../../reservation/Arrival';
import { Documents } from '../../reservation/Documents';
import { isWhole, receiptRows, type ReservationView } from '../../reservation/reservationRows';

interface PaidReservationProps {
  /** Null if we know only that it is paid. */
  reservation: ReservationView | null;
  /** The sentence about another payment that paid it; null if this one did. */
  said: string | null;
}

/** The receipt, after what can be done with it. */
export function PaidReservation({ reservation, said }: PaidReservationProps) {
  const whole = reservation && isWhole(reservation) ? reservation : null;
  return (
    <AsideLayout
      asideFirst
      asideLabel={whatYouCanDo}
      aside={
        <Stack>
          {said === null ? (
            <Alert tone="success">{paymentResultMessages.successful}</Alert>
          ) : (
            <Alert tone="warning">{said}</Alert>
          )}
          {whole && <LinkButton to={myReservationPath(whole.id)}>{viewReservation}</LinkButton>}
          {whole && <Documents reservation={whole} />}
          <LinkButton to={paths.home} variant={whole ? 'quiet' : 'primary'}>
            {goToHome}
          </LinkButton>
        </Stack>
      }
    >
      <Stack $gap="l">
        {reservation && <Receipt title={words.receipt} rows={receiptRows(reservation)} />}
        {reservation && <Arrival reservation={reservation} />}
      </Stack>
    </AsideLayout>
  );
}
