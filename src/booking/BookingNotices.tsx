import { useSelector } from '@xstate/react';
import { bookAgain } from '../../words/booking/pages/again';
import * as words from '../../words/booking/pages/notices';
import { reservationCreationAlertOf } from '../../machines/booking/reservationCreationMachine';
import { alertOf } from '../../machines/shared/screen';
import { AlertDialog } from '../components/AlertDialog';
import { Button } from '../components/Button';
import { Notice } from '../components/Notice';
import { BookingContext } from './BookingContext';

/** What the booking has to say, over whichever of its screens shows. */
export function BookingNotices() {
  const booking = BookingContext.useActorRef();
  const isMade = BookingContext.useSelector((state) => state.can({ type: 'payment.requested' }));
  const isChoosingStay = BookingContext.useSelector((state) => state.matches('choosingStay'));
  const ownWords = BookingContext.useSelector(alertOf);
  const {
    bookingDetails: details,
    roomSelection: rooms,
    reservationCreation: creation,
  } = BookingContext.useSelector(({ children }) => children);
  const detailsWords = useSelector(details, (state) => state && alertOf(state));
  const roomsWords = useSelector(rooms, (state) => state && alertOf(state));
  const creationWords = useSelector(
    creation,
    (state) => state && reservationCreationAlertOf(state),
  );

  const acknowledged = { type: 'alert.acknowledged' } as const;
  const acknowledge = () => booking.send(acknowledged);
  if (isMade) {
    return (
      <AlertDialog
        onDismiss={() => booking.send({ type: 'payment.requested' })}
        actions={
          <>
            <Button onClick={() => booking.send({ type: 'payment.requested' })}>
              {words.goToPayment}
            </Button>
            <Button variant="quiet" onClick={acknowledge}>
              {words.makeAnother}
            </Button>
          </>
        }
      >
        {ownWords}
      </AlertDialog>
    );
  }
  if (isChoosingStay) {
    return (
      <AlertDialog
        onDismiss={acknowledge}
        actions={
          <>
            <Button onClick={acknowledge}>{words.goOn}</Button>
            <Button variant="quiet" onClick={() => booking.send({ type: 'booking.replaced' })}>
              {bookAgain}
            </Button>
          </>
        }
      >
        {ownWords}
      </AlertDialog>
    );
  }
  return (
    <>
      <Notice message={ownWords} onAcknowledge={acknowledge} />
      <Notice message={detailsWords} onAcknowledge={() => details?.send(acknowledged)} />
      <Notice message={roomsWords} onAcknowledge={() => rooms?.send(acknowledged)} />
      <Notice message={creationWords} onAcknowledge={() => creation?.send(acknowledged)} />
    </>
  );
}
