import styled from 'styled-components';
import { frontDesk } from '../../messages/desk/pages/frame';
import { hotel } from '../../hotel/hotel';
import { theme } from '../theme/theme';

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.s};
  font-family: ${theme.font.display};
  line-height: ${theme.leading.snug};

  svg {
    flex: none;
  }

  strong {
    display: block;
    font-size: ${theme.text.large};
    letter-spacing: ${theme.tracking.tight};
    white-space: nowrap;
  }

  small {
    display: block;
    font-size: ${theme.text.small};
  }
`;

/** The hotel's arched door, its name, and whose page this is. */
export function DeskMark() {
  return (
    <Mark>
      <svg width="22" height="28" viewBox="0 0 26 34" aria-hidden="true">
        <path d="M0 34V13a13 13 0 0 1 26 0v21z" fill={theme.color.sand} />
        <circle cx="13" cy="13.5" r="6" fill={theme.color.brass} />
        <path d="M0 24h26v10H0z" fill={theme.color.terracotta} />
      </svg>
      <span>
        <strong>{hotel.name}</strong>
        <small>{frontDesk}</small>
      </span>
    </Mark>
  );
}
