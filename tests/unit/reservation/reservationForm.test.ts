import { describe, expect, it } from 'vitest';
import {
  refundReasonError,
  validateModifyForm,
  validateReservationForm,
} from '../../../machines/reservation/reservationForm';

const today = '2026-03-10';
const form = {
  name: 'Adaobi Okeke',
  phone: '08030000000',
  email: 'adaobi@example.com',
  checkIn: '2026-03-10',
  checkOut: '2026-03-11',
  adults: 1,
  children: 0,
  notes: '',
};

describe('the reservation form', () => {
  it('takes a stay from today on', () => {
    expect(validateReservationForm(form, today)).toEqual({});
  });

  it('asks for what is needed', () => {
    expect(
      validateReservationForm(
        { ...form, name: ' ', phone: '', email: '', checkIn: '', checkOut: '', adults: 0 },
        today,
      ),
    ).toEqual({
      name: 'Name is required',
      phone: 'Phone number is required',
      email: 'Email is required',
      checkIn: 'Check-in date is required',
      checkOut: 'Check-out date is required',
      adults: 'At least one adult is required',
    });
  });

  it.each([
    [{ email: 'adaobi@' }, { email: 'Email address is invalid' }],
    [{ checkIn: '2026-03-09' }, { checkIn: 'Check-in date cannot be in the past' }],
    [{ checkIn: '2026-02-30' }, { checkIn: 'Check-in date is invalid' }],
    [{ checkOut: '2026-03-10' }, { checkOut: 'Check-out date must be after check-in date' }],
    [{ checkOut: 'soon' }, { checkOut: 'Check-out date is invalid' }],
    [{ children: -1 }, { children: 'Children count cannot be negative' }],
    [{ checkOut: '2026-04-10' }, { checkOut: 'A stay can be up to 30 nights' }],
    [
      { checkIn: '2027-09-02', checkOut: '2027-09-03' },
      { checkIn: 'Check-in date can be up to 540 days from today' },
    ],
  ])('answers %j with %j', (changes, errors) => {
    expect(validateReservationForm({ ...form, ...changes }, today)).toEqual(errors);
  });

  it('takes the longest stay and the furthest check-in', () => {
    const furthest = { ...form, checkIn: '2027-09-01', checkOut: '2027-10-01' };
    expect(validateReservationForm(furthest, today)).toEqual({});
  });

  it('keeps to the limits that it is given', () => {
    expect(
      validateReservationForm({ ...form, checkOut: '2026-03-13' }, today, {
        maxNights: 2,
        maxDaysAhead: 10,
      }),
    ).toEqual({ checkOut: 'A stay can be up to 2 nights' });
  });
});

describe('the modify form', () => {
  it('asks for dates and at least one adult', () => {
    expect(
      validateModifyForm({ checkIn: '', checkOut: '', adults: 0, children: -1, notes: '' }, today),
    ).toEqual({
      checkIn: 'Check-in date is required',
      checkOut: 'Check-out date is required',
      adults: 'At least one adult is required',
      children: 'Children count cannot be negative',
    });
  });
});

describe('the reason for a refund', () => {
  it('may not be blank', () => {
    expect(refundReasonError(' \n')).toBe('Please provide a reason for the refund.');
    expect(refundReasonError('Flight cancelled')).toBeUndefined();
  });
});
