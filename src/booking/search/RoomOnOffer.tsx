import styled from 'styled-components';
import { tooSmall } from '../../../messages/booking/booking';
import { opening } from '../../../messages/booking/pages/bookAgain';
import * as words from '../../../messages/booking/pages/availabilitySearch';
import { amenitiesOf, roomFor } from '../../../messages/booking/pages/roomSelection';
import type { AvailabilitySearchContext } from '../../../machines/booking/availabilitySearchMachine';
import { roomsLeft } from '../../../machines/booking/roomAdvice';
import { LOW_AVAILABILITY_THRESHOLD } from '../../../machines/booking/roomCounts';
import { roomsOfType, searchPath } from '../../../machines/booking/roomSearch';
import { placesLabel } from '../../../machines/shared/occupancy';
import type { RoomType } from '../../../machines/shared/roomTypes';
import { nightsBetween } from '../../../machines/shared/stay';
import { Button } from '../../components/Button';
import { CalendarDate } from '../../components/CalendarDate';
import { LinkButton } from '../../components/LinkButton';
import { Picture } from '../../components/Picture';
import { Price } from '../../components/Price';
import { RichMessage } from '../../components/RichMessage';
import { Skeleton } from '../../components/Skeleton';
import { roomPictures } from '../../content/roomPictures';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme';
import { titleType } from '../../theme/typography';

const Sheet = styled.li`
  display: flex;
  flex-direction: column;
  background: ${theme.color.card};
`;

const View = styled(Picture)`
  aspect-ratio: 16 / 9;
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space.m};
  padding: ${theme.space.l};
  border: ${theme.border.hair} solid ${theme.color.hairline};
  border-top: 0;

  h3 {
    ${titleType}
  }
`;

const Quiet = styled.div`
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.small};

  /* Large enough for a thumb, in the line of its text. */
  summary {
    padding-block: ${theme.space.xxs};
    margin-block: calc(-1 * ${theme.space.xxs});
    cursor: pointer;
    text-decoration: underline;
  }
`;

const Offer = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.s};
  margin-top: auto;

  data {
    color: ${theme.color.terracottaDeep};
    font-size: ${theme.text.large};
    font-weight: ${theme.weight.bold};
  }
`;

const Left = styled.p<{ $few: boolean }>`
  color: ${({ $few }) => ($few ? theme.color.waitingInk : theme.color.inkSoft)};
  font-size: ${theme.text.small};
  font-weight: ${({ $few }) => ($few ? theme.weight.semibold : theme.weight.regular)};
`;

/** How many amenities are named at once. */
const NAMED = 3;

/** The amenities that set a type apart, which are its last, and the others on demand. */
function Amenities({ roomType: { label, amenities } }: { roomType: RoomType }) {
  const others = amenities.slice(0, -NAMED);
  return (
    <Quiet role="group" aria-label={amenitiesOf(label)}>
      <p>{amenities.slice(-NAMED).join(' · ')}</p>
      <details>
        <summary>{words.moreAmenities(others.length)}</summary>
        <p>{others.join(' · ')}</p>
      </details>
    </Quiet>
  );
}

interface RoomOnOfferProps {
  roomType: RoomType;
  found: Pick<AvailabilitySearchContext, 'asked' | 'offer' | 'nextStays'>;
  /** Whether the server is asked: what is free, or when this type is. */
  looking: boolean;
  /** Whether the reservation form opens with it. */
  reserving: boolean;
  onReserve: () => void;
}

/** The rooms left of a type and their price for the stay, or the next dates on which it is available. */
export function RoomOnOffer({ roomType, found, looking, reserving, onReserve }: RoomOnOfferProps) {
  const { key, label, sleeps } = roomType;
  return (
    <Sheet>
      <View slot={roomPictures[key]} sizes={`${from.laptop} 30vw, ${from.tablet} 45vw, 90vw`} />
      <Body>
        <div>
          <h3>{label}</h3>
          <p>{roomFor(placesLabel(sleeps))}</p>
        </div>
        <Amenities roomType={roomType} />
        <OfferOfType {...{ roomType, found, looking, reserving, onReserve }} />
      </Body>
    </Sheet>
  );
}

function OfferOfType({ roomType, found, looking, reserving, onReserve }: RoomOnOfferProps) {
  const { key, label } = roomType;
  const { asked, offer, nextStays } = found;
  if (offer === null)
    return looking ? <Skeleton $height={theme.size.large} /> : <noscript data-answer={key} />;
  const left = offer.roomsLeft[key];
  const rooms = roomsOfType(key, asked, offer);
  const next = nextStays[key];
  return (
    <Offer>
      {rooms && (
        <p>
          <RichMessage
            parts={words.priceOfStay(
              <Price key="price" kobo={rooms.price} />,
              rooms.rooms,
              nightsBetween(asked.checkIn, asked.checkOut),
            )}
          />
        </p>
      )}
      <Left $few={left > 0 && left <= LOW_AVAILABILITY_THRESHOLD}>{roomsLeft(left)}</Left>
      {rooms && !rooms.suit && <Left $few>{tooSmall}</Left>}
      {rooms ? (
        <Button
          wide
          busy={reserving}
          busyLabel={opening}
          aria-label={words.reserveRoom(label)}
          onClick={onReserve}
        >
          {words.reserve}
        </Button>
      ) : next ? (
        <LinkButton to={searchPath({ ...asked, ...next })} variant="secondary" wide>
          <span>
            <RichMessage parts={words.freeFrom(<CalendarDate key="day" date={next.checkIn} />)} />
          </span>
        </LinkButton>
      ) : looking ? (
        <Skeleton $height={theme.size.target} />
      ) : (
        <Left $few={false}>{words.notSoon}</Left>
      )}
    </Offer>
  );
}
