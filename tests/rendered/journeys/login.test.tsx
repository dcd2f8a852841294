import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, answerOddly, cutOff, openHotelServer } from '../support/hotelServer';
import { adaobi, address, renderSite, type User } from '../support/renderSite';

openHotelServer();

const session = { user: adaobi, token: { accessToken: 'a1', refreshToken: 'r1' } };
const loginPath = '/api/v1/auth/users/login';
const destination = { redirectAfterLogin: '/my-reservations?from=home' };

async function loginForm() {
  return within(await screen.findByRole('form', { name: 'Log in' }));
}

async function logIn(user: User) {
  const form = await loginForm();
  await user.type(form.getByLabelText('Email'), 'adaobi@example.com');
  await user.type(form.getByLabelText('Password'), 'Lagoon#42');
  await user.click(form.getByRole('button', { name: 'Sign In' }));
}

describe('Logging in', () => {
  it('opens the session and takes the guest where they wanted to go', async () => {
    const calls = answer('post', loginPath, 200, session);
    answer('get', '/api/v1/hotel/reservations/history', 200, { reservations: [] });
    const { user } = renderSite({ url: '/login', tab: destination });
    await logIn(user);
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
    const { user } = renderSite({
      url: '/login',
      tab: { redirectAfterLogin: '//elsewhere.example/phish' },
    });
    await logIn(user);
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('makes do with a login that answers less than the contract', async () => {
    answerOddly('post', loginPath, 200, { accessToken: 'alone' });
    answer('get', '/api/v1/hotel/reservations/history', 200, { reservations: [] });
    const { user } = renderSite({ url: '/login', tab: destination });
    await logIn(user);
    await screen.findByText('You have no reservations yet');
    expect(sessionStorage.getItem('accessToken')).toBe('alone');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({
      id: '1',
      firstName: 'adaobi',
    });
  });

  it('says what the server says about a wrong password', async () => {
    const refused = { code: 'invalid_credentials', message: 'Wrong email or password.' } as const;
    answer('post', loginPath, 401, refused);
    const { user } = renderSite({ url: '/login' });
    await logIn(user);
    expect((await screen.findByRole('alert')).textContent).toBe('Wrong email or password.');
    await user.type((await loginForm()).getByLabelText('Password'), '3');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('falls back to the error field, then to words of its own', async () => {
    answerOddly('post', loginPath, 500, { error: 'Out of order' });
    const { user } = renderSite({ url: '/login' });
    await logIn(user);
    expect((await screen.findByRole('alert')).textContent).toBe('Out of order');
    answerOddly('post', loginPath, 500, {});
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect((await screen.findByText('An error occurred')).closest('[role=alert]')).not.toBeNull();
  });

  it('shows the network’s own words when no answer comes', async () => {
    cutOff('post', loginPath);
    const { user } = renderSite({ url: '/login' });
    await logIn(user);
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to fetch');
  });

  it('ties each error to its field and moves the focus to the first', async () => {
    const { user } = renderSite({ url: '/login' });
    const form = await loginForm();
    await user.type(form.getByLabelText('Password'), 'lagoon');
    await user.click(form.getByRole('button', { name: 'Sign In' }));
    const email = form.getByLabelText('Email');
    expect(document.activeElement).toBe(email);
    expect(email.getAttribute('aria-invalid')).toBe('true');
    const description = document.getElementById(email.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Email is required');
    expect(form.getByText('Password must include at least one special character')).toBeDefined();
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

  it('is not shown to a guest who is logged in', async () => {
    renderSite({ url: '/login', guest: adaobi });
    await waitFor(() => expect(address()).toBe('/'));
  });
});

async function register(user: User) {
  await user.click((await loginForm()).getByRole('button', { name: 'Create Account' }));
  const form = within(await screen.findByRole('form', { name: 'Register' }));
  const texts = {
    'First Name': 'Adaobi',
    'Last Name': 'Okeke',
    Email: 'adaobi@example.com',
    'Phone Number': '08030000000',
    Password: 'Lagoon#42',
    'Confirm Password': 'Lagoon#42',
  };
  for (const [label, text] of Object.entries(texts)) {
    fireEvent.change(form.getByLabelText(label), { target: { value: text } });
  }
  await user.click(form.getByRole('button', { name: 'Create Account' }));
}

const registered = { message: 'Account created.' };

async function enterCode(user: User, code = '402913') {
  await screen.findByRole('heading', { name: 'Verify Your Account' });
  await user.click(screen.getByRole('textbox', { name: 'Digit 1 of 6' }));
  await user.keyboard(code);
}

describe('Registering', () => {
  it('leads over the code to the login form', async () => {
    const registrations = answer('post', '/api/v1/auth/users/signin', 201, registered);
    const verified = { message: 'Verification Successful!' };
    const codes = answer('post', '/api/v1/auth/users/verify-account', 200, verified);
    const { user } = renderSite({ url: '/login' });
    await register(user);
    await enterCode(user);
    await user.click(screen.getByRole('button', { name: 'Verify OTP' }));
    expect(await screen.findByText('Verification Successful!')).toBeDefined();
    const alert = within(await screen.findByRole('alertdialog'));
    expect(alert.getByText('Your account has been verified. Please log in.')).toBeDefined();
    await user.click(alert.getByRole('button', { name: 'OK' }));
    expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeDefined();
    expect(registrations[0]?.body).toMatchObject({ firstName: 'Adaobi', lastName: 'Okeke' });
    expect(codes[0]?.body).toEqual({ verificationCode: '402913', email: 'adaobi@example.com' });
  });

  it('says what is wrong with the code, and sends a new one', async () => {
    answer('post', '/api/v1/auth/users/signin', 201, registered);
    answerOddly('post', '/api/v1/auth/users/verify-account', 400, {});
    answer('post', '/api/v1/auth/users/resend-otp', 200, { message: 'sent' });
    const { user } = renderSite({ url: '/login' });
    await register(user);
    await enterCode(user, '12345');
    const verify = screen.getByRole('button', { name: 'Verify OTP' });
    expect(verify.getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('6');
    await user.click(verify);
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid OTP. Please try again.');
    await user.click(screen.getByRole('button', { name: 'Resend Code' }));
    const alert = within(await screen.findByRole('alertdialog'));
    expect(alert.getByText('OTP resent successfully!')).toBeDefined();
    await user.click(alert.getByRole('button', { name: 'OK' }));
    const boxes = screen.getAllByRole('textbox', { name: /^Digit/ });
    expect(boxes.map((box) => box.getAttribute('value'))).toEqual(['', '', '', '', '', '']);
  });

  it('goes on at the code screen after a reload, with nothing secret kept', async () => {
    answer('post', '/api/v1/auth/users/signin', 201, registered);
    const verified = { message: 'Verification Successful!' };
    const codes = answer('post', '/api/v1/auth/users/verify-account', 200, verified);
    const before = renderSite({ url: '/login' });
    await register(before.user);
    await enterCode(before.user, '40');
    expect(sessionStorage.getItem('snapshot:authForm')).not.toContain('Lagoon');
    before.unmount();

    const { user } = renderSite({ url: '/login' });
    await enterCode(user);
    await user.click(screen.getByRole('button', { name: 'Verify OTP' }));
    expect(await screen.findByText('Verification Successful!')).toBeDefined();
    const form = await loginForm();
    expect(form.getByLabelText('Email').getAttribute('value')).toBe('adaobi@example.com');
    expect(codes[0]?.body).toEqual({ verificationCode: '402913', email: 'adaobi@example.com' });
  });

  it('keeps all but the passwords over a reload of the form', async () => {
    const before = renderSite({ url: '/login' });
    await before.user.click((await loginForm()).getByRole('button', { name: 'Create Account' }));
    const first = within(screen.getByRole('form', { name: 'Register' }));
    await before.user.type(first.getByLabelText('First Name'), 'Adaobi');
    await before.user.type(first.getByLabelText('Password'), 'Lagoon#42');
    before.unmount();
    renderSite({ url: '/login' });
    const form = within(await screen.findByRole('form', { name: 'Register' }));
    expect(form.getByLabelText('First Name').getAttribute('value')).toBe('Adaobi');
    expect(form.getByLabelText('Password').getAttribute('value')).toBe('');
  });

  it('moves the focus to the heading when the form becomes another', async () => {
    const { user } = renderSite({ url: '/login' });
    await user.click((await loginForm()).getByRole('button', { name: 'Create Account' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Create Account' }));
  });

  it('can be taken up again from the code screen', async () => {
    answer('post', '/api/v1/auth/users/signin', 201, registered);
    const { user } = renderSite({ url: '/login' });
    await register(user);
    await user.click(await screen.findByRole('button', { name: 'Back to Registration' }));
    const form = within(await screen.findByRole('form', { name: 'Register' }));
    expect(form.getByLabelText('Email').getAttribute('value')).toBe('adaobi@example.com');
  });
});

describe('Logging in before the account is verified', () => {
  it('leads to the code screen', async () => {
    const unverified = { code: 'account_not_verified', message: 'Verify first.' } as const;
    answer('post', loginPath, 403, unverified);
    const { user } = renderSite({ url: '/login' });
    await logIn(user);
    expect(await screen.findByRole('heading', { name: 'Verify Your Account' })).toBeDefined();
    expect(screen.getByText('adaobi@example.com')).toBeDefined();
  });
});
