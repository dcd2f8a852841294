import { useMachine } from '@xstate/react';
import { paths } from '../../../machines/paths';
import { alertOf } from '../../../machines/screen';
import { providePaymentChoice } from '../../actors/paymentChoiceActors';
import { useProvided } from '../../actors/useProvided';
import { useStart } from '../../actors/useStart';
import { Alert } from '../../components/Alert';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { Container } from '../../components/Container';
import { LinkButton } from '../../components/LinkButton';
import { Notice } from '../../components/Notice';
import { PageHead } from '../../components/PageHead';
import { Section } from '../../components/Section';
import { Stack } from '../../components/Stack';
import { WaitingSummary } from '../../components/WaitingSummary';
import { WithAside } from '../../components/WithAside';
import { useReturnFromElsewhere } from '../../hooks/useReturnFromElsewhere';
import { JourneyHead } from '../../layout/JourneyHead';
import { MethodForm } from './MethodForm';
import { SavedReservation } from './SavedReservation';

/** The saved reservation, and a choice of three ways to pay it. */
export function PaymentChoice() {
  const machine = useProvided(providePaymentChoice);
  const [snapshot, send] = useMachine(machine, useStart(machine));
  useReturnFromElsewhere(() => send({ type: 'guest.returned' }));
  const { saved, error } = snapshot.context;
  const message = alertOf(snapshot);
  const retry = snapshot.matches('sessionLost') && (
    <Button onClick={() => send({ type: 'retry.requested' })}>Try again</Button>
  );
  const acknowledge = () => send({ type: 'alert.acknowledged' });

  return (
    <>
      <PageHead title="Payment" />
      <JourneyHead title="Payment" step="Pay" />
      {saved ? (
        <WithAside
          asideLabel="Payment"
          aside={
            <Card>
              {snapshot.hasTag('choice') && <MethodForm snapshot={snapshot} send={send} />}
              {retry}
            </Card>
          }
        >
          <Card>
            <SavedReservation saved={saved} />
          </Card>
        </WithAside>
      ) : (
        <Section $tight>
          <Container $width="form">
            <Stack $gap="l">
              {snapshot.matches('reading') && (
                <WaitingSummary label="Loading your reservation..." />
              )}
              {snapshot.matches('corrupt') && (
                <>
                  <Alert tone="error">{error}</Alert>
                  <LinkButton to={paths.reservation}>Make a Reservation</LinkButton>
                </>
              )}
              {retry}
            </Stack>
          </Container>
        </Section>
      )}
      <Notice message={message} onAcknowledge={acknowledge} />
    </>
  );
}
