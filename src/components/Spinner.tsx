import styled, { keyframes } from 'styled-components';
import { stillness } from '../theme/media';
import { theme } from '../theme/theme';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Ring = styled.span`
  display: inline-block;
  flex: none;
  width: 1.125em;
  height: 1.125em;
  border: 0.14em solid currentColor;
  border-right-color: transparent;
  border-radius: ${theme.radius.round};
  animation: ${turn} ${theme.duration.slow} linear infinite;

  ${stillness} {
    border-style: dotted;
  }
`;

/** A turning ring. Purely for the eye: say in words what is awaited. */
export function Spinner() {
  return <Ring aria-hidden="true" />;
}
