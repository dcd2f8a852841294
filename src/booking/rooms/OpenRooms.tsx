import { shallowEqual, useSelector } from '@xstate/react';
import { bookingErrorOf } from '../../../machines/booking/bookingMachine';
import { nightlyBefore } from '../../../machines/booking/roomCounts';
import * as bookingMessages from '../../../messages/booking/booking';
import { cutMessages } from '../../../machines/booking/roomAdvice';
import { type RoomType, roomTypes } from '../../../machines/shared/roomTypes';
import { useApiContext } from '../../context/apiContext';
import { Alert } from '../../components/Alert';
import { BookingContext } from '../BookingContext';
import { BookingSummaryCard } from './BookingSummaryCard';
import { SuggestedRooms, SuggestionBar } from './SuggestedRooms';
import { RoomChoice } from './RoomChoice';
import { RoomTypeCard } from './RoomTypeCard';
import { type Rooms, useRoomAdvice } from './useRoomAdvice';

function OpenRoomType({ rooms, roomType }: { rooms: Rooms; roomType: RoomType }) {
  const { key } = roomType;
  const added = { type: 'room.added', roomType: key } as const;
  const removed = { type: 'room.removed', roomType: key } as const;
  return (
    <RoomTypeCard
      roomType={roomType}
      nightly={useSelector(rooms, ({ context }) => context.prices?.[key] ?? null)}
      nightlyBefore={useSelector(rooms, ({ context }) => nightlyBefore(context, key))}
      rooms={useSelector(rooms, ({ context }) => context.counts[key])}
      left={useSelector(rooms, ({ context }) => context.roomsLeft?.[key])}
      canAdd={useSelector(rooms, (state) => state.can(added))}
      canRemove={useSelector(rooms, (state) => state.can(removed))}
      onAdd={() => rooms.send(added)}
      onRemove={() => rooms.send(removed)}
    />
  );
}

function OpenSummary({ rooms }: { rooms: Rooms }) {
  const { clock } = useApiContext();
  const error = BookingContext.useSelector(bookingErrorOf);
  const { advice, onTake } = useRoomAdvice(rooms);
  const isCut = useSelector(rooms, ({ context }) => cutMessages(context).length > 0);
  const note = isCut ? bookingMessages.fewerThanChosen : advice && bookingMessages.tooSmall;
  return (
    <BookingSummaryCard
      advice={<SuggestedRooms rooms={rooms} />}
      note={note ?? undefined}
      suggestion={advice?.offer && <SuggestionBar offer={advice.offer} onTake={onTake} />}
      error={error}
      busy={false}
      onContinue={() => rooms.send({ type: 'booking.continued', now: clock.serverNow() })}
    />
  );
}

/** The rooms to choose from. */
export function OpenRooms({ rooms }: { rooms: Rooms }) {
  const unknown = useSelector(rooms, (state) =>
    state.matches({ open: { availability: 'unknown' } }),
  );
  const cut = useSelector(rooms, ({ context }) => cutMessages(context), shallowEqual);
  return (
    <RoomChoice
      summary={<OpenSummary rooms={rooms} />}
      word={
        <>
          {unknown && <Alert tone="neutral">{bookingMessages.availabilityUnknown}</Alert>}
          {cut.map((sentence) => (
            <Alert key={sentence} tone="warning">
              {sentence}
            </Alert>
          ))}
        </>
      }
    >
      {roomTypes.map((roomType) => (
        <OpenRoomType key={roomType.key} {...{ rooms, roomType }} />
      ))}
    </RoomChoice>
  );
}
