import { from } from '../theme/media';
import { tokens } from '../theme/tokens';

/** A place on the site for one picture. */
export interface PictureSlot {
  /** The file's name in src/pictures, without its width and format. */
  file: string;
  /** The proportions, in pixels of the largest file. */
  width: number;
  height: number;
  /** What the picture shows, for those who can't see it. */
  alt: string;
  /** The colour that stands in while the picture loads, or when there is none. */
  standIn: string;
  /** Shown as small as a vignette too: there is one more file, `vignetteWidth` wide. */
  vignette?: true;
}

const { forest, forestSoft, terracotta, terracottaDeep, brassDeep, wood } = tokens.color;

/** How wide the home page's opening pictures are shown. */
export const slideSizes = `${from.laptop} 60vw, 100vw`;

/** Seen through the home page's wide arch: what matters stands in the middle, below the curve. */
function slide(file: string, alt: string, standIn: string): PictureSlot {
  return { file, alt, standIn, width: 900, height: 720 };
}

function room(file: string, alt: string, standIn: string): PictureSlot {
  return { file, alt, standIn, width: 720, height: 540 };
}

/** Seen beside the words about a service: in a small arch on a telephone, else as wide as they. */
function service(file: string, alt: string, standIn: string): PictureSlot {
  return { ...room(file, alt, standIn), vignette: true };
}

/** Seen through an upright arch. */
function upright(file: string, alt: string, standIn: string): PictureSlot {
  return { file, alt, standIn, width: 640, height: 800 };
}

/** Every picture of the site. What each file has to show is its `alt`. */
export const pictures = {
  heroCourtyard: slide(
    'hero-courtyard',
    'The hotel at golden hour: white arches and pierced terracotta screens around a long basin of water, with palms',
    terracotta,
  ),
  heroLobby: slide(
    'hero-lobby',
    'The lobby: a carved reception desk before a green wall with a brass sun, and rattan chairs on a patterned rug',
    wood,
  ),
  heroPool: slide(
    'hero-pool',
    'The pool at dusk, lit from within, with loungers, lanterns and the lit house behind it',
    brassDeep,
  ),

  about: upright(
    'about-lobby',
    'The lobby, with a carved reception desk and rattan chairs',
    forest,
  ),
  aboutHero: upright(
    'about-hero',
    'The hotel in the evening sun, seen from its garden under tall palms',
    terracotta,
  ),
  servicesHero: upright(
    'services-hero',
    'The restaurant in the evening: tables laid under woven lamps, before a green wall with two arches',
    terracottaDeep,
  ),
  contactHero: upright(
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

/** What a link to the site shows where it is previewed: made from the first slide's picture. */
export const shareImage = {
  path: '/share.jpg',
  width: 1200,
  height: 630,
  alt: pictures.heroCourtyard.alt,
} as const;

export type PictureName = keyof typeof pictures;

/**
 * The widths in pixels in which a picture's files are made, as far as it is wider; its own comes on
 * top. The last of them, or its own if that is less, is there as JPEG too.
 */
export const pictureWidths = [480, 800] as const;

/** How wide in pixels the file of a vignette is. */
export const vignetteWidth = 240;

/** The places that have no picture yet and show their drawn stand-in. */
export const standIns: readonly PictureName[] = [];
