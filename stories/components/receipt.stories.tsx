import preview from '../../.storybook/preview';
import { Receipt } from '../../src/components/Receipt';
import { receiptRows } from '../../src/reservation/reservationRows';
import { paidReservation } from '../../models/fixtures/exampleReservation';
import { onSlip } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Receipt',
  component: Receipt,
  decorators: [onSlip],
  args: { title: 'Payment Receipt', rows: [] },
});

const rows = receiptRows(paidReservation);

export const Paid = meta.story({ args: { rows } });
export const WithMore = meta.story({
  args: { rows, children: <p>We have sent it to adaobi@example.com.</p> },
});
