import type { ReactNode } from 'react';
import { aside } from '../../../messages/booking/pages/roomSelection';
import { Grid } from '../../components/Grid';
import { Stack } from '../../components/Stack';
import { AsideLayout } from '../../components/AsideLayout';
import { BookingContext } from '../BookingContext';
import { BookingSummaryCard } from './BookingSummaryCard';
import { StayDetails } from './StayDetails';
import { SummaryBar } from './SummaryBar';
import { useSummary } from './useSummary';

interface RoomChoiceProps {
  /** A note about the choice. */
  word: ReactNode;
  /** Advice beside the summary. */
  advice?: ReactNode;
  /** The bar on phones, if it isn't the summary's. */
  bar?: ReactNode;
  /** Why the last try to create the reservation failed. */
  error: string | undefined;
  busy: boolean;
  onContinue: () => void;
  /** A card for each room type. */
  children: ReactNode;
}

function ChosenRooms(props: Pick<RoomChoiceProps, 'advice' | 'error' | 'busy' | 'onContinue'>) {
  return <BookingSummaryCard summary={useSummary()} {...props} />;
}

function ChosenRoomsBar() {
  const summary = useSummary();
  return summary.lines.length > 0 && <SummaryBar summary={summary} />;
}

/**
 * The stay, the room types with their counters, and the price. Only the components that show prices subscribe to the
 * counts, so that one counter doesn't render the others.
 */
export function RoomChoice({
  word,
  advice,
  bar = <ChosenRoomsBar />,
  error,
  busy,
  onContinue,
  children,
}: RoomChoiceProps) {
  const form = BookingContext.useSelector(({ context }) => context.form);
  return (
    <AsideLayout
      asideLabel={aside}
      aside={<ChosenRooms {...{ advice, error, busy, onContinue }} />}
    >
      <Stack $gap="xl">
        <StayDetails form={form} />
        {word}
        <Grid as="ul" $min="card" $gap="l">
          {children}
        </Grid>
        {bar}
      </Stack>
    </AsideLayout>
  );
}
