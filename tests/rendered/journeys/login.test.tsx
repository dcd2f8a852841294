import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  adaobisRegistration,
  logInWith,
  openRegistration,
  openVerification,
  registerWith,
} from '../support/account';
import { fillIn, press } from '../support/fields';
import { answer, answerOddly, openHotelServer } from '../support/hotelServer';
import { adaobi, address, renderSite } from '../support/renderSite';

openHotelServer();

const session = { user: adaobi, token: { accessToken: 'a1', refreshToken: 'r1' } };
const loginPath = '/api/v1/auth/users/login';
const destination = { redirectAfterLogin: '/my-reservations?from=home' };

async function loginForm() {
  return within(await screen.findByRole('form', { name: 'Log in' }));
}

describe('Logging in', () => {
  it('opens the session and takes the guest where they wanted to go', async () => {
    const calls = answer('post', loginPath, 200, session);
    answer('get', '/api/v1/hotel/reservations/history', 200, { reservations: [] });
    renderSite({ url: '/login', tab: destination });
    await loginForm();
    await logInWith();
    await screen.findByRole('heading', { name: 'My Reservations' });
    expect(address()).toBe('/my-reservations?from=home');
    expect(calls.map(({ body }) => body)).toEqual([
      { email: 'adaobi@example.com', password: 'Lagoon#42' },
    ]);
    expect(sessionStorage.getItem('accessToken')).toBe('a1');
    expect(sessionStorage.getItem('redirectAfterLogin')).toBeNull();
    expect(localStorage.getItem('refreshToken')).toBe('r1');
    expect(screen.getByRole('button', { name: 'Adaobi', hidden: true })).toBeDefined();
  });

  it('goes home when there is nowhere to return to, and never to another site', async () => {
    answer('post', loginPath, 200, session);
    renderSite({
      url: '/login',
      tab: { redirectAfterLogin: '//elsewhere.example/phish' },
    });
    await loginForm();
    await logInWith();
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('makes do with a login that answers less than the contract', async () => {
    answerOddly('post', loginPath, 200, { accessToken: 'alone' });
    answer('get', '/api/v1/hotel/reservations/history', 200, { reservations: [] });
    renderSite({ url: '/login', tab: destination });
    await loginForm();
    await logInWith();
    await screen.findByText('You have no reservations yet');
    expect(sessionStorage.getItem('accessToken')).toBe('alone');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({
      id: '1',
      firstName: 'adaobi',
    });
  });

  it('shows and hides the password', async () => {
    const { user } = renderSite({ url: '/login' });
    const form = await loginForm();
    const password = form.getByLabelText('Password');
    expect(password.getAttribute('type')).toBe('password');
    await user.click(form.getByRole('button', { name: 'Show password' }));
    expect(password.getAttribute('type')).toBe('text');
    await user.click(form.getByRole('button', { name: 'Hide password' }));
    expect(password.getAttribute('type')).toBe('password');
  });

  it('shows and hides each password of a registration by itself', async () => {
    await openRegistration();
    fireEvent.click(screen.getByLabelText('Show confirm password'));
    expect(screen.getByLabelText('Confirm Password').getAttribute('type')).toBe('text');
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
  });

  it('is not shown to a guest who is logged in', async () => {
    renderSite({ url: '/login', guest: adaobi });
    await waitFor(() => expect(address()).toBe('/'));
  });
});

const registered = { message: 'Account created.' };
const verified = { message: 'Verification Successful!' };

async function enterCode() {
  const digit = await screen.findByLabelText('Digit 1 of 6');
  fireEvent.change(digit, { target: { value: '402913' } });
  await press('Verify OTP');
}

describe('Registering', () => {
  it('sends the account, trimmed, and then its code', async () => {
    const codes = answer('post', '/api/v1/auth/users/verify-account', 200, verified);
    await openRegistration();
    const registrations = answer('post', '/api/v1/auth/users/signin', 201, registered);
    await registerWith({ firstName: ' Adaobi ' });
    await enterCode();
    await screen.findByText('Verification Successful!');
    expect(registrations[0]?.body).toEqual(adaobisRegistration);
    expect(codes[0]?.body).toEqual({ verificationCode: '402913', email: 'adaobi@example.com' });
  });

  it('goes on at the code screen after a reload, with nothing secret kept', async () => {
    const codes = answer('post', '/api/v1/auth/users/verify-account', 200, verified);
    const before = await openVerification();
    await before.user.paste('40');
    expect(sessionStorage.getItem('snapshot:authForm')).not.toContain('Lagoon');
    before.unmount();

    renderSite({ url: '/login' });
    await enterCode();
    expect(await screen.findByText('Verification Successful!')).toBeDefined();
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

  it('moves the focus to the heading when the form becomes another', async () => {
    await openRegistration();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Create Account' }));
  });

  it('can be taken up again from the code screen', async () => {
    await openVerification();
    await press('Back to Registration');
    const form = within(await screen.findByRole('form', { name: 'Register' }));
    expect(form.getByLabelText('Email').getAttribute('value')).toBe('adaobi@example.com');
  });
});

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
    expect(screen.getByText('Verify OTP').getAttribute('aria-disabled')).toBeNull();
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
});
