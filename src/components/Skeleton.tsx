import styled, { keyframes } from 'styled-components';
import { reducedMotion } from '../theme/media';
import { theme } from '../theme/theme';

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

/** A placeholder for content that is loading. `$height` is a CSS length. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{
  $height?: string;
  $width?: string;
}>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = theme.text.body }) => $height};
  border-radius: ${theme.radius.small};
  /* Seen only where backgrounds are not: forced colours include this one. */
  outline: ${theme.border.hair} solid transparent;
  background: ${theme.color.sand};
  animation: ${breathe} calc(2 * ${theme.duration.slow}) ease-in-out infinite;

  ${reducedMotion} {
    animation: none;
  }
`;
