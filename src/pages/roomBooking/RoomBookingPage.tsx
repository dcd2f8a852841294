import { bookingAlertOf, bookingErrorOf } from '../../../machines/bookingWords';
import { bookingMessages } from '../../../machines/messages/booking';
import { bookingSummary, canAddRoom } from '../../../machines/roomSelection';
import { roomTypes } from '../../../machines/roomTypes';
import { nightsBetween } from '../../../machines/stay';
import { useJourneyParts } from '../../actors/siteParts';
import { BookingContext } from '../../booking/BookingContext';
import { Alert } from '../../components/Alert';
import { Grid } from '../../components/Grid';
import { Notice } from '../../components/Notice';
import { PageHead } from '../../components/PageHead';
import { Stack } from '../../components/Stack';
import { WithAside } from '../../components/WithAside';
import { useOpening } from '../../hooks/useOpening';
import { JourneyHead } from '../../layout/JourneyHead';
import { BookingSummaryCard } from './BookingSummaryCard';
import { RoomTypeCard } from './RoomTypeCard';
import { StayDetails } from './StayDetails';
import { SummaryBar } from './SummaryBar';

export default function RoomBookingPage() {
  const booking = BookingContext.useActorRef();
  const snapshot = BookingContext.useSelector((state) => state);
  const { now } = useJourneyParts();
  const { form, counts, roomsLeft } = snapshot.context;
  const summary = bookingSummary(counts, nightsBetween(form.checkIn, form.checkOut));
  const message = bookingAlertOf(snapshot);
  const error = bookingErrorOf(snapshot);
  const acknowledge = () => booking.send({ type: 'alert.acknowledged' });

  useOpening(() => booking.send({ type: 'rooms.visited' }));

  return (
    <>
      <PageHead title="Choose your rooms" />
      <JourneyHead title="Choose your rooms" step="Rooms" />
      <WithAside
        asideLabel="Booking summary"
        aside={
          <BookingSummaryCard
            summary={summary}
            error={error}
            busy={snapshot.hasTag('busy')}
            onContinue={() => booking.send({ type: 'booking.continued', now: now() })}
          />
        }
      >
        <Stack $gap="xl">
          <StayDetails form={form} />
          {snapshot.matches({ selectingRooms: { availability: 'unknown' } }) && (
            <Alert tone="neutral">{bookingMessages.availabilityUnknown}</Alert>
          )}
          <Grid as="ul" $min="card" $gap="l">
            {roomTypes.map((roomType) => (
              <RoomTypeCard
                key={roomType.key}
                roomType={roomType}
                rooms={counts[roomType.key]}
                left={roomsLeft?.[roomType.key]}
                canAdd={canAddRoom(counts, roomType.key, roomsLeft)}
                onAdd={() => booking.send({ type: 'room.added', roomType: roomType.key })}
                onRemove={() => booking.send({ type: 'room.removed', roomType: roomType.key })}
              />
            ))}
          </Grid>
          {summary.lines.length > 0 && <SummaryBar summary={summary} />}
        </Stack>
      </WithAside>
      <Notice message={message} onAcknowledge={acknowledge} />
    </>
  );
}
