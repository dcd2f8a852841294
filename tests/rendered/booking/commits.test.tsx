import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FormField } from '../../../src/components/FormField';
import { StaySummary } from '../../../src/components/StaySummary';
import { Stepper } from '../../../src/components/Stepper';
import { StayDetails } from '../../../src/booking/rooms/StayDetails';
import { availability } from '../support/availability';
import { chooseDates, counter, detailsFilledIn } from '../support/booking';
import { respond, openHotelServer } from '../support/hotelServer';
import { adaobi, renderSite } from '../support/renderSite';

// The real components, which say how often React has rendered them and with what.
vi.mock(import('../../../src/components/FormField'), async (original) => {
  const real = await original();
  return { ...real, FormField: vi.fn(real.FormField) };
});
vi.mock(import('../../../src/components/Stepper'), { spy: true });
vi.mock(import('../../../src/components/StaySummary'), { spy: true });
vi.mock(import('../../../src/booking/rooms/StayDetails'), { spy: true });

openHotelServer();

const fields = vi.mocked(FormField);
const counters = vi.mocked(Stepper);
const summaries = vi.mocked(StaySummary);
const stays = vi.mocked(StayDetails);

/** The fields and counters rendered since the last call, by label, in the page's order. */
function rendered() {
  const since = {
    fields: fields.mock.calls.map(([{ label }]) => label),
    counters: counters.mock.calls.map(([{ label }]) => label),
    summaries: summaries.mock.calls.length,
    stays: stays.mock.calls.length,
  };
  for (const component of [fields, counters, summaries, stays]) component.mockClear();
  return since;
}

const nothing = { fields: [], counters: [], summaries: 0, stays: 0 };

function edit(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}( \\(optional\\))?$`)), {
    target: { value },
  });
}

describe('What a guest enters in the reservation form', () => {
  it('renders its own field, once, and no other', async () => {
    renderSite({ url: '/reservation', guest: adaobi });
    await screen.findByRole('form', { name: 'Make a Reservation' });
    chooseDates('2026-03-12', '2026-03-15');
    // The page has rendered everything so far.
    await screen.findByDisplayValue('2026-03-15');
    rendered();

    const entered = {
      'Full Name': 'Adaobi N. Okeke',
      Email: 'okeke@example.com',
      Phone: '08031111111',
      'Check-out': '2026-03-16',
      Adults: '3',
      Children: '2',
      Notes: 'We come late',
    };
    /** Fields that the preview beside the form shows too. */
    const told = ['Check-out', 'Adults', 'Children'];
    for (const [label, value] of Object.entries(entered)) {
      edit(label, value);
      const summaries = told.includes(label) ? 1 : 0;
      expect(rendered()).toEqual({ ...nothing, fields: [label], summaries });
    }

    // The day of arrival moves the bounds of the day of departure.
    edit('Check-in', '2026-03-11');
    expect(rendered()).toEqual({ ...nothing, fields: ['Check-in', 'Check-out'], summaries: 1 });
  });
});

describe('A room that a guest adds or takes away', () => {
  it('renders its own card and the summary, once, and no other card', async () => {
    respond('get', '/api/v1/availability', 200, availability);
    renderSite({ url: '/roombooking', guest: adaobi, tab: detailsFilledIn });
    await screen.findByText('Only 2 left');
    rendered();

    act(() => counter('Deluxe Room').more.click());
    expect(rendered()).toEqual({ ...nothing, counters: ['Deluxe Room'], summaries: 1 });

    act(() => counter('Double Room').more.click());
    expect(rendered()).toEqual({ ...nothing, counters: ['Double Room'], summaries: 1 });

    act(() => counter('Deluxe Room').fewer.click());
    expect(rendered()).toEqual({ ...nothing, counters: ['Deluxe Room'], summaries: 1 });
  });
});
