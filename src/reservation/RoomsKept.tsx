import type { Receipt, Reservation } from '../../machines/contract/wire';
import { keptUntilSentence } from '../../messages/reservation/pages/hold';
import { Timestamp } from '../components/Timestamp';
import { RichMessage } from '../components/RichMessage';

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
