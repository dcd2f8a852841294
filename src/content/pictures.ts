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
}

const { forest, forestSoft, terracotta, terracottaDeep, brassDeep, wood } = tokens.color;

function wide(file: string, alt: string, standIn: string): PictureSlot {
  return { file, alt, standIn, width: 2400, height: 1350 };
}

function room(file: string, alt: string, standIn: string): PictureSlot {
  return { file, alt, standIn, width: 1200, height: 900 };
}

function upright(file: string, alt: string, standIn: string): PictureSlot {
  return { file, alt, standIn, width: 1200, height: 1500 };
}

/** Every picture of the site. What each file has to show is its `alt`. */
export const pictures = {
  heroCourtyard: wide(
    'hero-courtyard',
    'The hotel’s courtyard at dusk: white arches, brise-soleil screens and palms',
    terracotta,
  ),
  heroRoom: wide(
    'hero-room',
    'A bright room with a green wall, a wide bed and a terracotta throw',
    wood,
  ),
  heroPool: wide('hero-pool', 'The pool terrace in the morning, with striped loungers', brassDeep),

  about: upright(
    'about-lobby',
    'The lobby, with a carved reception desk and rattan chairs',
    forest,
  ),
  aboutHero: wide('about-hero', 'The conference centre seen from its garden', terracotta),
  servicesHero: wide(
    'services-hero',
    'A table laid for dinner under hanging lamps',
    terracottaDeep,
  ),
  contactHero: wide('contact-hero', 'The hotel’s entrance and its drive, lined with trees', wood),
  loginHero: upright('login-hero', 'A balcony with two chairs above the campus', forest),
  wellness: upright(
    'wellness',
    'A treatment room with folded towels and a bowl of water',
    brassDeep,
  ),

  cardGarden: room('card-garden', 'A room that opens onto the garden', forestSoft),
  cardScholar: room('card-scholar', 'A room with a writing desk under the window', wood),
  cardTerrace: room('card-terrace', 'A room with a terrace in the evening sun', terracotta),
  cardCourtyard: room('card-courtyard', 'A room with arched windows above the courtyard', forest),
  cardSkyline: room('card-skyline', 'A corner room with a view over the city', brassDeep),
  cardChancellor: room('card-chancellor', 'A suite with a sitting area and tall curtains', wood),

  roomJunior: room('room-junior', 'Double Deluxe: a double bed against a green wall', forest),
  roomDouble: room('room-double', 'Double Room: two bedside lamps and a striped rug', terracotta),
  roomDeluxe: room('room-deluxe', 'Deluxe Room: a wide bed, a bench and a city window', forestSoft),
  roomFamily: room(
    'room-family',
    'Family Suite: a large bed, two small ones and a table',
    brassDeep,
  ),
  roomSuperior: room('room-superior', 'Superior Suite: a sitting area before a balcony', wood),
  roomPremium: room('room-premium', 'Premium Penthouse: a living room with a private pool', forest),
} as const satisfies Record<string, PictureSlot>;

export type PictureName = keyof typeof pictures;
