import styled from 'styled-components';
import { theme } from '../theme/theme';

/** Words for those who listen to the page rather than look at it. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: ${theme.border.hair};
  height: ${theme.border.hair};
  margin: calc(-1 * ${theme.border.hair});
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
