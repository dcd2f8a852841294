import { css } from 'styled-components';
import { theme } from './theme';

/** A small arch with an icon in it. */
export const niche = css`
  display: grid;
  width: ${theme.niche.width};
  height: ${theme.niche.height};
  padding-top: ${theme.space.xs};
  place-items: center;
  border-radius: ${theme.radius.arch};
`;
