import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import * as words from '../../messages/booking/pages/notices';
import { reservationCreationAlertOf } from '../../machines/booking/reservationCreationMachine';
import { myReservationPath } from '../../machines/shared/paths';
import { alertOf } from '../../machines/shared/screen';
import { AlertDialog } from '../components/AlertDialog';
import { Button } from '../components/Button';
import { LinkButton } from '../components/LinkButton';
import { Notice } from '../components/Notice';
import { BookingContext } from './BookingContext';

interface TwoWaysProps {
  message: string | undefined;
  onDismiss: () => void;
  first: ReactNode;
  second: string;
  onSecond: () => void;
}

/** An alert with two ways on. */
function TwoWays({ message, onDismiss, first, second, onSecond }: TwoWaysProps) {
  const actions = (
    <>
      {first}
      <Button variant="quiet" onClick={onSecond}>
        {second}
      </Button>
    </>
  );
  return (
    <AlertDialog onDismiss={onDismiss} actions={actions}>
      {message}
    </AlertDialog>
  );
}

/** The booking's alerts, over any of its screens. */
export function BookingNotices() {
  const booking = BookingContext.useActorRef();
  const isCreated = BookingContext.useSelector((state) => state.can({ type: 'payment.requested' }));
  const isChoosingStay = BookingContext.useSelector((state) => state.matches('choosingStay'));
  const madeBefore = BookingContext.useSelector((state) =>
    state.matches('alertingMadeBefore') ? state.context.madeBefore : null,
  );
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
  const pay = () => booking.send({ type: 'payment.requested' });
  if (isCreated) {
    return (
      <TwoWays
        message={ownMessages}
        onDismiss={pay}
        first={<Button onClick={pay}>{words.goToPayment}</Button>}
        second={words.makeAnother}
        onSecond={acknowledge}
      />
    );
  }
  if (isChoosingStay) {
    return (
      <TwoWays
        message={ownMessages}
        onDismiss={acknowledge}
        first={<Button onClick={acknowledge}>{words.goOn}</Button>}
        second={words.bookChosen}
        onSecond={() => booking.send({ type: 'booking.replaced' })}
      />
    );
  }
  if (madeBefore !== null) {
    return (
      <TwoWays
        message={ownMessages}
        onDismiss={acknowledge}
        first={<LinkButton to={myReservationPath(madeBefore)}>{words.seeReservation}</LinkButton>}
        second={words.makeAnother}
        onSecond={acknowledge}
      />
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
