import { css } from 'styled-components';
import { theme } from './theme';

/** A small arch with an icon in it. */
export const archIcon = css`
  display: grid;
  width: ${theme.archIcon.width};
  height: ${theme.archIcon.height};
  padding-top: ${theme.space.xs};
  place-items: center;
  border-radius: ${theme.radius.arch};
`;
