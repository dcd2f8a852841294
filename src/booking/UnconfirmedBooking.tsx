import * as bookingMessages from '../../messages/booking/booking';
import { seeReservations } from '../../messages/booking/pages/notices';
import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { Cluster } from '../components/Cluster';
import { Stack } from '../components/Stack';
import { BookingContext } from './BookingContext';

/** Says that a reservation may have been made, and links to the list that shows it. */
export function UnconfirmedBooking() {
  const creation = BookingContext.useSelector(({ children }) => children.reservationCreation);
  return (
    <Stack $gap="m">
      <Alert tone="neutral">{bookingMessages.outcomeUnknown}</Alert>
      <Cluster>
        <Button variant="quiet" onClick={() => creation?.send({ type: 'booking.abandoned' })}>
          {seeReservations}
        </Button>
      </Cluster>
    </Stack>
  );
}
