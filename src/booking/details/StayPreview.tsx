import styled from 'styled-components';
import * as words from '../../../messages/booking/pages/bookingDetails';
import * as booked from '../../../messages/booking/pages/stay';
import * as stay from '../../../messages/shared/pages/stay';
import { partyLabel } from '../../../machines/shared/occupancy';
import { isLagosDate } from '../../../machines/shared/stay';
import { Card, CardTitle } from '../../components/Card';
import { CalendarDate } from '../../components/CalendarDate';
import { Price } from '../../components/Price';
import { Stack } from '../../components/Stack';
import { StaySummary } from '../../components/StaySummary';
import { wider } from '../../theme/media';
import { theme } from '../../theme/theme';
import { BookingContext } from '../BookingContext';
import { useSummary } from '../rooms/useSummary';

/** Hidden on phones, which have no room beside the form. */
const Sheet = styled(Card)`
  display: none;

  ${wider.laptop} {
    display: block;
  }
`;

const Hint = styled.p`
  color: ${theme.color.inkSoft};
`;

const day = (date: string) => (isLagosDate(date) ? <CalendarDate date={date} /> : '');

/** A preview of the stay as entered so far: nights, dates, guests, and rooms already chosen. */
export function StayPreview() {
  const checkIn = BookingContext.useSelector(({ context }) => context.form.checkIn);
  const checkOut = BookingContext.useSelector(({ context }) => context.form.checkOut);
  const adults = BookingContext.useSelector(({ context }) => context.form.adults);
  const children = BookingContext.useSelector(({ context }) => context.form.children);
  const { nights, lines, total, isPriced: arePricesKnown } = useSummary();
  const isPriced = arePricesKnown && nights > 0 && lines.length > 0;
  return (
    <Sheet as="section" aria-labelledby="stay-so-far">
      <Stack $gap="m">
        <CardTitle id="stay-so-far">{words.yourStay}</CardTitle>
        {nights === 0 && <Hint>{words.noNightsYet}</Hint>}
        <StaySummary
          rows={[
            { term: stay.checkIn, detail: day(checkIn) },
            { term: stay.checkOut, detail: day(checkOut) },
            { term: booked.nights, detail: nights || '' },
            { term: booked.guests, detail: partyLabel({ adults, children }) },
            ...lines.map(({ roomType, numberOfRooms, amount }) => ({
              term: `${roomType.label} × ${numberOfRooms}`,
              detail: isPriced ? <Price kobo={amount} /> : words.chosen,
            })),
            {
              term: booked.totalFor(nights),
              detail: isPriced ? <Price kobo={total} /> : '',
              total: true,
            },
          ]}
        />
      </Stack>
    </Sheet>
  );
}
