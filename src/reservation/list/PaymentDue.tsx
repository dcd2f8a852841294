import type { Reservation } from '../../../machines/contract/wire';
import * as words from '../../../messages/reservation/pages/list';
import { payNow } from '../../../messages/shared/pages/links';
import { holdExpiryOf } from '../../../machines/reservation/hold';
import { notSentYet, underReview } from '../../../messages/payment/payment';
import { begunPaymentOf } from '../../../machines/reservation/begunPayment';
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
  const { id } = reservation;
  const begun = begunPaymentOf(reservation);
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
  const isOnItsWay = begun?.isOnItsWay ?? false;
  const label = begun?.link ?? payNow;
  return (
    <>
      <HoldCountdown heldUntil={heldUntil} />
      {begun && <p>{begun.words}</p>}
      {isOnItsWay && <p>{notSentYet}</p>}
      <LinkButton
        to={confirmationPath(id)}
        variant={isOnItsWay ? 'secondary' : 'primary'}
        wide
        aria-label={words.payingFor(label, shortId(id))}
      >
        {label}
      </LinkButton>
    </>
  );
}
