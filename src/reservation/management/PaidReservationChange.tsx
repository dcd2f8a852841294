import styled from 'styled-components';
import * as words from '../../../messages/reservation/pages/details';
import type { Reservation } from '../../../machines/contract/wire';
import { paidChangePreview } from '../../../machines/reservation/changePreview';
import { useServerNow } from '../../context/useServerNow';
import { printed } from '../../theme/media';
import { theme } from '../../theme/theme';
import { PreviewSummary } from './ChangePreview';

/** Told on demand where it is long, and hidden in print, where nothing can be changed. */
const OnDemand = styled.details`
  &[open] {
    padding-bottom: ${theme.space.s};
  }

  ${printed} {
    display: none;
  }
`;

const Title = styled.summary`
  padding-block: ${theme.space.s};
  cursor: pointer;
  font-weight: ${theme.weight.semibold};
`;

/** How to change a paid reservation, and what is refunded for it. */
export function PaidReservationChange({ reservation }: { reservation: Reservation }) {
  const now = useServerNow();
  const preview = paidChangePreview(reservation, now);
  if (preview === null) return null;
  return (
    <OnDemand open={preview.until === null}>
      <Title>{words.otherStay}</Title>
      <PreviewSummary preview={preview} />
    </OnDemand>
  );
}
