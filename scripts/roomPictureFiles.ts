import { readdirSync, readFileSync } from 'node:fs';
import { roomPicturePath } from '../machines/shared/paths';
import { roomTypeKeys, type RoomTypeKey } from '../machines/shared/roomTypes';

const folder = new URL('../src/pictures/', import.meta.url);

/** The name of the largest available JPEG of a room type; undefined if there is none. */
function jpegOf(key: RoomTypeKey): string | undefined {
  const named = new RegExp(String.raw`^room-${key}(?:\.(\d+))?\.jpg$`);
  const widthOf = (file: string) => Number(named.exec(file)?.[1] ?? Infinity);
  return readdirSync(folder)
    .filter((file) => named.test(file))
    .sort((one, other) => widthOf(one) - widthOf(other))
    .at(-1);
}

/**
 * The rooms' pictures for emails: as JPEG, which every mail program shows, and under fixed names, because an email is
 * read long after the site was rebuilt.
 */
export const roomPictureFiles = roomTypeKeys.flatMap((key) => {
  const file = jpegOf(key);
  if (file === undefined) return [];
  const source = readFileSync(new URL(file, folder));
  return [{ fileName: roomPicturePath(key).slice(1), type: 'image/jpeg', source }];
});
