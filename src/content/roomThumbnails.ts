import type { RoomTypeKey } from '../../machines/shared/roomTypes';
import { tokens } from '../theme/tokens';
import { pictureFilesOf } from './pictureFiles';
import type { PictureSlot } from './pictureSlot';

/** Only the rooms' pictures: pages with thumbnails don't need the site's other pictures. */
const files = pictureFilesOf(
  import.meta.glob<string>('../pictures/room-*.{avif,webp,jpg,png}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);

/** The thumbnail of a room type beside its name, so its alternative text is empty. */
export function roomThumbnail(key: RoomTypeKey): PictureSlot {
  const placeholder = tokens.color.sand;
  return { file: `room-${key}`, files, alt: '', placeholder, width: 720, height: 540 };
}
