import styled from 'styled-components';
import { theme } from '../theme/theme';

type Gap = keyof typeof theme.space;

/** Children beside one another, wrapping where there is no room. */
export const Cluster = styled.div<{
  $gap?: Gap;
  $align?: 'start' | 'center' | 'baseline' | 'end';
  $justify?: 'start' | 'center' | 'end' | 'space-between';
}>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $justify = 'start' }) => $justify};
  gap: ${({ $gap = 's' }) => theme.space[$gap]};
  min-width: 0;
`;
