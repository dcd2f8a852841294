import type { RoomTypeKey } from '../../machines/roomTypes';
import { type PictureSlot, pictures } from './pictures';

/** The picture of each room type. */
export const roomPictures: Readonly<Record<RoomTypeKey, PictureSlot>> = {
  junior: pictures.roomJunior,
  double: pictures.roomDouble,
  deluxe: pictures.roomDeluxe,
  family: pictures.roomFamily,
  superior: pictures.roomSuperior,
  premium: pictures.roomPremium,
};
