import { shallowEqual, useSelector } from '@xstate/react';
import { bookingErrorOf } from '../../../machines/booking/bookingMachine';
import { nightlyBefore } from '../../../machines/booking/roomCounts';
import * as bookingMessages from '../../../messages/booking/booking';
import { cutMessages } from '../../../machines/booking/roomAdvice';
import { type RoomType, roomTypes } from '../../../machines/shared/roomTypes';
import { useApiContext } from '../../context/apiContext';
import { Alert } from '../../components/Alert';
import { BookingContext } from '../BookingContext';
import { SuggestedRooms } from './SuggestedRooms';
import { SuggestionBar } from './SuggestionBar';
import { RoomChoice } from './RoomChoice';
import { RoomTypeCard } from './RoomTypeCard';
import { SummaryBar } from './SummaryBar';
import { type Rooms, useRoomAdvice } from './useRoomAdvice';
import { useSummary } from './useSummary';

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

function Bar({ rooms }: { rooms: Rooms }) {
  const summary = useSummary();
  const { advice, onTake } = useRoomAdvice(rooms);
  const isCut = useSelector(rooms, ({ context }) => cutMessages(context).length > 0);
  if (summary.lines.length > 0) {
    const word = isCut ? bookingMessages.fewerThanChosen : advice && bookingMessages.tooSmall;
    return <SummaryBar summary={summary} word={word ?? undefined} />;
  }
  return advice?.offer && <SuggestionBar offer={advice.offer} onTake={onTake} />;
}

/** The rooms to choose from. */
export function OpenRooms({ rooms }: { rooms: Rooms }) {
  const { clock } = useApiContext();
  const error = BookingContext.useSelector(bookingErrorOf);
  const unknown = useSelector(rooms, (state) =>
    state.matches({ open: { availability: 'unknown' } }),
  );
  const cut = useSelector(rooms, ({ context }) => cutMessages(context), shallowEqual);
  return (
    <RoomChoice
      error={error}
      busy={false}
      advice={<SuggestedRooms rooms={rooms} />}
      bar={<Bar rooms={rooms} />}
      onContinue={() => rooms.send({ type: 'booking.continued', now: clock.serverNow() })}
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
