import * as words from '../../messages/site/pages/slides';
import type { PictureSlot } from './pictureSlot';
import { slidePictures } from './slidePictures';

/** An opening picture of the home page, and the text beside it. */
export interface Slide {
  title: string;
  text: string;
  picture: PictureSlot;
}

export const slides: readonly [Slide, Slide, Slide] = [
  {
    title: words.courtyardTitle,
    text: words.courtyardText,
    picture: slidePictures.heroCourtyard,
  },
  { title: words.lobbyTitle, text: words.lobbyText, picture: slidePictures.heroLobby },
  { title: words.poolTitle, text: words.poolText, picture: slidePictures.heroPool },
];
