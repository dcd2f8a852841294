import { useSelector } from '@xstate/react';
import { knownPrices } from '../../../machines/booking/bookingContext';
import { reservationCreationErrorOf } from '../../../machines/booking/reservationCreationMachine';
import { roomTypes } from '../../../machines/shared/roomTypes';
import { useApiContext } from '../../context/apiContext';
import { BookingContext } from '../BookingContext';
import { UnconfirmedBooking } from '../UnconfirmedBooking';
import { BookingSummaryCard } from './BookingSummaryCard';
import { RoomChoice } from './RoomChoice';
import { RoomTypeCard } from './RoomTypeCard';

/** The chosen rooms, read-only while the reservation is being created. */
export function HeldRooms() {
  const { clock } = useApiContext();
  const counts = BookingContext.useSelector(({ context }) => context.counts);
  const prices = BookingContext.useSelector(({ context }) => knownPrices(context));
  const creation = BookingContext.useSelector(({ children }) => children.reservationCreation);
  const waits = BookingContext.useSelector((booking) => booking.hasTag('busy'));
  const asks = useSelector(creation, (state) => state?.hasTag('busy') ?? false);
  const outcomeUnknown = useSelector(
    creation,
    (state) => state?.matches('outcomeUnknown') ?? false,
  );
  const error = useSelector(creation, (state) => state && reservationCreationErrorOf(state));
  return (
    <RoomChoice
      summary={
        <BookingSummaryCard
          error={error}
          busy={waits || asks}
          onContinue={() => creation?.send({ type: 'booking.continued', now: clock.serverNow() })}
        />
      }
      word={outcomeUnknown && <UnconfirmedBooking />}
    >
      {roomTypes.map((roomType) => (
        <RoomTypeCard
          key={roomType.key}
          roomType={roomType}
          nightly={prices?.[roomType.key] ?? null}
          rooms={counts[roomType.key]}
          left={undefined}
          canAdd={false}
          canRemove={false}
        />
      ))}
    </RoomChoice>
  );
}
