/** Where the layout gains room. Widths are in rem, so that they follow the reader's text size. */
export const from = {
  phone: '(min-width: 36rem)',
  tablet: '(min-width: 48rem)',
  laptop: '(min-width: 64rem)',
  desktop: '(min-width: 80rem)',
} as const;

/** The same, to write styles under. */
export const wider = {
  phone: `@media ${from.phone}`,
  tablet: `@media ${from.tablet}`,
  laptop: `@media ${from.laptop}`,
  desktop: `@media ${from.desktop}`,
} as const;

/** Where a container has room for a field and its button side by side. */
export const beside = '@container (min-width: 20rem)';

/** Where a window is high enough for parts that stay while the rest scrolls. */
export const tall = '@media (min-height: 32rem)';

/** On paper. */
export const printed = '@media print';

/** For guests who asked their system for less movement. */
export const reducedMotion = '@media (prefers-reduced-motion: reduce)';
