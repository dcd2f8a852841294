import * as words from '../../../messages/booking/pages/roomSelection';
import type { BookingSummary } from '../../../machines/booking/roomCounts';
import { Button } from '../../components/Button';
import { Price } from '../../components/Price';
import { BottomBar } from './BottomBar';

interface OfferBarProps {
  offer: BookingSummary;
  onTake: () => void;
}

/** On phones, suggests rooms to a guest who has chosen none yet. */
export function SuggestionBar({ offer, onTake }: OfferBarProps) {
  const rooms = offer.lines.map(({ roomType, rooms: count }) => `${roomType.label} × ${count}`);
  return (
    <BottomBar data-bottom-bar>
      <p>
        <span>{words.suitsYou(rooms.join(', '))}</span>
        <Price kobo={offer.total} />
      </p>
      <Button size="small" onClick={onTake}>
        {words.takeOfferShort}
      </Button>
    </BottomBar>
  );
}
