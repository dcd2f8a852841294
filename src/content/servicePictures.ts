import type { services, serviceTiles } from './texts';
import type { PictureSlot } from './pictureSlot';
import { pictures } from './pictures';

type ServiceKey = (typeof services)[number]['key'];
type TileKey = (typeof serviceTiles)[number]['key'];

/** The picture of each service of the services page. */
export const servicePictures: Readonly<Record<ServiceKey, PictureSlot>> = {
  roomService: pictures.serviceBreakfast,
  night: pictures.serviceNight,
  dining: pictures.serviceDining,
  safety: pictures.serviceSafety,
  gym: pictures.serviceGym,
  amenities: pictures.serviceAmenities,
};

/** The picture of each service that the home page names. */
export const tilePictures: Readonly<Record<TileKey, PictureSlot>> = {
  laundry: pictures.serviceLaundry,
  food: pictures.serviceDining,
  spa: pictures.serviceSpa,
  rooms: pictures.roomSuperior,
  event: pictures.serviceEvent,
  gym: pictures.serviceGym,
};
