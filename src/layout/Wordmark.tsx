import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { homePageOf } from '../../messages/layout/pages/navigation';
import { paths } from '../../machines/shared/paths';
import { hotel } from '../../hotel/hotel';
import { onPaper } from '../theme/media';
import { theme } from '../theme/theme';

const Mark = styled(Link)`
  display: inline-flex;
  min-height: ${theme.size.target};
  align-items: center;
  gap: ${theme.space.s};
  color: inherit;
  font-family: ${theme.font.display};
  font-size: ${theme.text.wordmark};
  font-weight: ${theme.weight.bold};
  letter-spacing: ${theme.tracking.tight};
  line-height: 1;
  text-decoration: none;
  white-space: nowrap;

  svg {
    flex: none;
  }

  /* Paper has the letterhead. */
  ${onPaper} {
    display: none;
  }
`;

/** The hotel's name and logo, an arched door with the sun in it; links to the home page. */
export function Wordmark() {
  return (
    <Mark to={paths.home} aria-label={homePageOf(hotel.name)}>
      <svg width="26" height="34" viewBox="0 0 26 34" aria-hidden="true">
        <path d="M0 34V13a13 13 0 0 1 26 0v21z" fill={theme.color.sand} />
        <circle cx="13" cy="13.5" r="6" fill={theme.color.brass} />
        <path d="M0 24h26v10H0z" fill={theme.color.terracotta} />
      </svg>
      <span>{hotel.name}</span>
    </Mark>
  );
}
