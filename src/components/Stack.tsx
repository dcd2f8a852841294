import styled from 'styled-components';
import { theme } from '../theme/theme';

type Gap = keyof typeof theme.space;

/** Children below one another. */
export const Stack = styled.div<{ $gap?: Gap }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 'm' }) => theme.space[$gap]};
  min-width: 0;
`;
