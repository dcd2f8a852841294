import styled, { css } from 'styled-components';
import { printed } from '../theme/media';
import { onForest } from '../theme/surface';
import { theme } from '../theme/theme';

type Environment = 'paper' | 'sand' | 'forest';

const grounds = {
  paper: css`
    background: ${theme.color.paper};
  `,
  sand: css`
    background: ${theme.color.sand};
  `,
  forest: css`
    ${onForest}
  `,
};

/** A part of a page, as wide as the screen; `$tight` follows closely on what stands above it. */
export const Section = styled.section<{ $ground?: Environment; $tight?: boolean }>`
  padding-block: ${({ $tight = false }) => ($tight ? theme.space.xl : theme.space.section)}
    ${theme.space.section};

  ${({ $ground = 'paper' }) => grounds[$ground]}

  ${printed} {
    padding-block: ${theme.space.s};
  }
`;
