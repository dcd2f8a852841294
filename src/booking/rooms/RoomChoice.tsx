import type { ReactNode } from 'react';
import { aside } from '../../../messages/booking/pages/rooms';
import { Grid } from '../../components/Grid';
import { Stack } from '../../components/Stack';
import { AsideLayout } from '../../components/AsideLayout';
import { BookingContext } from '../BookingContext';
import { BookingSummaryCard } from './BookingSummaryCard';
import { StayDetails } from './StayDetails';
import { SummaryBar } from './SummaryBar';
import { useSummary } from './useSummary';

interface RoomChoiceProps {
  /** Something that the guest has to know of the choice. */
  word: ReactNode;
  /** What the guest is advised beside the summary. */
  advice?: ReactNode;
  /** What stays within reach on a phone, where it is not the summary alone. */
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
 * The stay, the room types with their counters, and what the choice costs. Only what shows the costs
 * looks at the counts, so that a counter renders no other.
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
