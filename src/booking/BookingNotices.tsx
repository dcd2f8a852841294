import { useSelector } from '@xstate/react';
import * as words from '../../messages/booking/pages/notices';
import { reservationCreationAlertOf } from '../../machines/booking/reservationCreationMachine';
import { alertOf } from '../../machines/shared/screen';
import { AlertDialog } from '../components/AlertDialog';
import { Button } from '../components/Button';
import { Notice } from '../components/Notice';
import { BookingContext } from './BookingContext';

/** The booking's alerts, over any of its screens. */
export function BookingNotices() {
  const booking = BookingContext.useActorRef();
  const isCreated = BookingContext.useSelector((state) => state.can({ type: 'payment.requested' }));
  const isChoosingStay = BookingContext.useSelector((state) => state.matches('choosingStay'));
  const ownMessages = BookingContext.useSelector(alertOf);
  const {
    bookingDetails: details,
    roomSelection: rooms,
    reservationCreation: creation,
  } = BookingContext.useSelector(({ children }) => children);
  const detailsMessages = useSelector(details, (state) => state && alertOf(state));
  const roomsMessages = useSelector(rooms, (state) => state && alertOf(state));
  const creationMessages = useSelector(
    creation,
    (state) => state && reservationCreationAlertOf(state),
  );

  const acknowledged = { type: 'alert.acknowledged' } as const;
  const acknowledge = () => booking.send(acknowledged);
  if (isCreated) {
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
        {ownMessages}
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
              {words.bookChosen}
            </Button>
          </>
        }
      >
        {ownMessages}
      </AlertDialog>
    );
  }
  return (
    <>
      <Notice message={ownMessages} onAcknowledge={acknowledge} />
      <Notice message={detailsMessages} onAcknowledge={() => details?.send(acknowledged)} />
      <Notice message={roomsMessages} onAcknowledge={() => rooms?.send(acknowledged)} />
      <Notice message={creationMessages} onAcknowledge={() => creation?.send(acknowledged)} />
    </>
  );
}
