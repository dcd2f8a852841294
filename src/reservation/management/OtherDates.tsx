import styled from 'styled-components';
import type { Reservation } from '../../../machines/contract/wire';
import { roomTypeLabel, type RoomPrices } from '../../../machines/shared/roomTypes';
import {
  differenceOf,
  type PriceDifference,
  priceOnDates,
} from '../../../machines/reservation/price';
import { nightsLabel } from '../../../machines/shared/quote';
import * as words from '../../../messages/reservation/pages/dialogs';
import * as messages from '../../../messages/reservation/otherDates';
import { shortOf } from '../../../machines/reservation/otherDatesMachine';
import type { StayDates } from '../../../machines/shared/stayDates';
import { renderState } from '../../context/renderState';
import { useScreen } from '../../context/useScreen';
import { Alert } from '../../components/Alert';
import { Price } from '../../components/Price';
import { Spinner } from '../../components/Spinner';
import { Stack } from '../../components/Stack';
import { StaySummary, type SummaryRow } from '../../components/StaySummary';
import { theme } from '../../theme/theme';
import { provideOtherDates } from '../reservationManagementActors';

/** As high as a one-line answer that replaces it. */
const Looking = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  padding: ${theme.space.s} ${theme.space.m};
  color: ${theme.color.inkSoft};
  line-height: ${theme.leading.easy};
`;

interface OtherDatesProps {
  reservation: Reservation;
  stay: StayDates;
}

function differenceRows(difference: PriceDifference | null): SummaryRow[] {
  if (difference === null) return [];
  const { direction, amount } = difference;
  return [{ term: words.priceDifferences[direction], detail: <Price kobo={amount} /> }];
}

/** The reservation's price now and on other dates, and the difference. */
function priceRows(reservation: Reservation, stay: StayDates, prices: RoomPrices): SummaryRow[] {
  const price = priceOnDates(reservation, stay, prices);
  if (price === null) return [];
  const { before, after, nights } = price;
  return [
    { term: words.priceNow, detail: <Price kobo={before} /> },
    ...differenceRows(differenceOf(price)),
    { term: words.newPriceFor(nightsLabel(nights)), detail: <Price kobo={after} />, total: true },
  ];
}

/** Whether the rooms are free on the dates it was mounted with, and what they cost then. */
function AskedDates({ reservation, stay }: OtherDatesProps) {
  const [snapshot] = useScreen(provideOtherDates, { reservationId: reservation.id, stay });
  const { whyNot, roomsLeft, prices } = snapshot.context;
  const looking = () => (
    <Looking role="status">
      <Spinner />
      <span>{messages.looking}</span>
    </Looking>
  );
  const said = renderState(snapshot.value, {
    debouncing: looking,
    asking: looking,
    free: () => <Alert tone="success">{messages.free}</Alert>,
    taken: () => (
      <Alert tone="warning">
        <Stack $gap="xs">
          <p>{whyNot}</p>
          {shortOf(reservation, roomsLeft).map(({ roomType, free, needed }) => (
            <p key={roomType}>{messages.roomsShort(roomTypeLabel(roomType), free, needed)}</p>
          ))}
          <p>{messages.taken}</p>
        </Stack>
      </Alert>
    ),
    unknown: () => <Alert tone="neutral">{messages.unknown}</Alert>,
  });
  return (
    <Stack>
      {said}
      <div role="status">
        {prices !== null && <StaySummary rows={priceRows(reservation, stay, prices)} />}
      </div>
    </Stack>
  );
}

/** Whether a reservation's rooms are free on other dates. New dates start a new check. */
export function OtherDates(props: OtherDatesProps) {
  const { checkIn, checkOut } = props.stay;
  return <AskedDates key={`${checkIn} ${checkOut}`} {...props} />;
}
