import { useMachine } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { paymentCallbackMessages } from '../../../machines/messages/payment';
import type { paymentMachine } from '../../../machines/payment';
import type { PaymentInput } from '../../../machines/paymentTypes';
import { providePayment } from '../../actors/paymentActors';
import { useProvided } from '../../actors/useProvided';
import { useStart } from '../../actors/useStart';
import type { BookingStep } from '../../components/BookingSteps';
import { Container } from '../../components/Container';
import { PageHead } from '../../components/PageHead';
import { Section } from '../../components/Section';
import { useReturnFromElsewhere } from '../../hooks/useReturnFromElsewhere';
import { JourneyHead } from '../../layout/JourneyHead';
import { ConfirmationBody } from './ConfirmationBody';
import { StandingReservation } from './StandingReservation';

function stepOf(snapshot: SnapshotFrom<typeof paymentMachine>): BookingStep {
  if (snapshot.hasTag('receipt')) return 'Paid';
  const paying = snapshot.matches('startingPayment') || snapshot.matches('redirecting');
  return paying ? 'Pay' : 'Confirm';
}

/** One reservation on its way from created to paid. */
export function Confirmation(input: PaymentInput) {
  const machine = useProvided(providePayment);
  const [snapshot, send] = useMachine(machine, { input, ...useStart(machine) });
  useReturnFromElsewhere(() => send({ type: 'guest.returned' }));
  const standing = snapshot.hasTag('payable') || snapshot.matches('ended');

  return (
    <>
      <PageHead title="Reservation Confirmation" />
      <JourneyHead
        title={
          snapshot.hasTag('receipt')
            ? paymentCallbackMessages.confirmed
            : 'Reservation Confirmation'
        }
        step={stepOf(snapshot)}
      />
      {standing ? (
        <StandingReservation snapshot={snapshot} send={send} />
      ) : (
        <Section $tight>
          <Container $width="form">
            <ConfirmationBody snapshot={snapshot} send={send} />
          </Container>
        </Section>
      )}
    </>
  );
}
