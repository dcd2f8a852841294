import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { hovering } from '../theme/media';
import { theme } from '../theme/theme';

/** A navigation link; the current page's is underlined. */
export const NavigationLink = styled(NavLink)`
  display: inline-flex;
  min-height: ${theme.size.target};
  align-items: center;
  font-size: ${theme.text.small};
  font-weight: ${theme.weight.semibold};
  letter-spacing: ${theme.tracking.wide};
  text-decoration: none;
  text-decoration-thickness: ${theme.border.strong};
  text-underline-offset: ${theme.space.xs};

  ${hovering} {
    &:hover {
      text-decoration-line: underline;
    }
  }

  &[aria-current='page'] {
    text-decoration-color: ${theme.color.brass};
    text-decoration-line: underline;
  }
`;
