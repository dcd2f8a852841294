import { useSelector } from '@xstate/react';
import * as bookingMessages from '../../messages/booking/booking';
import { seeReservations } from '../../messages/booking/pages/notices';
import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { Cluster } from '../components/Cluster';
import { Stack } from '../components/Stack';
import { BookingContext } from './BookingContext';

/**
 * Says that a reservation may have been made, and links to the list that shows it. It comes into view once no dialog
 * covers it: who pressed at the bottom of a phone is far below.
 */
export function UnconfirmedBooking() {
  const creation = BookingContext.useSelector(({ children }) => children.reservationCreation);
  const covered = useSelector(creation, (state) => state?.hasTag('alert') ?? false);
  return (
    <Stack $gap="m">
      <Alert tone="neutral" focused={!covered}>
        {bookingMessages.outcomeUnknown}
      </Alert>
      <Cluster>
        <Button variant="quiet" onClick={() => creation?.send({ type: 'booking.abandoned' })}>
          {seeReservations}
        </Button>
      </Cluster>
    </Stack>
  );
}
