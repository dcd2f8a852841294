import type { RoomTypeKey } from '../../machines/shared/roomTypes';
import { tokens } from '../theme/tokens';
import { pictureFilesOf } from './pictureFiles';
import type { PictureSlot } from './pictureSlot';

/** Of the rooms alone: pages that show them small have no use for all other pictures of the site. */
const files = pictureFilesOf(
  import.meta.glob<string>('../pictures/room-*.{avif,webp,jpg,png}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);

/** The picture of a room type where its name stands beside it, so that it has nothing to say itself. */
export function roomThumbnail(key: RoomTypeKey): PictureSlot {
  const standIn = tokens.color.sand;
  return { file: `room-${key}`, files, alt: '', standIn, width: 720, height: 540 };
}
