import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Button } from '../../../src/components/Button';
import { FormField } from '../../../src/components/FormField';
import { StaySummary } from '../../../src/components/StaySummary';
import { exampleReservation, paidReservation } from '../../../models/fixtures/exampleReservation';
import { press } from '../support/fields';
import { respond, neverRespond, openHotelServer } from '../support/hotelServer';
import { adaobi, renderSite } from '../support/renderSite';

// The real components, which say how often React has rendered them and with what.
vi.mock(import('../../../src/components/FormField'), async (original) => {
  const real = await original();
  return { ...real, FormField: vi.fn(real.FormField) };
});
vi.mock(import('../../../src/components/StaySummary'), { spy: true });
vi.mock(import('../../../src/components/Button'), { spy: true });

openHotelServer();

const fields = vi.mocked(FormField);
/** The labels of the buttons on the page and in the dialog, without the calendar's. */
const buttons = vi.mocked(Button);
const summaries = vi.mocked(StaySummary);

async function open(reservation: ReturnType<typeof exampleReservation>, action: string) {
  respond('get', '/api/v1/hotel/reservations/{id}', 200, { reservation });
  neverRespond('get', '/api/v1/hotel/reservations/{id}/availability');
  renderSite({ url: `/my-reservations/${reservation.id}`, guest: adaobi });
  await press(action);
  await screen.findByRole('dialog');
}

/**
 * Entering each field renders the named fields once, and nothing around them except for the summaries that depend on
 * it.
 */
function expectEachAlone(
  entered: readonly (readonly [string, string, string[], summaries?: number])[],
): void {
  for (const [label, value, together, depending = 0] of entered) {
    for (const component of [fields, buttons, summaries]) component.mockClear();
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
    expect(fields.mock.calls.map(([rendered]) => rendered.label)).toEqual(together);
    expect(summaries).toHaveBeenCalledTimes(depending);
    const pressed = buttons.mock.calls.filter(([{ size }]) => size !== 'small');
    expect(pressed).toEqual([]);
  }
}

const theNewPrice = 1;

it('What a guest enters to modify a reservation renders its own field', async () => {
  await open(exampleReservation(), 'Modify Reservation');
  expectEachAlone([
    ['Check-out', '2026-03-17', ['Check-out'], theNewPrice],
    ['Adults', '3', ['Adults']],
    ['Children', '2', ['Children']],
    ['Special Request', 'A cot', ['Special Request']],
    // The day of arrival moves the bounds of the day of departure.
    ['Check-in', '2026-03-11', ['Check-in', 'Check-out'], theNewPrice],
  ]);
});

it('Why a guest wants the money back renders its own field', async () => {
  await open(paidReservation, 'Request Refund');
  expectEachAlone([['Reason', 'We are ill', ['Reason']]]);
});
