import type { ReactNode } from 'react';
import styled from 'styled-components';
import { continueBooking } from '../../../messages/booking/pages/reservationCreation';
import { noneChosen } from '../../../messages/booking/pages/roomSelection';
import { totalFor } from '../../../messages/booking/pages/stay';
import { bookingSummary } from '../../../messages/shared/pages/stay';
import { processing } from '../../../messages/shared/pages/waiting';
import { Alert } from '../../components/Alert';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { Price, PriceBefore } from '../../components/Price';
import { RoomThumbnail } from '../../components/RoomThumbnail';
import { Stack } from '../../components/Stack';
import { StaySummary } from '../../components/StaySummary';
import { theme } from '../../theme/theme';
import { titleType } from '../../theme/typography';
import type { ShownSummary } from './useSummary';

/** The anchor to jump to. */
export const BOOKING_SUMMARY_ID = 'booking-summary';

const Title = styled.h2`
  ${titleType}
`;

const Nothing = styled.p`
  color: ${theme.color.inkSoft};
`;

interface BookingSummaryCardProps {
  summary: ShownSummary;
  /** Advice for the guest, if there is any. */
  advice?: ReactNode;
  /** Why the last try to create the reservation failed. */
  error: string | undefined;
  busy: boolean;
  onContinue: () => void;
}

/** The price of the chosen rooms, and the button to continue. */
export function BookingSummaryCard({
  summary,
  advice,
  error,
  busy,
  onContinue,
}: BookingSummaryCardProps) {
  const { nights, lines, total, isPriced, totalBefore } = summary;
  const lineRows = lines.map(({ roomType, rooms, amount }) => ({
    term: `${roomType.label} × ${rooms}`,
    picture: <RoomThumbnail roomType={roomType.key} />,
    detail: isPriced ? <Price kobo={amount} /> : '',
  }));
  return (
    <Card as="section" aria-labelledby={BOOKING_SUMMARY_ID}>
      <Stack $gap="l">
        <Title id={BOOKING_SUMMARY_ID} tabIndex={-1}>
          {bookingSummary}
        </Title>
        {lines.length === 0 && <Nothing>{noneChosen}</Nothing>}
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
        {error !== undefined && <Alert tone="error">{error}</Alert>}
        <Button size="large" wide busy={busy} busyLabel={processing} onClick={onContinue}>
          {continueBooking}
        </Button>
      </Stack>
    </Card>
  );
}
