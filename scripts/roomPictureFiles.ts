import { readdirSync, readFileSync } from 'node:fs';
import { roomPicturePath } from '../machines/shared/paths';
import { roomTypeKeys, type RoomTypeKey } from '../machines/shared/roomTypes';

const folder = new URL('../src/pictures/', import.meta.url);

/** The name of the largest JPEG that has been put in place for a room type; undefined where there is none. */
function jpegOf(key: RoomTypeKey): string | undefined {
  const named = new RegExp(String.raw`^room-${key}(?:\.(\d+))?\.jpg$`);
  const widthOf = (file: string) => Number(named.exec(file)?.[1] ?? Infinity);
  return readdirSync(folder)
    .filter((file) => named.test(file))
    .sort((one, other) => widthOf(one) - widthOf(other))
    .at(-1);
}

/**
 * The rooms' pictures for letters: as JPEG, which every mail program shows, and under names that stay, because a letter is
 * read long after the site was built anew.
 */
export const roomPictureFiles = roomTypeKeys.flatMap((key) => {
  const file = jpegOf(key);
  if (file === undefined) return [];
  const source = readFileSync(new URL(file, folder));
  return [{ fileName: roomPicturePath(key).slice(1), type: 'image/jpeg', source }];
});
