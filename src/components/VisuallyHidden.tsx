import styled from 'styled-components';
import { theme } from '../theme/theme';

/** Text only for screen readers. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: ${theme.border.hair};
  height: ${theme.border.hair};
  margin: calc(-1 * ${theme.border.hair});
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
