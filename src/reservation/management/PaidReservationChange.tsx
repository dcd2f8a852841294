import { useId } from 'react';
import styled from 'styled-components';
import * as words from '../../../messages/reservation/pages/details';
import type { Reservation } from '../../../machines/contract/wire';
import { paidChangePreview } from '../../../machines/reservation/changePreview';
import { useServerNow } from '../../context/useServerNow';
import { printed } from '../../theme/media';
import { theme } from '../../theme/theme';
import { PreviewSummary } from './ChangePreview';

/** Hidden in print, where nothing can be changed. */
const OnScreen = styled.section`
  padding-bottom: ${theme.space.s};

  &:not(:first-child) {
    padding-top: ${theme.space.s};
  }

  ${printed} {
    display: none;
  }
`;

const Title = styled.h2`
  padding-bottom: ${theme.space.xs};
  font-weight: ${theme.weight.semibold};
`;

/** How to change a paid reservation, and what is refunded for it. */
export function PaidReservationChange({ reservation }: { reservation: Reservation }) {
  const now = useServerNow();
  const titleId = useId();
  const preview = paidChangePreview(reservation, now);
  if (preview === null) return null;
  return (
    <OnScreen aria-labelledby={titleId}>
      <Title id={titleId}>{words.otherStay}</Title>
      <PreviewSummary preview={preview} />
    </OnScreen>
  );
}
