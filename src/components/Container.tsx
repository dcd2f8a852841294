import styled from 'styled-components';
import { onPaper } from '../theme/media';
import { theme } from '../theme/theme';

/** The page's column: `prose` and `form` are narrower, for reading and for filling in. */
export const Container = styled.div<{ $width?: 'page' | 'prose' | 'form' }>`
  width: 100%;
  max-width: calc(${({ $width = 'page' }) => theme.measure[$width]} + 2 * ${theme.space.gutter});
  margin-inline: auto;
  padding-inline: ${theme.space.gutter};

  ${onPaper} {
    max-width: none;
    padding-inline: 0;
  }
`;
