import styled from 'styled-components';
import { priceBefore } from '../../messages/shared/pages/nightly';
import type { Kobo } from '../../machines/shared/money';
import { theme } from '../theme/theme';
import { Price } from './Price';
import { VisuallyHidden } from './VisuallyHidden';

const Before = styled.s`
  margin-inline-end: ${theme.space.xs};
  color: ${theme.color.inkSoft};
  font-weight: ${theme.weight.regular};
`;

/** A price that counts no more, before the one that does. */
export function PriceBefore({ kobo }: { kobo: Kobo }) {
  return (
    <Before>
      <VisuallyHidden>{priceBefore}</VisuallyHidden>
      <Price kobo={kobo} />
    </Before>
  );
}
