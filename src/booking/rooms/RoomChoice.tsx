import type { ReactNode } from 'react';
import { aside } from '../../../messages/booking/pages/roomSelection';
import { Grid } from '../../components/Grid';
import { Stack } from '../../components/Stack';
import { AsideLayout } from '../../components/AsideLayout';
import { BookingContext } from '../BookingContext';
import { StayDetails } from './StayDetails';

interface RoomChoiceProps {
  /** A note about the choice. */
  word: ReactNode;
  /** The chosen rooms, their price, and the button that continues. */
  summary: ReactNode;
  /** A card for each room type. */
  children: ReactNode;
}

/**
 * The stay, the room types with their counters, and the price. Only the components that show prices subscribe to the
 * counts, so that one counter doesn't render the others.
 */
export function RoomChoice({ word, summary, children }: RoomChoiceProps) {
  const form = BookingContext.useSelector(({ context }) => context.form);
  return (
    <AsideLayout asideLabel={aside} aside={summary}>
      <Stack $gap="l">
        <StayDetails form={form} />
        {word}
        <Grid as="ul" $min="card" $gap="m">
          {children}
        </Grid>
      </Stack>
    </AsideLayout>
  );
}
