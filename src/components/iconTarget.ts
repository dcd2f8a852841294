import { css } from 'styled-components';
import { theme } from '../theme/theme';

/** A bare button with an icon, as large as a finger needs. */
export const iconTarget = css`
  display: grid;
  width: ${theme.size.target};
  height: ${theme.size.target};
  padding: 0;
  place-items: center;
  border: 0;
  background: none;
  color: inherit;

  svg {
    width: ${theme.size.icon};
    height: ${theme.size.icon};
  }
`;
