import type { BookingSummary } from '../../../machines/booking/roomSelection';
import { Button } from '../../components/Button';
import { Price } from '../../components/Price';
import { BottomBar } from './BottomBar';

interface OfferBarProps {
  offer: BookingSummary;
  onTake: () => void;
}

/** On a phone, rooms that suit a guest who has chosen none yet. */
export function OfferBar({ offer, onTake }: OfferBarProps) {
  const rooms = offer.lines.map(({ roomType, rooms: count }) => `${roomType.name} × ${count}`);
  return (
    <BottomBar data-bottom-bar>
      <p>
        {`Suits you: ${rooms.join(', ')}`}
        <Price kobo={offer.total} />
      </p>
      <Button size="small" onClick={onTake}>
        Choose
      </Button>
    </BottomBar>
  );
}
