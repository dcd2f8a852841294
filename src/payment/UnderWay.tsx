import type { PaymentUnderWay, Receipt, Reservation } from '../../machines/contract/wire';
import { underWayMessage } from '../../machines/reservation/begunPayment';
import { awaitsPayment, statusOf } from '../../machines/reservation/reservationStatus';
import { confirmationPath } from '../../machines/shared/paths';
import { payAnotherWay } from '../../messages/payment/pages/paying';
import { notSentYet } from '../../messages/payment/payment';
import { heldUntilSentence } from '../../messages/reservation/pages/hold';
import { Alert } from '../components/Alert';
import { LinkButton } from '../components/LinkButton';
import { RichMessage } from '../components/RichMessage';
import { Timestamp } from '../components/Timestamp';

interface UnderWayProps {
  underWay: PaymentUnderWay;
  /** The reservation to pay another way, if a response has named it. */
  reservation: Reservation | Receipt | null;
}

/** A payment that its guest may have made: what to do, until when the rooms are held, and another way to pay. */
export function UnderWay({ underWay, reservation }: UnderWayProps) {
  return (
    <>
      <Alert tone="neutral">{underWayMessage(underWay)}</Alert>
      <p>
        <RichMessage parts={heldUntilSentence(<Timestamp key="until" at={underWay.until} />)} />
      </p>
      {reservation && awaitsPayment(statusOf(reservation)) && (
        <>
          <p>{notSentYet}</p>
          <LinkButton to={confirmationPath(reservation.id)} variant="secondary">
            {payAnotherWay}
          </LinkButton>
        </>
      )}
    </>
  );
}
