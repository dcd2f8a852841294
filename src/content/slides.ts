import type { PictureSlot } from './pictureSlot';
import { slidePictures } from './slidePictures';

/** A picture with which the home page opens, and what stands beside it. */
export interface Slide {
  title: string;
  text: string;
  picture: PictureSlot;
}

export const slides: readonly [Slide, Slide, Slide] = [
  {
    title: 'Come for the conference. Stay for the courtyard.',
    text: 'A hotel inside the university’s conference centre, a short walk from every hall.',
    picture: slidePictures.heroCourtyard,
  },
  {
    title: 'Somebody is awake when you arrive.',
    text: 'The front desk is open day and night, and the chairs are good to wait in.',
    picture: slidePictures.heroLobby,
  },
  {
    title: 'Evenings by the pool, after the last session.',
    text: 'The terrace opens at six; the gym beside it never closes.',
    picture: slidePictures.heroPool,
  },
];
