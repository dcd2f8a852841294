import { lobbyPicture, poolPicture } from '../../messages/site/pages/slides';
import { from } from '../theme/media';
import { tokens } from '../../hotel/tokens';
import { pictureFilesOf } from './pictureFiles';
import type { PictureSlot } from './pictureSlot';
import { shareImage } from './shareImage';

const { terracotta, brassDeep, wood } = tokens.color;

/** Separate from the other pictures' files, because the home page starts with only these. */
const files = pictureFilesOf(
  import.meta.glob<string>('../pictures/hero-*.{avif,webp,jpg,png}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);

/** The width of the home page's opening pictures, for `sizes`. */
export const slideSizes = `${from.desktop} ${tokens.box.slide}, ${from.laptop} 50vw, 92vw`;

/** Shown in the home page's wide arch, so the subject must be in the middle, below the curve. */
function slide(file: string, alt: string, placeholder: string): PictureSlot {
  return { file, files, alt, placeholder, width: 1600, height: 1280, phone: true };
}

/** The home page's opening pictures. */
export const slidePictures = {
  heroCourtyard: slide('hero-courtyard', shareImage.alt, terracotta),
  heroLobby: slide('hero-lobby', lobbyPicture, wood),
  heroPool: slide('hero-pool', poolPicture, brassDeep),
} as const satisfies Record<string, PictureSlot>;
