import styled from 'styled-components';
import { formatNaira, type Kobo, nairaFromKobo } from '../../machines/shared/money';

const Amount = styled.data`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** An amount in naira, such as `₦1,500.00`. */
export function Price({ kobo }: { kobo: Kobo }) {
  return <Amount value={nairaFromKobo(kobo)}>{formatNaira(kobo)}</Amount>;
}
