import type { ReactNode } from 'react';
import { bookingSummary } from '../../../machines/booking/roomSelection';
import { nightsBetween } from '../../../machines/shared/stay';
import { Grid } from '../../components/Grid';
import { Stack } from '../../components/Stack';
import { WithAside } from '../../components/WithAside';
import { BookingContext } from '../BookingContext';
import { BookingSummaryCard } from './BookingSummaryCard';
import { StayDetails } from './StayDetails';
import { SummaryBar } from './SummaryBar';

interface RoomChoiceProps {
  /** Something that the guest has to know of the choice. */
  word: ReactNode;
  /** Why the last try to create the reservation failed. */
  error: string | undefined;
  busy: boolean;
  onContinue: () => void;
  /** A card for each room type. */
  children: ReactNode;
}

function useSummary() {
  const nights = BookingContext.useSelector(({ context: { form } }) =>
    nightsBetween(form.checkIn, form.checkOut),
  );
  const counts = BookingContext.useSelector(({ context }) => context.counts);
  return bookingSummary(counts, nights);
}

function ChosenRooms(props: Pick<RoomChoiceProps, 'error' | 'busy' | 'onContinue'>) {
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
export function RoomChoice({ word, error, busy, onContinue, children }: RoomChoiceProps) {
  const form = BookingContext.useSelector(({ context }) => context.form);
  return (
    <WithAside
      asideLabel="Booking summary"
      aside={<ChosenRooms {...{ error, busy, onContinue }} />}
    >
      <Stack $gap="xl">
        <StayDetails form={form} />
        {word}
        <Grid as="ul" $min="card" $gap="l">
          {children}
        </Grid>
        <ChosenRoomsBar />
      </Stack>
    </WithAside>
  );
}
