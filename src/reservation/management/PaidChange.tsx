import styled from 'styled-components';
import type { Reservation } from '../../../machines/contract/wire';
import { changeOfPaidOutlook } from '../../../machines/reservation/outlook';
import { useJourneyParts } from '../../actors/siteParts';
import { printed } from '../../theme/media';
import { OutlookSummary } from './ChangeOutlook';

/** On paper nothing can be changed. */
const OnScreen = styled.div`
  ${printed} {
    display: none;
  }
`;

/** How a paid reservation is changed, and what goes back for it; nothing where it can't be. */
export function PaidChange({ reservation }: { reservation: Reservation }) {
  const { now } = useJourneyParts();
  const outlook = changeOfPaidOutlook(reservation, now());
  return (
    outlook && (
      <OnScreen>
        <OutlookSummary outlook={outlook} />
      </OnScreen>
    )
  );
}
