import { useSelector } from '@xstate/react';
import * as words from '../../../messages/reservation/pages/dialogs';
import type { Reservation } from '../../../machines/contract/wire';
import { otherStayIn } from '../../../machines/reservation/otherDatesMachine';
import {
  differenceOf,
  type PriceDifference,
  priceOnDates,
} from '../../../machines/reservation/price';
import { knownToday } from '../../../machines/shared/stay';
import type { StayDates } from '../../../machines/shared/stayDates';
import { nightsLabel } from '../../../machines/shared/price';
import { useServerNow } from '../../context/useServerNow';
import { Price } from '../../components/Price';
import { Stack } from '../../components/Stack';
import { StaySummary, type SummaryRow } from '../../components/StaySummary';
import type { ManagementProps } from './managementSnapshot';
import { OtherDates } from './OtherDates';

function differenceRows(difference: PriceDifference | null): SummaryRow[] {
  if (difference === null) return [];
  const { direction, amount } = difference;
  return [{ term: words.priceDifferences[direction], detail: <Price kobo={amount} /> }];
}

/** The reservation's price now and on other dates, and the difference. */
function priceRows(reservation: Reservation, stay: StayDates): SummaryRow[] {
  const price = priceOnDates(reservation, stay);
  if (price === null) return [];
  const { before, after, nights } = price;
  return [
    { term: words.priceNow, detail: <Price kobo={before} /> },
    ...differenceRows(differenceOf(price)),
    { term: words.newPriceFor(nightsLabel(nights)), detail: <Price kobo={after} />, total: true },
  ];
}

/** What other dates mean for a reservation before they are saved: whether its rooms are free, and their price. */
export function NewDatesPreview({ actor, checkIn, checkOut }: ManagementProps & StayDates) {
  const today = knownToday(useServerNow());
  const reservation = useSelector(actor, ({ context }) => context.reservation);
  if (reservation === null) return null;
  const stay = otherStayIn(reservation, { checkIn, checkOut }, today);
  if (stay === null) return null;
  return (
    <Stack>
      <OtherDates reservation={reservation} stay={stay} />
      <div role="status">
        <StaySummary rows={priceRows(reservation, stay)} />
      </div>
    </Stack>
  );
}
