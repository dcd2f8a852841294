import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { type RoomAdvice, roomAdviceFor } from '../../../machines/booking/roomAdvice';
import type { roomSelectionMachine } from '../../../machines/booking/roomSelectionMachine';
import { BOOKING_SUMMARY_ID } from './BookingSummaryCard';

/** The room selection at work. */
export type Rooms = ActorRefFrom<typeof roomSelectionMachine>;

/** What the guest is to be told of the choice as it stands, and what takes the rooms that are offered. */
export function useRoomAdvice(rooms: Rooms): { advice: RoomAdvice | null; onTake: () => void } {
  const advice = roomAdviceFor(useSelector(rooms, ({ context }) => context));
  return {
    advice,
    onTake() {
      rooms.send({ type: 'combination.chosen' });
      // The button goes with the offer: the focus goes on to what has come of it.
      document.getElementById(BOOKING_SUMMARY_ID)?.focus({ preventScroll: true });
    },
  };
}
