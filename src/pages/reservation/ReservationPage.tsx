import { bookingAlertOf } from '../../../machines/bookingWords';
import { paths } from '../../../machines/paths';
import { useJourneyParts } from '../../actors/siteParts';
import { BookingContext } from '../../booking/BookingContext';
import { AlertDialog } from '../../components/AlertDialog';
import { BookingSteps } from '../../components/BookingSteps';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { Container } from '../../components/Container';
import { PageHead } from '../../components/PageHead';
import { PageHero } from '../../components/PageHero';
import { Section } from '../../components/Section';
import { Stack } from '../../components/Stack';
import { useOpening } from '../../hooks/useOpening';
import { useGuest } from '../../session/SessionContext';
import { ReservationForm } from './ReservationForm';

export default function ReservationPage() {
  const booking = BookingContext.useActorRef();
  const snapshot = BookingContext.useSelector((state) => state);
  const guest = useGuest();
  const { now } = useJourneyParts();
  const message = bookingAlertOf(snapshot);
  const acknowledge = () => booking.send({ type: 'alert.acknowledged' });

  useOpening(() => {
    const profile = guest && {
      name: `${guest.firstName} ${guest.lastName}`.trim(),
      email: guest.email,
      phone: guest.phoneNumber,
    };
    booking.send({ type: 'details.visited', profile });
  });

  return (
    <>
      <PageHead title="Make a Reservation" path={paths.reservation} />
      <PageHero title="Make a Reservation" lead="Tell us when you come and who comes with you." />
      <Section>
        <Container $width="form">
          <Stack $gap="xl">
            <BookingSteps current="Details" />
            <Card>
              <ReservationForm
                form={snapshot.context.form}
                errors={snapshot.context.errors}
                today={now()}
                busy={snapshot.matches('openingRooms')}
                covered={message !== undefined}
                onEdit={(event) => booking.send(event)}
                onSubmit={() => booking.send({ type: 'details.submitted', now: now() })}
              />
            </Card>
          </Stack>
        </Container>
      </Section>
      {message !== undefined && (
        <AlertDialog actions={<Button onClick={acknowledge}>OK</Button>} onDismiss={acknowledge}>
          {message}
        </AlertDialog>
      )}
    </>
  );
}
