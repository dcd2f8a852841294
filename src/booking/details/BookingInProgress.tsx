import { useSelector } from '@xstate/react';
import { reservationCreationErrorOf } from '../../../machines/booking/reservationCreationMachine';
import * as bookingMessages from '../../../messages/booking/booking';
import { continueBooking } from '../../../messages/booking/pages/reservationCreation';
import { backToRooms } from '../../../messages/booking/pages/bookingDetails';
import { paths } from '../../../machines/shared/paths';
import { useApiContext } from '../../context/apiContext';
import { Alert } from '../../components/Alert';
import { Button } from '../../components/Button';
import { LinkButton } from '../../components/LinkButton';
import { Stack } from '../../components/Stack';
import { LoadingMessage } from '../../components/LoadingMessage';
import { BookingContext } from '../BookingContext';
import { UnconfirmedBooking } from '../UnconfirmedBooking';

/** Replaces the form while a reservation is being created, so that nothing can be changed. */
export function BookingInProgress() {
  const { clock } = useApiContext();
  const creation = BookingContext.useSelector(({ children }) => children.reservationCreation);
  const outcomeUnknown = useSelector(
    creation,
    (state) => state?.matches('outcomeUnknown') ?? false,
  );
  const error = useSelector(creation, (state) => state && reservationCreationErrorOf(state));
  return (
    <Stack $gap="l">
      {outcomeUnknown ? (
        <>
          {error !== undefined && <Alert tone="error">{error}</Alert>}
          <UnconfirmedBooking />
          <Button
            size="large"
            wide
            onClick={() => creation?.send({ type: 'booking.continued', now: clock.serverNow() })}
          >
            {continueBooking}
          </Button>
        </>
      ) : (
        <LoadingMessage label={bookingMessages.beingMade} />
      )}
      <LinkButton to={paths.roomSelection} variant="quiet">
        {backToRooms}
      </LinkButton>
    </Stack>
  );
}
