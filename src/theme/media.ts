/** Breakpoints, in rem, so that they follow the reader's text size. */
export const from = {
  phone: '(min-width: 36rem)',
  tablet: '(min-width: 48rem)',
  laptop: '(min-width: 64rem)',
  desktop: '(min-width: 80rem)',
} as const;

/** The breakpoints as media queries for styles. */
export const wider = {
  phone: `@media ${from.phone}`,
  tablet: `@media ${from.tablet}`,
  laptop: `@media ${from.laptop}`,
  desktop: `@media ${from.desktop}`,
} as const;

/** Narrower than the smallest of them: a phone upright. */
export const narrow = `@media not all and ${from.phone}`;

/** So narrow, or with letters so large, that no word fits beside a picture. */
export const tiny = '@media (max-width: 16rem)';

/** Where nothing stands beside the content: phones and tablets. */
export const belowLaptop = `@media not all and ${from.laptop}`;

/** A container wide enough for a field and its button side by side. */
export const beside = '@container (min-width: 17rem)';

/** A window high enough for sticky parts. */
export const tall = '@media (min-height: 32rem)';

/** A window that holds few lines: a small phone, a phone on its side, or large letters. */
export const low = '@media (max-height: 32rem)';

/** Too low for anything that stays, such as a phone on its side with letters of double size. */
export const tooLow = '@media (max-height: 19rem)';

/** In print. */
export const onPaper = '@media print';

/** For a finger, which needs more room than a mouse. */
export const fingers = '@media (pointer: coarse)';

/** For pointers that hover. A finger that has left would leave the look behind. */
export const hovering = '@media (hover: hover)';

/** Rules for a page that stays as it was rendered: without scripts, or in a browser too old for ours (`src/loader`). */
export const withoutScript = (rules: string) => `
  @media (scripting: none) { ${rules} }
  :root[data-outdated] & { ${rules} }
`;

/** For guests whose system allows only a few colours, which are all its own. */
export const forcedColors = '@media (forced-colors: active)';

/** Marks the chosen one of several where forced colours allow no others. */
export const chosenInForcedColors = `
  forced-color-adjust: none;
  background: SelectedItem;
  color: SelectedItemText;
`;

/** For guests who asked their system for less movement. */
export const reducedMotion = '@media (prefers-reduced-motion: reduce)';
