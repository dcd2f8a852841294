import * as words from '../../messages/booking/pages/bookAgain';
import type { Reservation } from '../../machines/contract/wire';
import { useApiContext } from '../context/apiContext';
import { useScreen } from '../context/useScreen';
import { Button } from '../components/Button';
import { provideBookAgain } from './bookAgainActors';

/** Offers to book the stay of an ended reservation again, with everything filled in. */
export function BookAgain({ reservation }: { reservation: Reservation }) {
  const { clock } = useApiContext();
  const [snapshot, send] = useScreen(provideBookAgain, { reservation });
  return (
    <Button
      variant="secondary"
      wide
      busy={snapshot.hasTag('busy')}
      busyLabel={words.opening}
      onClick={() => send({ type: 'bookAgain.requested', now: clock.serverNow() })}
    >
      {words.bookAgain}
    </Button>
  );
}
