import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { chooseDates, bookingStorage } from '../../support/booking';
import { fillIn, press } from '../../support/fields';
import { noRooms } from '../../../../machines/shared/roomsLeft';
import { adaobi, renderSite } from '../../support/renderSite';
import { alertDialog, button, fieldError, heading, label, option, row, text } from '../reading';
import type { Site, WordTable } from '../situation';
import { repeating } from './bookAgain';

async function open(tab: Record<string, string> = {}) {
  const site = renderSite({ url: '/reservation', guest: adaobi, tab });
  await screen.findByText('Check Availability');
  return site;
}

async function submitWith(prepare: () => void, tab: Record<string, string> = {}): Promise<Site> {
  const site = await open(tab);
  prepare();
  await press('Check Availability');
  return site;
}

/** Chooses what the form doesn't offer, as only a manipulated page can. */
function forge(fieldLabel: string, value: string): void {
  const field = screen.getByLabelText(fieldLabel);
  field.append(new Option(value, value));
  fireEvent.change(field, { target: { value } });
}

const errors = alertDialog('Please correct the errors in the form.');

/** The form with which a reservation begins. */
export const reservationForm: WordTable = {
  screen: 'reservation form',
  situations: [
    {
      when: 'the form opens',
      arrange: () => open(),
      says: [
        heading('Make a Reservation'),
        ...['Full Name', 'Email', 'Phone', 'Check-in', 'Check-out', 'Adults', 'Children'].map(
          label,
        ),
        label('Notes'),
        heading('Your stay'),
        text('Your nights show here once both dates are chosen.'),
        row('Guests', '1 adult'),
        ...['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'].map(option),
        ...['0', '5+'].map(option),
        button('Check Availability'),
      ],
    },
    {
      when: 'the stay is entered, and rooms were chosen before',
      arrange: () => open(bookingStorage({}, { counts: { ...noRooms, deluxe: 2, family: 1 } })),
      says: [
        heading('Your stay'),
        row('Check-in', 'Thu, 12 Mar 2026'),
        row('Check-out', 'Sun, 15 Mar 2026'),
        row('Nights', '3'),
        row('Guests', '2 adults and 5+ children'),
        row('Deluxe Room × 2', '₦12,000.00'),
        row('Family Suite × 1', '₦7,500.00'),
        row('Total for 3 nights', '₦19,500.00'),
      ],
      after() {
        fireEvent.change(screen.getByLabelText('Adults'), { target: { value: '1' } });
        expect(screen.getByText('1 adult and 5+ children')).toBeDefined();
      },
    },
    {
      when: 'nothing is filled in',
      arrange: () => submitWith(() => fillIn({ 'Full Name': ' ', Email: '', Phone: '' })),
      says: [
        errors,
        fieldError('Full Name', 'Name is required'),
        fieldError('Email', 'Email is required'),
        fieldError('Phone', 'Phone number is required'),
        fieldError('Check-in', 'Check-in date is required'),
        fieldError('Check-out', 'Check-out date is required'),
      ],
      async after() {
        await press('OK');
        const name = screen.getByLabelText('Full Name');
        await waitFor(() => expect(document.activeElement).toBe(name));
        fillIn({ 'Full Name': 'Adaobi' });
        await waitFor(() => expect(screen.queryByText('Name is required')).toBeNull());
        expect(screen.getByText('Phone number is required')).toBeDefined();
      },
    },
    {
      when: 'the e-mail is none, the stay begins yesterday and ends as it begins',
      arrange: () =>
        submitWith(() => {
          fillIn({ Email: 'adaobi@example' });
          chooseDates('2026-02-28', '2026-02-28');
        }),
      says: [
        errors,
        fieldError('Email', 'Email address is invalid'),
        fieldError('Check-in', 'Check-in date cannot be in the past'),
        fieldError('Check-out', 'Check-out date must be after check-in date'),
      ],
    },
    {
      when: 'the stay begins too far ahead and is too long',
      arrange: () => submitWith(() => chooseDates('2027-08-24', '2027-09-24')),
      says: [
        errors,
        fieldError('Check-in', 'Check-in date can be at most 540 days ahead'),
        fieldError('Check-out', 'A stay can be at most 30 nights'),
      ],
    },
    {
      when: 'the notes are longer than the hotel takes',
      arrange: () => submitWith(() => fillIn({ 'Notes (optional)': 'x'.repeat(1001) })),
      says: [errors, fieldError('Notes (optional)', 'Please use at most 1000 characters')],
    },
    {
      when: 'nobody comes, or less than nobody',
      arrange: () =>
        submitWith(() => {
          forge('Adults', '0');
          forge('Children', '-1');
        }),
      says: [
        errors,
        fieldError('Adults', 'At least one adult is required'),
        fieldError('Children', 'Children count cannot be negative'),
      ],
    },
    {
      when: 'the dates that the tab has kept are none',
      arrange: () =>
        submitWith(() => undefined, bookingStorage({ checkIn: 'soon', checkOut: '2026-02-30' })),
      says: [
        errors,
        fieldError('Check-in', 'Check-in date is not a date'),
        fieldError('Check-out', 'Check-out date is not a date'),
      ],
    },
    ...repeating,
  ],
};
