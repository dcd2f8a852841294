import type { Reservation } from '../../../machines/contract/wire';
import { paymentBegunWith } from '../../../messages/reservation/list';
import * as words from '../../../messages/reservation/pages/list';
import { payNow } from '../../../messages/shared/pages/links';
import { holdExpiryOf } from '../../../machines/reservation/hold';
import { underReview } from '../../../messages/payment/payment';
import { providerNames } from '../../../messages/payment/providers';
import { confirmationPath } from '../../../machines/shared/paths';
import { LinkButton } from '../../components/LinkButton';
import { Alert } from '../../components/Alert';
import { HoldCountdown } from '../HoldCountdown';
import { RoomsKept } from '../RoomsKept';
import { shortId } from '../reservationRows';

/**
 * Until when a reservation has to be paid, and the way there, or that staff looks into a payment for it; nothing where there is
 * nothing to pay.
 */
export function PaymentDue({ reservation }: { reservation: Reservation }) {
  const { id, unfinishedPayment } = reservation;
  const heldUntil = holdExpiryOf(reservation);
  if (reservation.underReviewUntil !== undefined) {
    return (
      <>
        <Alert tone="warning">{underReview}</Alert>
        <RoomsKept reservation={reservation} />
      </>
    );
  }
  if (heldUntil === null) return null;
  const label = unfinishedPayment ? words.continuePayment : payNow;
  return (
    <>
      <HoldCountdown reservation={reservation} heldUntil={heldUntil} />
      {unfinishedPayment && <p>{paymentBegunWith(providerNames[unfinishedPayment])}</p>}
      <LinkButton to={confirmationPath(id)} wide aria-label={words.payingFor(label, shortId(id))}>
        {label}
      </LinkButton>
    </>
  );
}
