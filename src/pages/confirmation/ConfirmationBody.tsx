import type { SnapshotFrom } from 'xstate';
import {
  paymentCallbackMessages,
  paymentMessages,
  reservationViewMessages,
} from '../../../machines/messages/payment';
import type { paymentMachine } from '../../../machines/payment';
import { myReservationPath, paths } from '../../../machines/paths';
import type { PaymentEvent } from '../../../machines/paymentTypes';
import { Alert } from '../../components/Alert';
import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { LinkButton } from '../../components/LinkButton';
import { Receipt } from '../../components/Receipt';
import { Stack } from '../../components/Stack';
import { Waiting } from '../../components/Waiting';
import { WaitingSummary } from '../../components/WaitingSummary';
import { receiptRows } from '../../reservation/reservationRows';

interface ConfirmationBodyProps {
  snapshot: SnapshotFrom<typeof paymentMachine>;
  send: (event: PaymentEvent) => void;
}

const goHome = <LinkButton to={paths.home}>Go to Home</LinkButton>;

const goHomeInstead = (
  <LinkButton to={paths.home} variant="secondary">
    Go to Home
  </LinkButton>
);

/** What stands below the title where no reservation waits to be paid. */
export function ConfirmationBody({ snapshot, send }: ConfirmationBodyProps) {
  const { reservation, error } = snapshot.context;
  const retry = <Button onClick={() => send({ type: 'retry.requested' })}>Try again</Button>;

  if (snapshot.matches('loading')) return <WaitingSummary label="Loading your reservation..." />;
  if (snapshot.matches({ verifying: 'first' })) {
    return <Waiting label={paymentCallbackMessages.verifying} />;
  }
  if (snapshot.matches('waiting') || snapshot.matches('verifying')) {
    return (
      <Stack $gap="l">
        <Alert tone="warning">{paymentMessages.stillWaiting}</Alert>
        <Button
          busy={!snapshot.matches({ waiting: 'quiet' })}
          busyLabel={paymentCallbackMessages.verifying}
          onClick={() => send({ type: 'check.requested' })}
        >
          Check again
        </Button>
        {reservation && (
          <LinkButton to={myReservationPath(reservation.id)} variant="quiet">
            View My Reservation
          </LinkButton>
        )}
      </Stack>
    );
  }
  if (snapshot.matches('sessionLost')) {
    return <EmptyState title={reservationViewMessages.empty} action={retry} />;
  }
  if (snapshot.matches('empty')) {
    return <EmptyState title={reservationViewMessages.empty} action={goHome} />;
  }
  if (snapshot.hasTag('error')) {
    return (
      <Stack $gap="l">
        <Alert tone="error">{error}</Alert>
        {snapshot.can({ type: 'retry.requested' }) ? (
          <>
            {retry}
            {goHomeInstead}
          </>
        ) : (
          goHome
        )}
      </Stack>
    );
  }
  if (snapshot.matches('underReview')) {
    return (
      <Stack $gap="l">
        <Alert tone="warning">{paymentMessages.underReview}</Alert>
        {goHome}
      </Stack>
    );
  }
  if (snapshot.hasTag('receipt')) {
    return (
      <Stack $gap="l">
        <Alert tone="success">{paymentCallbackMessages.successful}</Alert>
        {reservation && <Receipt title="Payment Receipt" rows={receiptRows(reservation)} />}
        {goHome}
      </Stack>
    );
  }
  return null;
}
