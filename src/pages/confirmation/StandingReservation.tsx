import type { SnapshotFrom } from 'xstate';
import { paymentMessages } from '../../../machines/messages/payment';
import type { paymentMachine } from '../../../machines/payment';
import { paths } from '../../../machines/paths';
import type { PaymentEvent } from '../../../machines/paymentTypes';
import { Alert } from '../../components/Alert';
import { Card } from '../../components/Card';
import { LinkButton } from '../../components/LinkButton';
import { Stack } from '../../components/Stack';
import { WithAside } from '../../components/WithAside';
import { BookingSummary } from './BookingSummary';
import { ProviderButtons } from './ProviderButtons';

interface StandingReservationProps {
  snapshot: SnapshotFrom<typeof paymentMachine>;
  send: (event: PaymentEvent) => void;
}

/** A reservation that is not paid; beside it the ways to pay it, or why there is nothing to pay. */
export function StandingReservation({ snapshot, send }: StandingReservationProps) {
  const { reservation, error, provider } = snapshot.context;
  return (
    <WithAside
      asideLabel="Payment"
      aside={
        <Card>
          <Stack $gap="l">
            {error !== null && <Alert tone="error">{error}</Alert>}
            {snapshot.matches({ ended: 'cancelled' }) && (
              <Alert tone="warning">{paymentMessages.cancelled}</Alert>
            )}
            {snapshot.matches({ ended: 'refunded' }) && (
              <Alert tone="neutral">{paymentMessages.refunded}</Alert>
            )}
            {snapshot.matches({ ended: 'withoutRooms' }) && (
              <Alert tone="neutral">{paymentMessages.noRooms}</Alert>
            )}
            {snapshot.hasTag('payable') ? (
              <>
                <p>You pay by card with the provider of your choice, and come back here.</p>
                <ProviderButtons
                  starting={snapshot.hasTag('busy') ? provider : null}
                  onChoose={(chosen) => send({ type: 'payment.chosen', provider: chosen })}
                />
              </>
            ) : (
              <LinkButton to={paths.home} wide>
                Go to Home
              </LinkButton>
            )}
          </Stack>
        </Card>
      }
    >
      {reservation && (
        <Card>
          <BookingSummary reservation={reservation} />
        </Card>
      )}
    </WithAside>
  );
}
