import type { Receipt, Reservation } from '../../machines/contract/wire';
import { heldUntilSentence, keptUntilSentence } from '../../messages/reservation/pages/hold';
import { Timestamp } from '../components/Timestamp';
import { RichMessage } from '../components/RichMessage';

/** Until when the rooms of an unpaid reservation are held. @param at in UTC */
export function HeldUntil({ at }: { at: string }) {
  return (
    <p>
      <RichMessage parts={heldUntilSentence(<Timestamp key="until" at={at} />)} />
    </p>
  );
}

/** Until when rooms are held while staff reviews a payment for them; renders nothing without a review. */
export function RoomsKept({ reservation }: { reservation: Reservation | Receipt | null }) {
  if (reservation === null || !('underReviewUntil' in reservation)) return null;
  const { underReviewUntil: until } = reservation;
  return (
    <p>
      <RichMessage parts={keptUntilSentence(<Timestamp key="until" at={until} />)} />
    </p>
  );
}
