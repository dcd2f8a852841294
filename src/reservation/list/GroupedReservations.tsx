import { type RefObject, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import * as words from '../../../messages/reservation/pages/list';
import type { Reservation } from '../../../machines/contract/wire';
import { groupReservations, type ReservationsInGroup } from '../../../machines/reservation/groups';
import { useApiContext } from '../../context/apiContext';
import { Grid } from '../../components/Grid';
import { Stack } from '../../components/Stack';
import { theme } from '../../theme/theme';
import { titleType } from '../../theme/typography';
import { PaymentDue } from './PaymentDue';
import { ReservationCard } from './ReservationCard';

/**
 * Focuses the heading of the first item that was appended to a list, so that the guest continues reading there, even
 * if the button for more is gone.
 * @param count the number of items, each with its own heading (`h3`)
 */
function useFocusOnAdded(count: number): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(count);
  useEffect(() => {
    const before = shown.current;
    shown.current = count;
    if (count <= before) return;
    const added = ref.current?.querySelectorAll('h3').item(before);
    added?.setAttribute('tabindex', '-1');
    added?.focus();
  }, [count]);
  return ref;
}

const Title = styled.h2`
  ${titleType}
  margin-bottom: ${theme.space.m};
  padding-bottom: ${theme.space.xs};
  border-bottom: ${theme.border.strong} solid ${theme.color.forest};
`;

function Group({ group, reservations }: ReservationsInGroup) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>{words.groupTitles[group]}</Title>
      <Grid as="ul" $min="wide">
        {reservations.map((reservation) => (
          <ReservationCard key={reservation.id} reservation={reservation}>
            {group === 'unpaid' && <PaymentDue reservation={reservation} />}
          </ReservationCard>
        ))}
      </Grid>
    </section>
  );
}

/** The guest's reservations by group; those that need an action come first. */
export function GroupedReservations({ reservations }: { reservations: readonly Reservation[] }) {
  const { clock } = useApiContext();
  const groups = useFocusOnAdded(reservations.length);
  return (
    <Stack ref={groups} $gap="heading">
      {groupReservations(reservations, clock.now()).map((told) => (
        <Group key={told.group} {...told} />
      ))}
    </Stack>
  );
}
