import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { logInWith, loginForm, openLogin, openRegistration } from '../support/account';
import { goTo } from '../../model/rendered/support/page';
import { fillIn } from '../support/fields';
import { respond, respondLater, openHotelServer } from '../support/hotelServer';
import { adaobi, address, NOW, renderSite } from '../support/renderSite';

openHotelServer();

const session = { user: adaobi, token: { accessToken: 'a1', refreshToken: 'r1' } };
const loginPath = '/api/v1/auth/users/login';
const destination = { redirectAfterLogin: '/my-reservations?from=home' };

describe('Logging in', () => {
  it('leads to what was wrong, which belongs to no field', async () => {
    respond('post', loginPath, 401, { code: 'invalid_credentials', message: 'Wrong password' });
    renderSite({ url: '/login' });
    await loginForm();
    await logInWith();
    const said = (await screen.findByText('Wrong password')).closest('[role="alert"]');
    expect(document.activeElement).toBe(said);
  });

  it('goes home when there is nowhere to return to, and never to another site', async () => {
    respond('post', loginPath, 200, session);
    renderSite({
      url: '/login',
      tab: { redirectAfterLogin: '//elsewhere.example/phish' },
    });
    await loginForm();
    await logInWith();
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('shows and hides each password of a registration by itself', async () => {
    await openRegistration();
    fireEvent.click(screen.getByLabelText('Show confirm password'));
    expect(screen.getByLabelText('Confirm Password').getAttribute('type')).toBe('text');
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
  });

  it('hides a password again in the other form', async () => {
    const { user } = renderSite({ url: '/login' });
    const login = await loginForm();
    await user.click(login.getByRole('button', { name: 'Show password' }));
    await user.click(login.getByRole('button', { name: 'Create Account' }));
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
  });

  it('keeps nothing of the form once the guest is in', async () => {
    respond('post', loginPath, 200, session);
    renderSite({ url: '/login', device: { user: adaobi } });
    await loginForm();
    fillIn({ Email: 'adaobi@example.com' });
    expect(sessionStorage.getItem('snapshot:authForm')).toContain('adaobi@example.com');
    await logInWith();
    await waitFor(() => expect(address()).toBe('/'));
    expect(sessionStorage.getItem('snapshot:authForm')).toBeNull();
  });

  it('logs nobody in and pulls nobody away after the guest has left the page', async () => {
    const calls = respondLater('post', loginPath);
    renderSite({ url: '/login', tab: destination });
    await loginForm();
    await logInWith();
    await waitFor(() => expect(calls.waiting()).toBe(1));
    goTo('/aboutus');
    await screen.findByRole('heading', { level: 1, name: /^(?!Welcome Back)/ });
    await calls.respond(200, session);
    expect(address()).toBe('/aboutus');
    expect(localStorage.getItem('refreshToken')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Adaobi', hidden: true })).toBeNull();
  });

  it('is not shown to a guest who is logged in', async () => {
    renderSite({ url: '/login', guest: adaobi });
    await waitFor(() => expect(address()).toBe('/'));
  });
});

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

  it.each([
    ['in this version', 1],
    ['not in an older one', 0],
  ])('is found where the tab has kept it as nobody’s, %s', async (_, version) => {
    const blank = { firstName: '', lastName: '', phoneNumber: '' };
    const state = { version, mode: 'login', awaitingCode: false, ...blank, email: adaobi.email };
    const stored = { savedAt: NOW.getTime(), userId: null, state };
    renderSite({ url: '/login', tab: { 'snapshot:authForm': JSON.stringify(stored) } });
    if (version === 1) return goesOn();
    const form = await loginForm();
    expect(form.getByLabelText('Email').getAttribute('value')).toBe('');
  });

  it('has it too when the guest comes back by a link', async () => {
    const { user } = await leave();
    goTo('/aboutus');
    await screen.findByRole('heading', { level: 1, name: /^(?!Welcome Back)/ });
    const [link] = await screen.findAllByText('LOGIN');
    if (link) await user.click(link);
    await goesOn();
  });
});

it.each([
  ['is full', () => new DOMException('No room', 'QuotaExceededError')],
  ['is forbidden', () => new DOMException('The operation is insecure.', 'SecurityError')],
])(
  'A guest whose storage %s is told at the login what that means, and can log in',
  async (_, why) => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw why();
    });
    onTestFinished(() => void vi.restoreAllMocks());
    await openLogin();
    expect(screen.getByText(/can’t store your login, so a reload, a new tab/)).toBeDefined();
  },
);

it('A guest whose browser stores the login is told nothing of storage, and nothing is left of the try', async () => {
  await openLogin();
  expect(screen.queryByText(/store your login/)).toBeNull();
  expect(localStorage).toHaveLength(0);
});
