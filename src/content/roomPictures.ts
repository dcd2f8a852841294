import type { RoomTypeKey } from '../../machines/shared/roomTypes';
import type { PictureSlot } from './pictureSlot';
import { pictures } from './pictures';

/** The picture of each room type. */
export const roomPictures: Readonly<Record<RoomTypeKey, PictureSlot>> = {
  junior: pictures.roomJunior,
  double: pictures.roomDouble,
  deluxe: pictures.roomDeluxe,
  family: pictures.roomFamily,
  superior: pictures.roomSuperior,
  premium: pictures.roomPremium,
};
