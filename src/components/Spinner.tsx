import styled, { keyframes } from 'styled-components';
import { forcedColors, reducedMotion } from '../theme/media';
import { theme } from '../theme/theme';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Ring = styled.span`
  display: inline-block;
  flex: none;
  width: ${theme.ring.size};
  height: ${theme.ring.size};
  border: ${theme.ring.line} solid currentColor;
  border-right-color: transparent;
  border-radius: ${theme.radius.round};
  animation: ${turn} ${theme.duration.slow} linear infinite;

  ${reducedMotion} {
    border-style: dotted;
  }

  /* The gap in the ring would have a colour. */
  ${forcedColors} {
    border-style: dotted;
  }
`;

/** A turning ring. Only visual: say in text what is being awaited. */
export function Spinner() {
  return <Ring aria-hidden="true" />;
}
