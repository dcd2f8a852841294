import { useSelector } from '@xstate/react';
import * as words from '../../../messages/booking/pages/bookingDetails';
import { email, phone } from '../../../messages/shared/pages/fields';
import { processing } from '../../../messages/shared/pages/waiting';
import { makeReservation } from '../../../messages/shared/pages/links';
import { useApiContext } from '../../context/apiContext';
import { Button } from '../../components/Button';
import { Grid } from '../../components/Grid';
import { Stack } from '../../components/Stack';
import { useFirstErrorFocus } from '../../hooks/useFirstErrorFocus';
import { BookingContext } from '../BookingContext';
import { GuestLine, Notes, Party, Stay } from './DetailsFields';

/** The reservation form. Each field subscribes only to its part of the booking. */
export function ReservationForm() {
  const { clock } = useApiContext();
  const busy = BookingContext.useSelector((state) => state.hasTag('busy'));
  const details = BookingContext.useSelector(({ children }) => children.bookingDetails);
  const covered = useSelector(details, (state) => state?.hasTag('alert') ?? false);
  const { formRef, handleSubmit } = useFirstErrorFocus(
    () => details?.send({ type: 'details.submitted', now: clock.serverNow() }),
    covered,
  );
  return (
    <form ref={formRef} onSubmit={handleSubmit} noValidate aria-label={makeReservation}>
      <Stack $gap="l">
        <Stay />
        <Party />
        <GuestLine label={words.fullName} name="name" autoComplete="name" />
        <Grid $min="field" $gap="l" $stretch>
          <GuestLine label={email} name="email" type="email" autoComplete="email" />
          <GuestLine label={phone} name="phone" type="tel" autoComplete="tel" />
        </Grid>
        <Notes />
        <Button type="submit" size="large" wide busy={busy} busyLabel={processing}>
          {words.checkAvailability}
        </Button>
      </Stack>
    </form>
  );
}
