import { tokens } from '../theme/tokens';
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

function room(file: string, alt: string, standIn: string): PictureSlot {
  return { file, files, alt, standIn, width: 720, height: 540 };
}

/** Seen beside the words about a service: in a small arch on a telephone, else as wide as they. */
function service(file: string, alt: string, standIn: string): PictureSlot {
  return { ...room(file, alt, standIn), vignette: true };
}

/** Seen through an upright arch. */
function upright(file: string, alt: string, standIn: string): PictureSlot {
  return { file, files, alt, standIn, width: 640, height: 800 };
}

/** The same at the head of a page, where it is the first that is seen. */
function head(file: string, alt: string, standIn: string): PictureSlot {
  return { ...upright(file, alt, standIn), width: 960, height: 1200 };
}

/** Every picture of the site. What each file has to show is its `alt`. */
export const pictures = {
  ...slidePictures,

  about: upright(
    'about-lobby',
    'The lobby, with a carved reception desk and rattan chairs',
    forest,
  ),
  aboutHero: head(
    'about-hero',
    'The hotel in the evening sun, seen from its garden under tall palms',
    terracotta,
  ),
  servicesHero: head(
    'services-hero',
    'The restaurant in the evening: tables laid under woven lamps, before a green wall with two arches',
    terracottaDeep,
  ),
  contactHero: head(
    'contact-hero',
    'The hotel’s balconies and pierced screens above its arcade, with a basin and a palm in front',
    wood,
  ),
  wellness: upright(
    'wellness',
    'A treatment room: a couch with rolled towels, a bowl of water, and a screen of pierced bricks',
    brassDeep,
  ),

  serviceBreakfast: service(
    'service-breakfast',
    'Breakfast on a tray on the bed: coffee in a brass pot, pawpaw, puff-puff and flowers',
    terracotta,
  ),
  serviceNight: service(
    'service-night',
    'A bed turned down for the night, with a lit lamp and a book beside it',
    forest,
  ),
  serviceDining: service(
    'service-dining',
    'A table by the window laid for dinner at dusk, with jollof rice, a candle and flowers',
    terracottaDeep,
  ),
  serviceSafety: service(
    'service-safety',
    'An arcade in the evening, lit by lanterns, and a carved door with its number in brass',
    wood,
  ),
  serviceGym: service(
    'service-gym',
    'The gym: yoga mats, treadmills at the windows and weights before a green wall',
    forestSoft,
  ),
  serviceAmenities: service(
    'service-amenities',
    'A bathroom with green tiles: a basin, soaps and towels on a terrazzo counter, and a filled bath',
    forest,
  ),
  serviceLaundry: service(
    'service-laundry',
    'The laundry: folded linen above the machines, baskets, and shirts on a rail',
    brassDeep,
  ),
  serviceSpa: service(
    'service-spa',
    'A massage couch with rolled towels before a screen of pierced bricks',
    brassDeep,
  ),
  serviceEvent: service(
    'service-event',
    'A hall laid for a wedding: round tables with flowers, and an arch of flowers on the stage',
    forest,
  ),

  cardGarden: room('card-garden', 'A room that opens onto the garden', forestSoft),
  cardScholar: room(
    'card-scholar',
    'A room with a writing desk at the window and shelves of books',
    wood,
  ),
  cardTerrace: room('card-terrace', 'A room with a terrace in the evening sun', terracotta),
  cardCourtyard: room('card-courtyard', 'A room with arched windows above the courtyard', forest),
  cardSkyline: room(
    'card-skyline',
    'A room with a wall of windows over the city at dusk',
    brassDeep,
  ),
  cardChancellor: room(
    'card-chancellor',
    'A sitting room with two green sofas and tall green curtains before a balcony with palms',
    wood,
  ),

  roomJunior: room(
    'room-junior',
    'Double Deluxe: a double bed before a green wall, with a writing desk',
    forest,
  ),
  roomDouble: room(
    'room-double',
    'Double Room: a wide bed with an indigo adire throw before a terracotta wall',
    terracotta,
  ),
  roomDeluxe: room(
    'room-deluxe',
    'Deluxe Room: a wide bed with an aso-oke throw, a bench, a desk and a balcony',
    forestSoft,
  ),
  roomFamily: room(
    'room-family',
    'Family Suite: a large bed, two small ones in an arched alcove, and a table',
    brassDeep,
  ),
  roomSuperior: service(
    'room-superior',
    'Superior Suite: a sitting area before a balcony with palms, and the bed beside it',
    wood,
  ),
  roomPremium: room(
    'room-premium',
    'Premium Penthouse: a living room that opens onto its own pool, and the city at dusk',
    forest,
  ),
} as const satisfies Record<string, PictureSlot>;

export type PictureName = keyof typeof pictures;

/** The places that have no picture yet and show their drawn stand-in. */
export const standIns: readonly PictureName[] = [];
