import * as words from '../../../messages/booking/pages/roomSelection';
import type { BookingSummary } from '../../../machines/booking/roomCounts';
import { BottomBar } from '../../components/BottomBar';
import { Button } from '../../components/Button';
import { Price } from '../../components/Price';
import styled from 'styled-components';
import { wider } from '../../theme/media';

const OnPhones = styled(BottomBar)`
  ${wider.laptop} {
    display: none;
  }
`;

interface OfferBarProps {
  offer: BookingSummary;
  onTake: () => void;
}

/** On phones, suggests rooms to a guest who has chosen none yet. */
export function SuggestionBar({ offer, onTake }: OfferBarProps) {
  const rooms = offer.lines.map(({ roomType, rooms: count }) => `${roomType.label} × ${count}`);
  return (
    <OnPhones data-bottom-bar>
      <p>
        <span>{words.suitsYou(rooms.join(', '))}</span>
        <Price kobo={offer.total} />
      </p>
      <Button onClick={onTake}>{words.takeOfferShort}</Button>
    </OnPhones>
  );
}
