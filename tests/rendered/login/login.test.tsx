import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  adaobisRegistration,
  logInWith,
  openRegistration,
  openVerification,
  registerWith,
} from '../support/account';
import { goTo } from '../../model/rendered/support/page';
import { fillIn, press } from '../support/fields';
import { answer, answerLater, answerOddly, openHotelServer } from '../support/hotelServer';
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

  it('keeps nothing of the form once the guest is in', async () => {
    answer('post', loginPath, 200, session);
    renderSite({ url: '/login', device: { user: adaobi } });
    await loginForm();
    fillIn({ Email: 'adaobi@example.com' });
    expect(sessionStorage.getItem('snapshot:authForm')).toContain('adaobi@example.com');
    await logInWith();
    await waitFor(() => expect(address()).toBe('/'));
    expect(sessionStorage.getItem('snapshot:authForm')).toBeNull();
  });

  it('logs nobody in and pulls nobody away after the guest has left the page', async () => {
    const calls = answerLater('post', loginPath);
    renderSite({ url: '/login', tab: destination });
    await loginForm();
    await logInWith();
    await waitFor(() => expect(calls.waiting()).toBe(1));
    goTo('/aboutus');
    await screen.findByRole('heading', { level: 1, name: /^(?!Welcome Back)/ });
    await calls.answer(200, session);
    expect(address()).toBe('/aboutus');
    expect(localStorage.getItem('refreshToken')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Adaobi', hidden: true })).toBeNull();
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
  fireEvent.input(digit, { target: { value: '402913' } });
  await press('Verify OTP');
}

describe('A log-in that was left', () => {
  async function leave() {
    const site = renderSite({ url: '/login' });
    await loginForm();
    fillIn({ Email: 'adaobi@example.com', Password: 'Lagoon#42' });
    return site;
  }

  async function goesOn() {
    const form = await loginForm();
    expect(form.getByLabelText('Email').getAttribute('value')).toBe('adaobi@example.com');
    expect(form.getByLabelText('Password').getAttribute('value')).toBe('');
    expect(screen.queryByRole('button', { name: 'Continue Registration' })).toBeNull();
  }

  it('has its e-mail address after a reload, and nothing to be continued', async () => {
    const before = await leave();
    before.unmount();
    renderSite({ url: '/login' });
    await goesOn();
  });

  it('has it too when the guest comes back by a link', async () => {
    const { user } = await leave();
    goTo('/aboutus');
    const [link] = await screen.findAllByText('LOGIN');
    if (link) await user.click(link);
    await goesOn();
  });
});

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

  it('is offered, not forced, when the guest comes to log in', async () => {
    const before = await openRegistration();
    fillIn({ 'First Name': 'Adaobi', Email: 'adaobi@example.com' });
    goTo('/aboutus');
    const [link] = await screen.findAllByText('LOGIN');
    if (link) await before.user.click(link);
    await loginForm();
    expect(screen.getByText('You have not finished creating your account.')).toBeDefined();
    await press('Continue Registration');
    const form = within(await screen.findByRole('form', { name: 'Register' }));
    expect(form.getByLabelText('First Name').getAttribute('value')).toBe('Adaobi');
  });

  it('is offered too when LOGIN is pressed in the middle of it', async () => {
    const { user } = await openRegistration();
    fillIn({ 'First Name': 'Adaobi', Email: 'adaobi@example.com' });
    const [link] = screen.getAllByText('LOGIN');
    if (link) await user.click(link);
    await loginForm();
    await press('Continue Registration');
    const form = within(await screen.findByRole('form', { name: 'Register' }));
    expect(form.getByLabelText('First Name').getAttribute('value')).toBe('Adaobi');
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
    expect(screen.getByText('Verify OTP')).toHaveProperty('disabled', false);
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
    answer('post', path, 400, { code: 'code_invalid', message: 'Wrong code' });
    const { user } = await openVerification();
    await user.paste('402913');
    await press('Verify OTP');
    await screen.findByText('Wrong code');
    expect(focused()).toBe(1);
    await user.keyboard('412998');
    expect(code()).toBe('412998');
  });

  it('have it there too when the code was sent from the first one', async () => {
    const path = '/api/v1/auth/users/verify-account';
    answer('post', path, 400, { code: 'code_invalid', message: 'Wrong code' });
    const { user } = await openVerification();
    await user.paste('402913');
    await user.keyboard('{Home}');
    screen.getByText('Verify OTP').focus();
    await press('Verify OTP');
    await screen.findByText('Wrong code');
    expect(focused()).toBe(1);
  });
});
