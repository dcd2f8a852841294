import styled from 'styled-components';
import * as pageMessages from '../../../messages/booking/pages/roomSelection';
import type { BookingSummary } from '../../../machines/booking/bookingRequest';
import { Button } from '../../components/Button';
import { Price } from '../../components/Price';
import { RichMessage } from '../../components/RichMessage';
import { Stack } from '../../components/Stack';
import { theme } from '../../theme/theme';
import { BottomBar } from '../../components/BottomBar';
import { wider } from '../../theme/media';
import { type Rooms, useRoomAdvice } from './useRoomAdvice';

const Sheet = styled(Stack)`
  padding: ${theme.space.m};
  border: ${theme.border.hair} solid ${theme.color.hairline};
  border-radius: ${theme.radius.small};
  background: ${theme.color.paper};
  line-height: ${theme.leading.easy};
`;

const Offered = styled.ul`
  font-weight: ${theme.weight.semibold};
`;

/** Notes that the chosen rooms are too small for the party, and suggests some that aren't. */
export function SuggestedRooms({ rooms }: { rooms: Rooms }) {
  const { advice, onTake } = useRoomAdvice(rooms);
  if (advice === null) return null;
  const { words, offer } = advice;
  return (
    <Sheet $gap="s">
      <Stack $gap="xs" role="status">
        {words.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Stack>
      {offer && (
        <>
          <Offered>
            {offer.lines.map(({ roomType, numberOfRooms }) => (
              <li key={roomType.key}>{`${roomType.label} × ${numberOfRooms}`}</li>
            ))}
          </Offered>
          <p>
            <RichMessage
              parts={pageMessages.priceFor(<Price kobo={offer.total} />, offer.nights)}
            />
          </p>
          <Button variant="secondary" wide onClick={onTake}>
            {pageMessages.takeOffer}
          </Button>
        </>
      )}
    </Sheet>
  );
}

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
  const rooms = offer.lines.map(
    ({ roomType, numberOfRooms }) => `${roomType.label} × ${numberOfRooms}`,
  );
  return (
    <OnPhones data-bottom-bar>
      <p>
        <span>{pageMessages.suitsYou(rooms.join(', '))}</span>
        <Price kobo={offer.total} />
      </p>
      <Button onClick={onTake}>{pageMessages.takeOfferShort}</Button>
    </OnPhones>
  );
}
