import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { StayDates } from '../../../machines/shared/stayDates';
import { DateRangeField } from '../../../src/components/DateRangeField';

function renderField(dates: StayDates) {
  const onEdit = vi.fn();
  render(<DateRangeField {...dates} today="2027-03-01" onEdit={onEdit} />);
  return onEdit;
}

/** The field as a form shows it, which keeps what is chosen. */
function Form({ today }: { today: string }) {
  const [dates, setDates] = useState<StayDates>({ checkIn: '', checkOut: '' });
  return (
    <DateRangeField
      {...dates}
      today={today}
      onEdit={(field, date) => setDates((before) => ({ ...before, [field]: date }))}
    />
  );
}

async function openCalendar(today = '2027-03-01') {
  render(<Form today={today} />);
  await userEvent.click(screen.getByRole('button', { name: 'Choose from the calendar' }));
  return screen.findAllByRole('grid');
}

const day = (label: RegExp | string) => screen.getByLabelText<HTMLButtonElement>(label);

describe('the dates of a stay', () => {
  it('end at least one and at most thirty nights after they begin', () => {
    renderField({ checkIn: '2027-03-05', checkOut: '' });
    const checkOut = screen.getByLabelText('Check-out');
    expect(checkOut.getAttribute('min')).toBe('2027-03-06');
    expect(checkOut.getAttribute('max')).toBe('2027-04-04');
  });

  it('can be chosen in a calendar with two clicks', async () => {
    const onEdit = renderField({ checkIn: '2027-03-05', checkOut: '' });
    await userEvent.click(screen.getByRole('button', { name: 'Choose from the calendar' }));
    const march = within(await screen.findByRole('grid', { name: 'March 2027' }));
    await userEvent.click(march.getByRole('button', { name: /^9 March 2027/ }));
    expect(onEdit.mock.calls).toEqual([['checkOut', '2027-03-09']]);
  });

  it('are called in the calendar by the number that shows first', async () => {
    renderField({ checkIn: '2027-03-05', checkOut: '' });
    await userEvent.click(screen.getByRole('button', { name: 'Choose from the calendar' }));
    const march = within(await screen.findByRole('grid', { name: 'March 2027' }));
    for (const day of march.getAllByRole('button')) {
      expect(day.getAttribute('aria-label')?.split(' ')[0]).toBe(day.textContent);
    }
  });

  it('are asked for one after the other above the calendar, which closes after the second', async () => {
    const [grid] = await openCalendar();
    const prompt = screen.getByText('Choose your check-in date.');
    expect(prompt.compareDocumentPosition(grid ?? prompt)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(day(/^5 March 2027/));
    expect(prompt.textContent).toBe('Now choose your check-out date.');
    await userEvent.click(day(/^9 March 2027/));
    expect(screen.queryByRole('grid')).toBeNull();
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Choose from the calendar' }),
    );
    expect(screen.getByText('4 nights')).toBeDefined();
  });

  it('look chosen in the calendar as soon as the first is', async () => {
    await openCalendar();
    const weightOf = (button: HTMLElement) => getComputedStyle(button).fontWeight;
    expect(weightOf(day(/^5 March 2027/))).toBe(weightOf(day(/^6 March 2027/)));
    await userEvent.click(day(/^5 March 2027/));
    expect(weightOf(day(/^5 March 2027/))).not.toBe(weightOf(day(/^6 March 2027/)));
  });

  it('are followed by an open calendar when they are typed', async () => {
    await openCalendar();
    fireEvent.change(screen.getByLabelText('Check-in'), { target: { value: '2027-08-30' } });
    expect(day('30 August 2027, selected')).toBeDefined();
    expect(screen.queryByRole('grid', { name: 'March 2027' })).toBeNull();
    fireEvent.change(screen.getByLabelText('Check-out'), { target: { value: '2027-09-04' } });
    expect(day('4 September 2027, selected')).toBeDefined();
  });

  it('begin in a calendar without the weeks that are over', async () => {
    await openCalendar('2027-03-26');
    const [first] = screen.getAllByLabelText(/^\d+ March 2027/);
    // The Monday of that week.
    expect(first?.textContent).toBe('22');
    expect(day(/^25 March 2027/).disabled).toBe(true);
    expect(day('26 March 2027, today').disabled).toBe(false);
  });

  it('have no night that is sold out, and can end on the morning after the last free one', async () => {
    const onEdit = vi.fn();
    const onCalendarOpened = vi.fn();
    const soldOut = ['2027-03-09', '2027-03-10'];
    const today = '2027-03-01';
    const dates = { checkIn: '2027-03-05', checkOut: '' };
    render(<DateRangeField {...dates} {...{ today, soldOut, onEdit, onCalendarOpened }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Choose from the calendar' }));
    expect(onCalendarOpened).toHaveBeenCalledTimes(1);
    await screen.findByRole('grid', { name: 'March 2027' });
    expect(day('10 March 2027, sold out').disabled).toBe(true);
    await userEvent.click(day('9 March 2027'));
    expect(onEdit.mock.calls).toEqual([['checkOut', '2027-03-09']]);
    await userEvent.click(screen.getByRole('button', { name: 'Choose from the calendar' }));
    // A day after the nights that are sold out begins another stay.
    await userEvent.click(await screen.findByLabelText('11 March 2027'));
    expect(onEdit.mock.calls.slice(1)).toEqual([['checkIn', '2027-03-11']]);
  });
});
