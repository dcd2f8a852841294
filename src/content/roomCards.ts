import { rooms } from '../../messages/site/pages/rooms';
import { koboFromNaira, type Kobo } from '../../machines/shared/money';
import { pictures } from './pictures';
import type { PictureSlot } from './pictureSlot';

/** A room as the home page shows it. */
export interface RoomCard {
  name: string;
  nightly: Kobo;
  picture: PictureSlot;
  /** The card's sentence. */
  description: string;
  /** The text that VIEW DETAIL reveals. */
  detail: string;
}

export const roomCards: readonly RoomCard[] = [
  { ...rooms.garden, nightly: koboFromNaira(1000), picture: pictures.cardGarden },
  { ...rooms.scholar, nightly: koboFromNaira(1200), picture: pictures.cardScholar },
  { ...rooms.terrace, nightly: koboFromNaira(1400), picture: pictures.cardTerrace },
  { ...rooms.courtyard, nightly: koboFromNaira(1500), picture: pictures.cardCourtyard },
  { ...rooms.skyline, nightly: koboFromNaira(1700), picture: pictures.cardSkyline },
  { ...rooms.chancellor, nightly: koboFromNaira(2000), picture: pictures.cardChancellor },
];

/** Beds and baths of every room in the home page's grid. */
export const roomCardFeatures = { beds: 3, baths: 2 } as const;
