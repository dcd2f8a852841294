import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { theme } from '../theme/theme';

/** A navigation link; the current page's is underlined. */
export const NavigationLink = styled(NavLink)`
  display: inline-flex;
  min-height: ${theme.size.target};
  align-items: center;
  font-size: ${theme.text.small};
  font-weight: ${theme.weight.semibold};
  letter-spacing: ${theme.tracking.wide};
  text-decoration: underline ${theme.border.strong} transparent;
  text-underline-offset: ${theme.space.xs};
  transition: text-decoration-color ${theme.duration.quick};

  &:hover {
    text-decoration-color: currentColor;
  }

  &[aria-current='page'] {
    text-decoration-color: ${theme.color.brass};
  }
`;
