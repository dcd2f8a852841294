import styled from 'styled-components';
import { theme } from '../theme/theme';

type Gap = keyof typeof theme.space;

/** As many equal columns as fit, none narrower than `$min` (a CSS length). */
export const Grid = styled.div<{ $min?: string; $gap?: Gap }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $min = '18rem' }) => $min}), 1fr));
  gap: ${({ $gap = 'l' }) => theme.space[$gap]};
`;
