import styled, { css } from 'styled-components';
import { onPaper } from '../theme/media';
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

/** A full-width part of a page; `$tight` reduces the space above it. */
export const Section = styled.section<{ $ground?: Environment; $tight?: boolean }>`
  padding-block: ${({ $tight = false }) => ($tight ? theme.space.xl : theme.space.section)}
    ${theme.space.section};

  ${({ $ground = 'paper' }) => grounds[$ground]}

  ${onPaper} {
    padding-block: ${theme.space.s};
  }
`;
