import { css } from 'styled-components';
import { theme } from './theme';

/** The largest text of a page. */
export const heroType = css`
  font-family: ${theme.font.display};
  font-size: ${theme.text.hero};
  font-weight: ${theme.weight.semibold};
  letter-spacing: ${theme.tracking.tight};
  line-height: ${theme.leading.tight};
  overflow-wrap: anywhere;
`;

/** A section's heading. */
export const headingType = css`
  font-family: ${theme.font.display};
  font-size: ${theme.text.heading};
  font-weight: ${theme.weight.semibold};
  letter-spacing: ${theme.tracking.tight};
  line-height: ${theme.leading.tight};
  overflow-wrap: anywhere;
`;

/** The heading of a card or a part of a form. */
export const titleType = css`
  font-family: ${theme.font.display};
  font-size: ${theme.text.title};
  font-weight: ${theme.weight.semibold};
  line-height: ${theme.leading.snug};
`;

/** Small text above a heading or a value. */
export const labelType = css`
  font-size: ${theme.text.small};
  font-weight: ${theme.weight.semibold};
  line-height: ${theme.leading.snug};
`;
