import styled from 'styled-components';
import { formatNaira, type Kobo, nairaFromKobo } from '../../machines/shared/money';
import { priceBefore } from '../../messages/shared/pages/nightly';
import { theme } from '../theme/theme';
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

const Amount = styled.data`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** An amount in naira, such as `₦1,500.00`. */
export function Price({ kobo }: { kobo: Kobo }) {
  return <Amount value={nairaFromKobo(kobo)}>{formatNaira(kobo)}</Amount>;
}
