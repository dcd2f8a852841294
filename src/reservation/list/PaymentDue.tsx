import type { Reservation } from '../../../machines/contract/wire';
import { paymentBegunWith } from '../../../messages/reservation/list';
import * as words from '../../../messages/reservation/pages/list';
import { payNow } from '../../../messages/shared/pages/links';
import { holdExpiryOf } from '../../../machines/reservation/hold';
import { payAnotherWay } from '../../../messages/payment/pages/paying';
import { notSentYet, underReview } from '../../../messages/payment/payment';
import { isSentElsewhere, underWayMessage } from '../../../machines/payment/paymentStatus';
import { providerNames } from '../../../messages/payment/providers';
import { confirmationPath } from '../../../machines/shared/paths';
import { LinkButton } from '../../components/LinkButton';
import { Alert } from '../../components/Alert';
import { HoldCountdown } from '../HoldCountdown';
import { RoomsKept } from '../RoomsKept';
import { shortId } from '../reservationRows';

/**
 * Until when a reservation must be paid, with a link to pay, or that staff is reviewing a payment for it; renders
 * nothing if nothing is due.
 */
export function PaymentDue({ reservation }: { reservation: Reservation }) {
  const { id, unfinishedPayment, underWay } = reservation;
  const isOnItsWay = underWay !== undefined && isSentElsewhere(underWay);
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
  if (isOnItsWay) {
    return (
      <>
        <HoldCountdown reservation={reservation} heldUntil={heldUntil} />
        <p>{underWayMessage(underWay)}</p>
        <p>{notSentYet}</p>
        <LinkButton
          to={confirmationPath(id)}
          variant="secondary"
          wide
          aria-label={words.payingFor(payAnotherWay, shortId(id))}
        >
          {payAnotherWay}
        </LinkButton>
      </>
    );
  }
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
