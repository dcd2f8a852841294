import { courtyardPicture } from '../../messages/site/pages/slides';

/** What a link to the site shows where it is previewed: made from the first slide's picture. */
export const shareImage = {
  path: '/share.jpg',
  width: 1200,
  height: 630,
  alt: courtyardPicture,
} as const;
