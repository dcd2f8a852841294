import styled from 'styled-components';
import { formatNaira, type Kobo, nairaFromKobo } from '../../machines/shared/money';

const Amount = styled.data`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** An amount in naira, such as `₦1,500.00`, or `₦1,500` where it is whole anyway. */
export function Price({ kobo, whole = false }: { kobo: Kobo; whole?: boolean }) {
  const amount = formatNaira(kobo);
  return (
    <Amount value={nairaFromKobo(kobo)}>{whole ? amount.replace(/\.00$/, '') : amount}</Amount>
  );
}
