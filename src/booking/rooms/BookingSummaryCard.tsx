import type { ReactNode } from 'react';
import styled from 'styled-components';
import { continueBooking } from '../../../messages/booking/pages/reservationCreation';
import { noneChosen } from '../../../messages/booking/pages/roomSelection';
import { totalFor } from '../../../messages/booking/pages/stay';
import * as counts from '../../../messages/shared/counts';
import { bookingSummary } from '../../../messages/shared/pages/stay';
import { processing } from '../../../messages/shared/pages/waiting';
import { Alert } from '../../components/Alert';
import { BottomBar } from '../../components/BottomBar';
import { Button } from '../../components/Button';
import { Card, CardTitle } from '../../components/Card';
import { Price, PriceBefore } from '../../components/Price';
import { RoomThumbnail } from '../../components/RoomThumbnail';
import { Stack } from '../../components/Stack';
import { StaySummary } from '../../components/StaySummary';
import { wider } from '../../theme/media';
import { theme } from '../../theme/theme';
import { useSummary } from './useSummary';

/** The anchor to jump to. */
export const BOOKING_SUMMARY_ID = 'booking-summary';

const Nothing = styled.p`
  color: ${theme.color.inkSoft};
`;

/** The text of the bar on phones; wider screens show it in the rows above. */
const InShort = styled.p`
  a {
    color: ${theme.color.waitingInk};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.semibold};
  }

  ${wider.laptop} {
    display: none;
  }
`;

interface BookingSummaryCardProps {
  /** Advice for the guest, if there is any. */
  advice?: ReactNode;
  /** The same in a few words, for the bar on phones. */
  note?: string | undefined;
  /** A bar on phones that suggests rooms while none is chosen. */
  suggestion?: ReactNode;
  /** Why the last try to create the reservation failed. */
  error: string | undefined;
  busy: boolean;
  onContinue: () => void;
}

/** The price of the chosen rooms, and the button to continue. On phones both stay at the bottom of the window. */
export function BookingSummaryCard({
  advice,
  note,
  suggestion = null,
  error,
  busy,
  onContinue,
}: BookingSummaryCardProps) {
  const { nights, lines, total, isPriced, totalBefore } = useSummary();
  const isNothingChosen = lines.length === 0;
  const lineRows = lines.map(({ roomType, numberOfRooms, amount }) => ({
    term: `${roomType.label} × ${numberOfRooms}`,
    picture: <RoomThumbnail roomType={roomType.key} />,
    detail: isPriced ? <Price kobo={amount} /> : '',
  }));
  const rooms = lines.reduce((sum, line) => sum + line.numberOfRooms, 0);
  const onward = (
    <Button size="large" wide busy={busy} busyLabel={processing} onClick={onContinue}>
      {continueBooking}
    </Button>
  );
  return (
    <Card as="section" aria-labelledby={BOOKING_SUMMARY_ID}>
      <Stack $gap="l">
        <CardTitle id={BOOKING_SUMMARY_ID} tabIndex={-1}>
          {bookingSummary}
        </CardTitle>
        {isNothingChosen && <Nothing>{noneChosen}</Nothing>}
        <StaySummary
          rows={[
            ...lineRows,
            {
              term: totalFor(nights),
              detail: isPriced && (
                <>
                  {totalBefore !== null && <PriceBefore kobo={totalBefore} />}
                  <Price kobo={total} />
                </>
              ),
              total: true,
            },
          ]}
        />
        {advice}
        {error !== undefined && (
          <Alert tone="error" focused>
            {error}
          </Alert>
        )}
        {isNothingChosen && suggestion !== null ? (
          <>
            {onward}
            {suggestion}
          </>
        ) : (
          <BottomBar data-bottom-bar>
            <InShort>
              <span>{isNothingChosen ? noneChosen : counts.rooms(rooms)}</span>
              {isPriced && !isNothingChosen && <Price kobo={total} />}
              {note !== undefined && <a href={`#${BOOKING_SUMMARY_ID}`}>{note}</a>}
            </InShort>
            {onward}
          </BottomBar>
        )}
      </Stack>
    </Card>
  );
}
