import { css } from 'styled-components';
import { theme } from './theme';

/** A dark background: its text is cream and its focus ring brass. */
export const onForest = css`
  --focus: ${theme.color.brass};
  background-color: ${theme.color.forest};
  color: ${theme.color.paper};
`;
