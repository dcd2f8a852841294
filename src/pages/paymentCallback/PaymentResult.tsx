import { useMachine } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { paymentCallbackMessages as messages } from '../../../machines/messages/payment';
import {
  type paymentCallbackMachine,
  type PaymentCallbackInput,
  viewReservationPath,
} from '../../../machines/paymentCallback';
import { providePaymentCallback } from '../../actors/paymentCallbackActors';
import { useProvided } from '../../actors/useProvided';
import { useStart } from '../../actors/useStart';
import { Alert } from '../../components/Alert';
import { Button } from '../../components/Button';
import { Container } from '../../components/Container';
import { LinkButton } from '../../components/LinkButton';
import { PageHead } from '../../components/PageHead';
import { Receipt } from '../../components/Receipt';
import { Section } from '../../components/Section';
import { Stack } from '../../components/Stack';
import { Waiting } from '../../components/Waiting';
import { JourneyHead } from '../../layout/JourneyHead';
import { resultRows } from '../../reservation/reservationRows';

function titleOf(snapshot: SnapshotFrom<typeof paymentCallbackMachine>): string {
  if (snapshot.matches('successful')) return messages.successful;
  if (snapshot.matches('failed')) return messages.failed;
  if (snapshot.matches('unknown')) return messages.unknown;
  if (snapshot.matches('paidBack')) return messages.paidBack;
  if (snapshot.matches('underReview')) return messages.underReview;
  return snapshot.matches({ verifying: 'first' }) ? 'Payment Result' : messages.stillPending;
}

/** What became of a payment. */
export function PaymentResult(input: PaymentCallbackInput) {
  const machine = useProvided(providePaymentCallback);
  const [snapshot, send] = useMachine(machine, { input, ...useStart(machine) });
  const { reservation, words } = snapshot.context;
  const title = titleOf(snapshot);
  const verifying = snapshot.matches({ verifying: 'first' });
  const checking = snapshot.hasTag('busy') || snapshot.matches({ stillPending: 'polling' });

  return (
    <>
      <PageHead title={title} />
      <JourneyHead title={title} />
      <Section $tight>
        <Container $width="form">
          <Stack $gap="l">
            {verifying && <Waiting label={messages.verifying} />}
            {!verifying && !snapshot.hasTag('receipt') && (
              <Alert tone={snapshot.matches('failed') ? 'error' : 'warning'}>{words}</Alert>
            )}
            {snapshot.hasTag('receipt') && reservation && (
              <Receipt title={messages.confirmed} rows={resultRows(reservation)} />
            )}
            {(checking || snapshot.can({ type: 'check.requested' })) && !verifying && (
              <Button
                variant="secondary"
                busy={checking}
                busyLabel={messages.verifying}
                onClick={() => send({ type: 'check.requested' })}
              >
                Check again
              </Button>
            )}
            {!verifying && (
              <LinkButton to={viewReservationPath(snapshot.context)}>
                View My Reservation
              </LinkButton>
            )}
          </Stack>
        </Container>
      </Section>
    </>
  );
}
