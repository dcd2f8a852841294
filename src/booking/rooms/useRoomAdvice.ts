import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { type RoomAdvice, roomAdviceFor } from '../../../machines/booking/roomAdvice';
import type { roomSelectionMachine } from '../../../machines/booking/roomSelectionMachine';
import { BOOKING_SUMMARY_ID } from './BookingSummaryCard';

/** The running room selection. */
export type Rooms = ActorRefFrom<typeof roomSelectionMachine>;

/** Advice on the current choice, and a function that takes the suggested rooms. */
export function useRoomAdvice(rooms: Rooms): { advice: RoomAdvice | null; onTake: () => void } {
  const advice = roomAdviceFor(useSelector(rooms, ({ context }) => context));
  return {
    advice,
    onTake() {
      rooms.send({ type: 'suggestion.chosen' });
      // The button disappears with the suggestion, so focus the summary instead.
      document.getElementById(BOOKING_SUMMARY_ID)?.focus({ preventScroll: true });
    },
  };
}
