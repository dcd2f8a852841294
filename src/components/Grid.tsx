import styled from 'styled-components';
import { theme } from '../theme/theme';

type Gap = keyof typeof theme.space;
type Column = keyof typeof theme.column;

interface GridLook {
  /** The minimum column width. */
  $min: Column;
  $gap?: Gap;
  /** Whether few children share the whole width instead of leaving columns empty. */
  $stretch?: boolean;
}

/** As many equal columns as fit. */
export const Grid = styled.div<GridLook>`
  display: grid;
  grid-template-columns: repeat(
    ${({ $stretch = false }) => ($stretch ? 'auto-fit' : 'auto-fill')},
    minmax(min(100%, ${({ $min }) => theme.column[$min]}), 1fr)
  );
  gap: ${({ $gap = 'l' }) => theme.space[$gap]};
`;
