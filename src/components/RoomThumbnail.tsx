import styled from 'styled-components';
import type { RoomTypeKey } from '../../machines/shared/roomTypes';
import { onPaper } from '../theme/media';
import { theme } from '../theme/theme';
import { tokens } from '../../hotel/tokens';
import { Picture } from './Picture';
import { pictureFilesOf } from '../content/pictureFiles';
import type { PictureSlot } from '../content/pictureSlot';

/** Only the rooms' pictures: pages with thumbnails don't need the site's other pictures. */
const files = pictureFilesOf(
  import.meta.glob<string>('../pictures/room-*.{avif,webp,jpg,png}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);

/** The thumbnail of a room type beside its name, so its alternative text is empty. */
function roomThumbnail(key: RoomTypeKey): PictureSlot {
  const placeholder = tokens.color.sand;
  return { file: `room-${key}`, files, alt: '', placeholder, width: 720, height: 540 };
}

/** Reserves the picture's height before it is loaded. */
const Box = styled.div`
  flex: none;
  overflow: hidden;
  width: ${theme.size.thumbnail};
  border-radius: ${theme.radius.small};

  ${onPaper} {
    display: none;
  }
`;

/** A small picture of a room type, beside its name. */
export function RoomThumbnail({ roomType }: { roomType: RoomTypeKey }) {
  return (
    <Box>
      <Picture slot={roomThumbnail(roomType)} sizes={tokens.size.thumbnail} />
    </Box>
  );
}
