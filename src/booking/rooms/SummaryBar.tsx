import styled from 'styled-components';
import type { BookingSummary } from '../../../machines/booking/roomSelection';
import { AnchorButton } from '../../components/AnchorButton';
import { Price } from '../../components/Price';
import { wider } from '../../theme/media';
import { theme } from '../../theme/theme';
import { BOOKING_SUMMARY_ID } from './BookingSummaryCard';

const Bar = styled.div`
  position: sticky;
  z-index: ${theme.layer.raised};
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.xs} ${theme.space.m};
  margin-inline: calc(-1 * ${theme.space.gutter});
  padding: ${theme.space.s} ${theme.space.gutter};
  padding-bottom: max(${theme.space.s}, env(safe-area-inset-bottom));
  border-top: ${theme.border.strong} solid ${theme.color.forest};
  background: ${theme.color.card};

  p {
    line-height: ${theme.leading.snug};
  }

  data {
    display: block;
    font-family: ${theme.font.display};
    font-weight: ${theme.weight.semibold};
  }

  ${wider.laptop} {
    display: none;
  }
`;

/** On a phone, what is chosen so far and the way down to the summary, always within reach. */
export function SummaryBar({ summary }: { summary: BookingSummary }) {
  const rooms = summary.lines.reduce((sum, line) => sum + line.rooms, 0);
  return (
    <Bar data-bottom-bar>
      <p>
        {rooms === 1 ? '1 room' : `${rooms} rooms`}
        <Price kobo={summary.total} />
      </p>
      <AnchorButton href={`#${BOOKING_SUMMARY_ID}`} size="small">
        Review booking
      </AnchorButton>
    </Bar>
  );
}
