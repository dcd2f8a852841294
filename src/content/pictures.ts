import * as words from '../../messages/site/pages/pictures';
import { tokens } from '../../hotel/tokens';
import { pictureFilesOf } from './pictureFiles';
import type { PictureSlot } from './pictureSlot';
import { slidePictures } from './slidePictures';

const { forest, forestSoft, terracotta, terracottaDeep, brassDeep, wood } = tokens.color;

const files = pictureFilesOf(
  import.meta.glob<string>(['../pictures/*.{avif,webp,jpg,png}', '!../pictures/hero-*'], {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);

function room(file: string, alt: string, placeholder: string): PictureSlot {
  return { file, files, alt, placeholder, width: 720, height: 540 };
}

/** Shown beside the text about a service: in a small arch on phones, otherwise as wide as the text. */
function service(file: string, alt: string, placeholder: string): PictureSlot {
  return { ...room(file, alt, placeholder), thumbnail: true };
}

/** Shown in an upright arch. */
function upright(file: string, alt: string, placeholder: string): PictureSlot {
  return { file, files, alt, placeholder, width: 640, height: 800 };
}

/** The same in a page's header, where it is the first picture seen. */
function head(file: string, alt: string, placeholder: string): PictureSlot {
  return { ...upright(file, alt, placeholder), width: 960, height: 1200 };
}

/** Every picture of the site. Its `alt`, in `messages/site/pages/pictures.ts`, says what its file must show. */
export const pictures = {
  ...slidePictures,

  about: upright('about-lobby', words.about, forest),
  aboutHero: head('about-hero', words.aboutHero, terracotta),
  servicesHero: head('services-hero', words.servicesHero, terracottaDeep),
  contactHero: head('contact-hero', words.contactHero, wood),
  wellness: upright('wellness', words.wellness, brassDeep),

  serviceBreakfast: service('service-breakfast', words.serviceBreakfast, terracotta),
  serviceNight: service('service-night', words.serviceNight, forest),
  serviceDining: service('service-dining', words.serviceDining, terracottaDeep),
  serviceSafety: service('service-safety', words.serviceSafety, wood),
  serviceGym: service('service-gym', words.serviceGym, forestSoft),
  serviceAmenities: service('service-amenities', words.serviceAmenities, forest),
  serviceLaundry: service('service-laundry', words.serviceLaundry, brassDeep),
  serviceSpa: service('service-spa', words.serviceSpa, brassDeep),
  serviceEvent: service('service-event', words.serviceEvent, forest),

  cardGarden: room('card-garden', words.cardGarden, forestSoft),
  cardScholar: room('card-scholar', words.cardScholar, wood),
  cardTerrace: room('card-terrace', words.cardTerrace, terracotta),
  cardCourtyard: room('card-courtyard', words.cardCourtyard, forest),
  cardSkyline: room('card-skyline', words.cardSkyline, brassDeep),
  cardChancellor: room('card-chancellor', words.cardChancellor, wood),

  roomJunior: room('room-junior', words.roomJunior, forest),
  roomDouble: room('room-double', words.roomDouble, terracotta),
  roomDeluxe: room('room-deluxe', words.roomDeluxe, forestSoft),
  roomFamily: room('room-family', words.roomFamily, brassDeep),
  roomSuperior: service('room-superior', words.roomSuperior, wood),
  roomPremium: room('room-premium', words.roomPremium, forest),
} as const satisfies Record<string, PictureSlot>;

export type PictureName = keyof typeof pictures;

/** Slots without a picture, which show their drawn placeholder. */
export const placeholders: readonly PictureName[] = [];
