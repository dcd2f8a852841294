import styled from 'styled-components';
import { reviewBooking } from '../../../messages/booking/pages/roomSelection';
import * as counts from '../../../messages/shared/counts';
import { AnchorButton } from '../../components/AnchorButton';
import { Price } from '../../components/Price';
import { theme } from '../../theme/theme';
import { BOOKING_SUMMARY_ID } from './BookingSummaryCard';
import { BottomBar } from './BottomBar';
import type { ShownSummary } from './useSummary';

const Word = styled.span`
  color: ${theme.color.waitingInk};
  font-size: ${theme.text.small};
  font-weight: ${theme.weight.semibold};
`;

interface SummaryBarProps {
  summary: ShownSummary;
  /** A short note about the choice. */
  word?: string | undefined;
}

/** On phones, the choice so far and a link down to the summary, always in view. */
export function SummaryBar({ summary, word }: SummaryBarProps) {
  const rooms = summary.lines.reduce((sum, line) => sum + line.rooms, 0);
  return (
    <BottomBar data-bottom-bar>
      <p>
        <span>{counts.rooms(rooms)}</span>
        {summary.isPriced && <Price kobo={summary.total} />}
        {word !== undefined && <Word>{word}</Word>}
      </p>
      <AnchorButton href={`#${BOOKING_SUMMARY_ID}`} size="small">
        {reviewBooking}
      </AnchorButton>
    </BottomBar>
  );
}
