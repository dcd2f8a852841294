/** Where the layout gains room. Widths are in rem, so that they follow the reader's text size. */
export const wider = {
  phone: '@media (min-width: 36rem)',
  tablet: '@media (min-width: 48rem)',
  laptop: '@media (min-width: 64rem)',
  desktop: '@media (min-width: 80rem)',
} as const;

/** For guests who asked their system for less movement. */
export const stillness = '@media (prefers-reduced-motion: reduce)';
