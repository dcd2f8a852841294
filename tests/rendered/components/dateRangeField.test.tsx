import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DateRangeField, type StayDates } from '../../../src/components/DateRangeField';

function renderField(dates: StayDates, min = '2027-03-01') {
  const onChange = vi.fn();
  render(
    <DateRangeField {...dates} min={min} max="2028-08-01" maxNights={30} onChange={onChange} />,
  );
  return onChange;
}

describe('the dates of a stay', () => {
  it('can be typed without any calendar', () => {
    const onChange = renderField({ checkIn: '', checkOut: '' });
    fireEvent.change(screen.getByLabelText('Check-in'), { target: { value: '2027-03-05' } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ checkIn: '2027-03-05', checkOut: '' });
  });

  it('end at least one and at most thirty nights after they begin', () => {
    renderField({ checkIn: '2027-03-05', checkOut: '' });
    const checkOut = screen.getByLabelText('Check-out');
    expect(checkOut.getAttribute('min')).toBe('2027-03-06');
    expect(checkOut.getAttribute('max')).toBe('2027-04-04');
  });

  it('tell how many nights they are', () => {
    renderField({ checkIn: '2027-03-05', checkOut: '2027-03-06' });
    expect(screen.getByText('1 night')).toBeDefined();
  });

  it('can be chosen in a calendar with two clicks', async () => {
    const onChange = renderField({ checkIn: '2027-03-05', checkOut: '' });
    await userEvent.click(screen.getByRole('button', { name: 'Choose in a calendar' }));
    const march = within(await screen.findByRole('grid', { name: 'March 2027' }));
    await userEvent.click(march.getByRole('button', { name: /March 9th, 2027/ }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith({
      checkIn: '2027-03-05',
      checkOut: '2027-03-09',
    });
  });

  it('begin anew when a whole stay had been chosen', async () => {
    const onChange = renderField({ checkIn: '2027-03-05', checkOut: '2027-03-09' });
    await userEvent.click(screen.getByRole('button', { name: 'Choose in a calendar' }));
    const march = within(await screen.findByRole('grid', { name: 'March 2027' }));
    await userEvent.click(march.getByRole('button', { name: /March 12th, 2027/ }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ checkIn: '2027-03-12', checkOut: '' });
  });

  it('cannot begin on a day that is over', async () => {
    renderField({ checkIn: '', checkOut: '' }, '2027-03-10');
    await userEvent.click(screen.getByRole('button', { name: 'Choose in a calendar' }));
    const march = within(await screen.findByRole('grid', { name: 'March 2027' }));
    const day = (name: RegExp) => march.getByRole<HTMLButtonElement>('button', { name });
    expect(day(/March 9th, 2027/).disabled).toBe(true);
    expect(day(/March 10th, 2027/).disabled).toBe(false);
  });
});
