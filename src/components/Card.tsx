import styled from 'styled-components';
import { onPaper } from '../theme/media';
import { theme } from '../theme/theme';
import { titleType } from '../theme/typography';

/** A sheet on the page. */
export const Card = styled.div`
  min-width: 0;
  padding: ${theme.space.card};
  border: ${theme.border.hair} solid ${theme.color.hairline};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.card};

  ${onPaper} {
    padding: 0;
    border: 0;
  }
`;

/** The heading of a card, a dialog and whatever else stands for itself. */
export const CardTitle = styled.h2`
  ${titleType}
`;
