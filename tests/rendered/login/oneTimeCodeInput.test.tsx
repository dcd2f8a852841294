import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openVerification } from '../support/account';
import { press } from '../support/fields';
import { respond, openHotelServer } from '../support/hotelServer';

openHotelServer();

describe('The boxes of the code', () => {
  const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Digit/ });
  const code = () =>
    boxes()
      .map(({ value }) => value || '_')
      .join('');
  const focused = () => boxes().findIndex((box) => box === document.activeElement) + 1;

  it('take one digit each, whatever else is typed, and lead from one to the next', async () => {
    const { user } = await openVerification();
    const [first] = boxes();
    if (first) await user.click(first);
    await user.keyboard('4x0 2');
    expect(code()).toBe('402___');
    expect(focused()).toBe(4);
  });

  it('take the first six of the digits that are pasted', async () => {
    const { user } = await openVerification();
    await user.paste('40291387');
    expect(code()).toBe('402913');
    expect(screen.getByRole('button', { name: 'Verify OTP' })).toHaveProperty('disabled', false);
  });

  it('are walked through with backspace and the arrows, and cleared at once', async () => {
    const { user } = await openVerification();
    await user.paste('402913');
    await user.keyboard('{Backspace}{Backspace}');
    expect(code()).toBe('4029__');
    expect(focused()).toBe(5);
    await user.keyboard('{ArrowLeft}{ArrowLeft}7');
    expect(code()).toBe('4079__');
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe(5);
    await press('Clear');
    expect(code()).toBe('______');
    expect(focused()).toBe(1);
  });

  it('lead on when the digit that is typed is the one that shows', async () => {
    const { user } = await openVerification();
    await user.paste('402913');
    const [first] = boxes();
    if (first) await user.click(first);
    await user.keyboard('412998');
    expect(code()).toBe('412998');
  });

  it('have the focus in the first one again after a code was refused', async () => {
    const path = '/api/v1/auth/users/verify-account';
    respond('post', path, 400, { code: 'code_invalid', message: 'Wrong code' });
    const { user } = await openVerification();
    await user.paste('402913');
    await press('Verify OTP');
    await screen.findByText('Wrong code');
    expect(focused()).toBe(1);
    await user.keyboard('412998');
    expect(code()).toBe('412998');
  });
});
