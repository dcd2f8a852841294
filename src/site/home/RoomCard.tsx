import styled from 'styled-components';
import { perNight } from '../../../messages/shared/pages/nightly';
import * as words from '../../../messages/site/pages/rooms';
import { paths } from '../../../machines/shared/paths';
import { Button } from '../../components/Button';
import { LinkButton } from '../../components/LinkButton';
import { Picture } from '../../components/Picture';
import { Price } from '../../components/Price';
import { RichMessage } from '../../components/RichMessage';
import type { RoomCard as Room } from '../../content/roomCards';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme';
import { titleType } from '../../theme/typography';
import { RoomFeatures } from './RoomFeatures';

const Sheet = styled.article`
  display: flex;
  height: 100%;
  flex-direction: column;
  background: ${theme.color.card};
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space.s};
  padding: ${theme.space.l};
  border: ${theme.border.hair} solid ${theme.color.hairline};
  border-top: 0;
`;

const Heading = styled.div`
  h3 {
    ${titleType}
  }

  p {
    color: ${theme.color.inkSoft};
    font-size: ${theme.text.small};
  }

  data {
    color: ${theme.color.terracottaDeep};
    font-size: ${theme.text.large};
    font-weight: ${theme.weight.bold};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
  margin-top: auto;
  padding-top: ${theme.space.s};

  > * {
    flex: 1 1 ${theme.column.action};
    padding-inline: ${theme.space.s};
    font-size: ${theme.text.small};
    letter-spacing: ${theme.tracking.open};
  }
`;

interface RoomCardProps {
  room: Room;
  onViewDetail: () => void;
}

/** A room as the home page shows it. */
export function RoomCard({ room, onViewDetail }: RoomCardProps) {
  return (
    <Sheet>
      <Picture slot={room.picture} sizes={`${from.laptop} 30vw, ${from.tablet} 45vw, 90vw`} />
      <Body>
        <Heading>
          <h3>{room.name}</h3>
          <p>
            <RichMessage parts={perNight(<Price key="price" kobo={room.nightly} />)} />
          </p>
        </Heading>
        <RoomFeatures />
        <p>{room.description}</p>
        <Actions>
          <Button
            variant="secondary"
            aria-label={words.viewDetailOf(room.name)}
            onClick={onViewDetail}
          >
            {words.viewDetail}
          </Button>
          <LinkButton to={paths.reservation} aria-label={words.bookNowFrom(room.name)}>
            {words.bookNow}
          </LinkButton>
        </Actions>
      </Body>
    </Sheet>
  );
}
