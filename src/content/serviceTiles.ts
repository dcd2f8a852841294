import { tiles } from '../../messages/site/pages/serviceTiles';
import { pictures } from './pictures';

/** The services on the home page. */
export const serviceTiles = [
  { ...tiles.laundry, key: 'laundry', picture: pictures.serviceLaundry },
  { ...tiles.food, key: 'food', picture: pictures.serviceDining },
  { ...tiles.spa, key: 'spa', picture: pictures.serviceSpa },
  { ...tiles.rooms, key: 'rooms', picture: pictures.roomSuperior },
  { ...tiles.event, key: 'event', picture: pictures.serviceEvent },
  { ...tiles.gym, key: 'gym', picture: pictures.serviceGym },
] as const;
