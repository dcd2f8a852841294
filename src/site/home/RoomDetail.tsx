import styled from 'styled-components';
import { perNight } from '../../../messages/shared/pages/nightly';
import * as words from '../../../messages/site/pages/rooms';
import { paths } from '../../../machines/shared/paths';
import { Dialog } from '../../components/Dialog';
import { LinkButton } from '../../components/LinkButton';
import { Picture } from '../../components/Picture';
import { Price } from '../../components/Price';
import { RichMessage } from '../../components/RichMessage';
import { Stack } from '../../components/Stack';
import type { RoomCard } from '../../content/roomCards';
import { theme } from '../../theme/theme';
import { tokens } from '../../../hotel/tokens';
import { RoomFeatures } from './RoomFeatures';

const Lead = styled.p`
  font-size: ${theme.text.lead};
  line-height: ${theme.leading.easy};
`;

interface RoomDetailProps {
  room: RoomCard;
  onClose: () => void;
}

/** The details that a room's card has no space for. */
export function RoomDetail({ room, onClose }: RoomDetailProps) {
  return (
    <Dialog
      title={room.name}
      onClose={onClose}
      actions={<LinkButton to={paths.reservation}>{words.bookNow}</LinkButton>}
    >
      <Stack>
        <Picture slot={room.picture} sizes={tokens.box.dialog} />
        <RoomFeatures />
        <Lead>{room.description}</Lead>
        <p>{room.detail}</p>
        <p>
          <RichMessage
            parts={perNight(
              <strong key="price">
                <Price kobo={room.nightly} />
              </strong>,
            )}
          />
        </p>
      </Stack>
    </Dialog>
  );
}
