import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview';
import * as reservationFormMessages from '../../messages/booking/form';
import { DateRangeField } from '../../src/components/DateRangeField';
import { onSlip } from '../support/Sheet';

const chosen = { checkIn: '2026-03-12', checkOut: '2026-03-15' };

/** Keeps the chosen dates, as a form does. */
function Choosing(args: ComponentProps<typeof DateRangeField>) {
  const [dates, setDates] = useState({ checkIn: args.checkIn, checkOut: args.checkOut });
  return (
    <DateRangeField
      {...args}
      {...dates}
      onEdit={(field, date) => setDates((before) => ({ ...before, [field]: date }))}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Date range field',
  component: DateRangeField,
  decorators: [onSlip],
  args: { checkIn: '', checkOut: '', today: '2026-03-10', onEdit: fn() },
});

export const Empty = meta.story();
export const Chosen = meta.story({ args: chosen });
export const Errors = meta.story({
  args: {
    errors: {
      checkIn: reservationFormMessages.checkInRequired,
      checkOut: reservationFormMessages.checkOutRequired,
    },
  },
});
export const CalendarOpen = meta.story({
  args: chosen,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose from the calendar' }));
    await canvas.findByRole('grid', { name: 'March 2026' });
  },
});
export const Live = meta.story({
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose from the calendar' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^12 March 2026/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^15 March 2026/ }));
    await expect(canvas.getByLabelText('Check-in')).toHaveValue('2026-03-12');
    await expect(canvas.getByLabelText('Check-out')).toHaveValue('2026-03-15');
    await canvas.findByText('3 nights');
  },
});
