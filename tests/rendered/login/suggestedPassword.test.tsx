import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { validateNewPassword } from '../../../machines/login/accountRules';
import { openRegistration } from '../support/account';
import { fillIn, press } from '../support/fields';
import { openHotelServer } from '../support/hotelServer';

openHotelServer();

const REFUSED = 'Password must include at least one special character';
const field = () => screen.getByLabelText('Password');
const hint = () => screen.getByText(/^At least 6 characters/).textContent;

/** The characters of one `required` of an attribute `passwordrules`, as Apple's documents define them. */
function charactersOf(name: string): string[] {
  const [, listed] = /^\[(.*)\]$/.exec(name) ?? [];
  const range = { lower: 'az', upper: 'AZ', digit: '09' }[name];
  if (listed !== undefined) return Array.from(listed);
  if (range === undefined) throw new Error(`Unknown characters: ${name}`);
  const [first = 0, last = 0] = Array.from(range, (end) => end).map((end) => end.charCodeAt(0));
  return Array.from({ length: last - first + 1 }, (_, place) => String.fromCharCode(first + place));
}

it('Every password that a browser may suggest by the field’s rules is taken', async () => {
  await openRegistration();
  const rules = (field().getAttribute('passwordrules') ?? '').split(';').map((rule) => rule.trim());
  expect(screen.getByLabelText('Confirm Password').getAttribute('passwordrules')).toBe(
    field().getAttribute('passwordrules'),
  );
  const wanted = rules
    .flatMap((rule) => /^required: (.*)$/.exec(rule)?.[1] ?? [])
    .map(charactersOf);
  const [, shortest] = /minlength: (\d+)/.exec(rules.join(';')) ?? [];
  const longest = Math.max(...wanted.map((characters) => characters.length));
  for (let place = 0; place < longest; place += 1) {
    const signs = wanted.map((characters) => characters[place % characters.length]).join('');
    const password = signs.padEnd(Number(shortest), wanted[0]?.[0]);
    expect([password, validateNewPassword({ password, confirmPassword: password })]).toEqual([
      password,
      {},
    ]);
  }
});

it('A suggested password without a special character is refused in the specified words, and the guest told what to add', async () => {
  await openRegistration();
  expect(hint()).not.toContain('suggested');
  fillIn({ Password: 'hR7mWq2vKx9bTz4', 'Confirm Password': 'hR7mWq2vKx9bTz4' });
  await press('Create Account');
  expect(await screen.findByText(REFUSED)).toBeDefined();
  expect(hint()).toMatch(/browser suggested this password, add a special character/);
  fillIn({ Password: 'hR7mWq2vKx9bTz4!' });
  expect(hint()).not.toContain('suggested');
});
