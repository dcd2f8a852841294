import preview from '../../.storybook/preview';
import { StaySummary } from '../../src/components/StaySummary';
import { hotel } from '../../hotel/hotel';
import { detailRows, totalRow } from '../../src/reservation/reservationRows';
import { exampleReservation } from '../../models/fixtures/exampleReservation';
import { onSlip } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Stay summary',
  component: StaySummary,
  decorators: [onSlip],
  args: { rows: [] },
});

export const Whole = meta.story({ args: { rows: detailRows(exampleReservation()) } });
export const WithTotal = meta.story({
  args: { rows: [totalRow(exampleReservation({ totalPrice: 98_765_432.1 }))] },
});
export const LongDetail = meta.story({
  args: { rows: [{ term: 'Special Request', detail: hotel.description.repeat(3) }] },
});
