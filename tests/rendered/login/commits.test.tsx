import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FormField } from '../../../src/components/FormField';
import { openLogin, openRegistration } from '../support/account';
import { openHotelServer } from '../support/hotelServer';

// The real component, which says how often React has rendered it and with what.
vi.mock(import('../../../src/components/FormField'), async (original) => {
  const real = await original();
  return { ...real, FormField: vi.fn(real.FormField) };
});

openHotelServer();

const fields = vi.mocked(FormField);

/** Entering a field renders only that field, once. */
function expectEachAlone(entered: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(entered)) {
    fields.mockClear();
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
    expect(fields.mock.calls.map(([rendered]) => rendered.label)).toEqual([label]);
  }
}

it('What a guest enters in the log-in form renders its own field', async () => {
  await openLogin();
  expectEachAlone({ Email: 'adaobi@example.com', Password: 'Lagoon#42' });
});

it('What a guest enters in the registration form renders its own field', async () => {
  await openRegistration();
  expectEachAlone({
    'First Name': 'Adaobi',
    'Last Name': 'Okeke',
    Email: 'adaobi@example.com',
    'Phone Number': '08030000000',
    Password: 'Lagoon#42',
    'Confirm Password': 'Lagoon#42',
  });
});
