import * as words from '../../messages/site/pages/services';
import { pictures } from './pictures';

const { roomService, night, dining, safety, gym, amenities } = words.services;

/** The services on the services page. */
export const services = [
  { ...roomService, key: 'roomService', picture: pictures.serviceBreakfast },
  { ...night, key: 'night', picture: pictures.serviceNight },
  { ...dining, key: 'dining', picture: pictures.serviceDining },
  { ...safety, key: 'safety', picture: pictures.serviceSafety },
  { ...gym, key: 'gym', picture: pictures.serviceGym },
  { ...amenities, key: 'amenities', picture: pictures.serviceAmenities },
] as const;
