import { css } from 'styled-components';
import { wider } from './media';

/**
 * A pattern of four squares after adire, the resist-dyed cotton of the Yoruba: a sun, a seed, and the dotted seams
 * between them. Drawn for this hotel; used as a mask, so the colour is the page's.
 */
const cloth = [
  "<svg xmlns='http://www.w3.org/2000/svg' width='128' height='128' viewBox='0 0 128 128'>",
  "<g fill='none' stroke='black' stroke-width='1.6'>",
  "<circle cx='32' cy='32' r='6'/><circle cx='32' cy='32' r='14' stroke-dasharray='2 4'/>",
  "<circle cx='32' cy='32' r='23'/>",
  "<circle cx='96' cy='96' r='6'/><circle cx='96' cy='96' r='14' stroke-dasharray='2 4'/>",
  "<circle cx='96' cy='96' r='23'/>",
  "<path d='M96 8q16 24 0 48q-16-24 0-48zM72 32q24-16 48 0q-24 16-48 0z'/>",
  "<path d='M32 72q16 24 0 48q-16-24 0-48zM8 96q24-16 48 0q-24 16-48 0z'/>",
  "<path d='M0 0h128M0 64h128M0 0v128M64 0v128' stroke-dasharray='1.6 6.4' stroke-width='2.4'/>",
  '</g></svg>',
].join('');

const image = `url("data:image/svg+xml,${encodeURIComponent(cloth)}")`;

/** Puts the pattern on the far side of an element, behind its content and away from its text. */
export const adire = css`
  position: relative;
  isolation: isolate;

  &::before {
    position: absolute;
    z-index: -1;
    background: currentColor;
    content: '';
    inset: 0;
    mask:
      ${image} 100% 0 / 8rem,
      linear-gradient(100deg, transparent 30%, black);
    mask-composite: intersect;
    opacity: 0.09;
    pointer-events: none;

    ${wider.laptop} {
      opacity: 0.12;
    }
  }
`;
