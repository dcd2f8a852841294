import { courtyardPicture } from '../../messages/site/pages/slides';

/** The image in link previews of the site, made from the first slide's picture. */
export const shareImage = {
  path: '/share.jpg',
  width: 1200,
  height: 630,
  alt: courtyardPicture,
} as const;
