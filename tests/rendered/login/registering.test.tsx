import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loginForm, openRegistration, openVerification } from '../support/account';
import { goTo } from '../../model/rendered/support/page';
import { fillIn, press } from '../support/fields';
import { respond, openHotelServer } from '../support/hotelServer';
import { renderSite } from '../support/renderSite';

openHotelServer();

const verified = { message: 'Verification Successful!' };

async function enterCode() {
  const digit = await screen.findByLabelText('Digit 1 of 6');
  fireEvent.input(digit, { target: { value: '402913' } });
  await press('Verify OTP');
}

describe('Registering', () => {
  it('goes on at the code screen after a reload, with nothing secret kept', async () => {
    const codes = respond('post', '/api/v1/auth/users/verify-account', 200, verified);
    const before = await openVerification();
    await before.user.paste('40');
    expect(sessionStorage.getItem('snapshot:authForm')).not.toContain('Lagoon');
    before.unmount();

    renderSite({ url: '/login' });
    await enterCode();
    expect(await screen.findByText('Verification Successful!')).toBeDefined();
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'Your account has been verified. Please log in.',
    );
    await press('OK');
    const form = await loginForm();
    expect(form.getByLabelText('Email').getAttribute('value')).toBe('adaobi@example.com');
    expect(codes[0]?.body).toEqual({ verificationCode: '402913', email: 'adaobi@example.com' });
  });

  it('keeps all but the passwords over a reload of the form', async () => {
    const before = await openRegistration();
    fillIn({ 'First Name': 'Adaobi', Password: 'Lagoon#42' });
    before.unmount();
    renderSite({ url: '/login' });
    const form = within(await screen.findByRole('form', { name: 'Register' }));
    expect(form.getByLabelText('First Name').getAttribute('value')).toBe('Adaobi');
    expect(form.getByLabelText('Password').getAttribute('value')).toBe('');
  });

  it('stays as it is when the keyboard skips the navigation', async () => {
    await openRegistration();
    fillIn({ Password: 'Lagoon#42' });
    goTo('/login#main');
    const form = within(screen.getByRole('form', { name: 'Register' }));
    expect(form.getByLabelText<HTMLInputElement>('Password').value).toBe('Lagoon#42');
  });

  it('moves the focus to the heading when the form becomes another', async () => {
    await openRegistration();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Create Account' }));
  });
});
