import { bookingAlertOf } from '../../../machines/bookingWords';
import { paths } from '../../../machines/paths';
import { useJourneyParts } from '../../actors/siteParts';
import { BookingContext } from '../../booking/BookingContext';
import { Card } from '../../components/Card';
import { Notice } from '../../components/Notice';
import { PageHead } from '../../components/PageHead';
import { ReservationCall } from '../../components/ReservationCall';
import { WithAside } from '../../components/WithAside';
import { hotel } from '../../content/hotel';
import { useOpening } from '../../hooks/useOpening';
import { JourneyHead } from '../../layout/JourneyHead';
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
      <PageHead
        title="Make a Reservation"
        path={paths.reservation}
        description={`Choose your dates and rooms at ${hotel.name}, and pay securely by card.`}
      />
      <JourneyHead
        title="Make a Reservation"
        lead="Tell us when you come and who comes with you."
        step="Details"
      />
      <WithAside asideLabel="Help with your reservation" aside={<ReservationCall />}>
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
      </WithAside>
      <Notice message={message} onAcknowledge={acknowledge} />
    </>
  );
}
