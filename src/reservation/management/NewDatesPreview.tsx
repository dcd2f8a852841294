import { useSelector } from '@xstate/react';
import { otherStayIn } from '../../../machines/reservation/otherDatesMachine';
import { knownToday } from '../../../machines/shared/stay';
import type { StayDates } from '../../../machines/shared/stayDates';
import { useServerNow } from '../../context/useServerNow';
import type { ManagementProps } from './managementSnapshot';
import { OtherDates } from './OtherDates';

/** What other dates mean for a reservation before they are saved: whether its rooms are free, and their price. */
export function NewDatesPreview({ actor, checkIn, checkOut }: ManagementProps & StayDates) {
  const today = knownToday(useServerNow());
  const reservation = useSelector(actor, ({ context }) => context.reservation);
  if (reservation === null) return null;
  const stay = otherStayIn(reservation, { checkIn, checkOut }, today);
  if (stay === null) return null;
  return <OtherDates reservation={reservation} stay={stay} />;
}
