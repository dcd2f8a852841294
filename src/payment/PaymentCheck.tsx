import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { PaymentUnderWay, Receipt, Reservation } from '../../machines/contract/wire';
import {
  isPending,
  underWayIn,
  type paymentCheckMachine,
} from '../../machines/payment/paymentCheckMachine';
import * as paymentResult from '../../messages/payment/paymentResult';
import { checkAgain, payAnotherWay } from '../../messages/payment/pages/paying';
import { notSentYet, stillWaiting } from '../../messages/payment/payment';
import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { LoadingMessage } from '../components/LoadingMessage';
import { underWayMessage } from '../../machines/reservation/begunPayment';
import { awaitsPayment, statusOf } from '../../machines/reservation/reservationStatus';
import { confirmationPath } from '../../machines/shared/paths';
import { LinkButton } from '../components/LinkButton';
import { HeldUntil } from '../reservation/RoomsKept';

interface UnderWayProps {
  underWay: PaymentUnderWay;
  /** The reservation to pay another way, if a response has named it. */
  reservation: Reservation | Receipt | null;
}

/** A payment that its guest may have made: what to do, until when the rooms are held, and another way to pay. */
function UnderWay({ underWay, reservation }: UnderWayProps) {
  return (
    <>
      <Alert tone="neutral">{underWayMessage(underWay)}</Alert>
      <HeldUntil at={underWay.until} />
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

interface PaymentCheckProps {
  check: ActorRefFrom<typeof paymentCheckMachine> | undefined;
  /** The weight of the button to check again on its page. */
  variant?: 'primary' | 'secondary';
  /** The link to the reservation, if a response has named it. */
  link: (told: Reservation | Receipt | null) => ReactNode;
}

/** The screen while a payment is being checked. */
export function PaymentCheck({ check, variant, link }: PaymentCheckProps) {
  const snapshot = useSelector(check, (state) => state);
  if (!snapshot || !isPending(snapshot)) return <LoadingMessage label={paymentResult.verifying} />;
  const { reservation, words } = snapshot.context;
  const underWay = underWayIn(snapshot);
  const said = words !== null && <Alert tone="neutral">{words}</Alert>;
  if (underWay !== null) {
    return (
      <>
        {said}
        <UnderWay underWay={underWay} reservation={reservation} />
        {link(reservation)}
      </>
    );
  }
  return (
    <>
      {said}
      <Alert tone="warning">{stillWaiting}</Alert>
      <Button
        variant={variant}
        busy={!snapshot.matches('quiet')}
        busyLabel={paymentResult.verifying}
        onClick={() => check?.send({ type: 'check.requested' })}
      >
        {checkAgain}
      </Button>
      {link(reservation)}
    </>
  );
}
