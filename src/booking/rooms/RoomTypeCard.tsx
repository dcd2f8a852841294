import { useId, useState } from 'react';
import styled from 'styled-components';
import { perNight } from '../../../messages/shared/pages/nightly';
import * as words from '../../../messages/booking/pages/roomSelection';
import { noMoreRooms, roomsLeft } from '../../../machines/booking/roomAdvice';
import { LOW_AVAILABILITY_THRESHOLD } from '../../../machines/booking/roomCounts';
import type { Kobo } from '../../../machines/shared/money';
import { placesLabel } from '../../../machines/shared/occupancy';
import type { RoomType } from '../../../machines/shared/roomTypes';
import { Picture } from '../../components/Picture';
import { Price, PriceBefore } from '../../components/Price';
import { RichMessage } from '../../components/RichMessage';
import { Stepper } from '../../components/Stepper';
import { roomPictures } from '../../content/roomPictures';
import { from, narrow, tiny, wider } from '../../theme/media';
import { theme } from '../../theme/theme';
import { tokens } from '../../../hotel/tokens';
import { titleType } from '../../theme/typography';

/** How many amenities a phone shows at first. */
const NAMED = 3;

/** On a phone the picture stands beside the words. */
const Sheet = styled.li`
  display: grid;
  grid-template: auto 1fr auto / ${theme.column.picture} 1fr;
  gap: ${theme.space.xs} ${theme.space.s};
  padding: ${theme.space.s};
  border: ${theme.border.hair} solid ${theme.color.hairline};
  background: ${theme.color.card};

  &[data-chosen='true'] {
    border-color: ${theme.color.forest};
    outline: ${theme.border.hair} solid ${theme.color.forest};
    outline-offset: calc(-2 * ${theme.border.hair});
  }

  ${tiny} {
    display: flex;
    flex-direction: column;
  }

  ${wider.phone} {
    display: flex;
    flex-direction: column;
    gap: 0;
    padding: 0;
  }
`;

const View = styled(Picture)`
  height: 100%;
  grid-row: 1 / 3;
  aspect-ratio: auto;
  border-radius: ${theme.radius.small};

  ${tiny} {
    height: auto;
    aspect-ratio: 4 / 3;
  }

  ${wider.phone} {
    height: auto;
    aspect-ratio: 4 / 3;
    border-radius: 0;
  }
`;

const Body = styled.div`
  display: contents;

  ${wider.phone} {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: ${theme.space.m};
    padding: ${theme.space.l};
  }
`;

const Heading = styled.div`
  line-height: ${theme.leading.easy};

  h3 {
    ${titleType}
  }

  data {
    color: ${theme.color.terracottaDeep};
    font-weight: ${theme.weight.bold};
  }
`;

/**
 * Dots separate the amenities; the one before the first of each line is clipped at the edge. On a phone only the last
 * ones show at first, which set a type apart.
 */
const Amenities = styled.ul<{ $all: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xxs} ${theme.space.m};
  overflow: hidden;
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.small};

  li {
    position: relative;
  }

  li::before {
    position: absolute;
    right: 100%;
    width: ${theme.space.m};
    content: '·';
    text-align: center;
  }

  li:has(button) {
    display: none;
  }

  ${narrow} {
    li:nth-last-child(n + ${NAMED + 2}) {
      display: ${({ $all }) => ($all ? 'block' : 'none')};
    }

    li:has(button) {
      display: block;
    }
  }

  /* Large enough for a thumb, in the line of its text. */
  button {
    padding: ${theme.space.xxs} 0;
    margin-block: calc(-1 * ${theme.space.xxs});
    border: 0;
    background: none;
    text-decoration: underline;
  }
`;

const Choice = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s};
  margin-top: auto;

  ${narrow} {
    flex-wrap: nowrap;
    line-height: ${theme.leading.snug};
  }

  ${tiny} {
    flex-wrap: wrap;
  }
`;

const Left = styled.span<{ $few: boolean }>`
  color: ${({ $few }) => ($few ? theme.color.waitingInk : theme.color.inkSoft)};
  font-size: ${theme.text.small};
  font-weight: ${({ $few }) => ($few ? theme.weight.semibold : theme.weight.regular)};
`;

interface RoomTypeCardProps {
  roomType: RoomType;
  /** The price of a night; null while it is not known. */
  nightly: Kobo | null;
  /** The price when the guest last chose; null if it is the same. */
  nightlyBefore?: Kobo | null;
  /** How many are chosen. */
  rooms: number;
  /** How many are free for the stay; undefined if unknown. */
  left: number | undefined;
  canAdd: boolean;
  canRemove: boolean;
  onAdd?: () => void;
  onRemove?: () => void;
}

/** A room type with its amenities, and a counter for the rooms that the guest wants. */
export function RoomTypeCard({
  roomType,
  nightly,
  nightlyBefore = null,
  rooms,
  left,
  canAdd,
  canRemove,
  onAdd,
  onRemove,
}: RoomTypeCardProps) {
  const { key, label, sleeps, amenities } = roomType;
  const leftId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const isAtBound = left !== undefined && rooms >= left;
  return (
    <Sheet data-chosen={rooms > 0}>
      <View
        slot={roomPictures[key]}
        sizes={`${from.laptop} ${tokens.box.medium}, ${from.phone} 45vw, ${tokens.column.picture}`}
      />
      <Body>
        <Heading>
          <h3>{label}</h3>
          <p>
            {nightlyBefore !== null && <PriceBefore kobo={nightlyBefore} />}
            {nightly !== null && (
              <RichMessage parts={perNight(<Price key="price" kobo={nightly} />)} />
            )}
          </p>
          <p>{words.roomFor(placesLabel(sleeps))}</p>
        </Heading>
        <Amenities aria-label={words.amenitiesOf(label)} $all={showsAll}>
          {amenities.map((amenity) => (
            <li key={amenity}>{amenity}</li>
          ))}
          <li>
            <button type="button" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? words.fewerAmenities : words.moreAmenities(amenities.length - NAMED)}
            </button>
          </li>
        </Amenities>
        <Choice>
          <Stepper
            label={label}
            value={rooms}
            min={canRemove ? 0 : rooms}
            max={canAdd ? undefined : rooms}
            onChange={(next) => (next > rooms ? onAdd?.() : onRemove?.())}
            decreaseLabel={words.removeOne(label)}
            increaseLabel={words.addOne(label)}
            boundId={isAtBound ? leftId : undefined}
          />
          {left !== undefined && (
            <Left
              id={leftId}
              aria-live="polite"
              $few={left > 0 && left <= LOW_AVAILABILITY_THRESHOLD}
            >
              {isAtBound ? noMoreRooms(left) : roomsLeft(left)}
            </Left>
          )}
        </Choice>
      </Body>
    </Sheet>
  );
}
