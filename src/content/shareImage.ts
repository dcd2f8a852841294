/** What a link to the site shows where it is previewed: made from the first slide's picture. */
export const shareImage = {
  path: '/share.jpg',
  width: 1200,
  height: 630,
  alt: 'The hotel at golden hour: white arches and pierced terracotta screens around a long basin of water, with palms',
} as const;
