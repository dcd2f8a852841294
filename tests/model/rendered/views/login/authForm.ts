import { fireEvent, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { AuthFormDraft } from '../../../../../machines/login/authFormDraft';
import * as accountMessages from '../../../../../messages/login/account';
import { SUCCESS_SHOWN_MS } from '../../../../../machines/login/accountVerificationMachine';
import { fillIn, press } from '../../../../rendered/support/fields';
import { adaobi, NOW, renderSite } from '../../../../rendered/support/renderSite';
import { serverAnswers } from '../../support/pendingCalls';
import { buttonIsBusy, buttonShows, dialogSays, textShows } from '../../support/assertions';
import { timePasses } from '../../support/time';
import type { View } from '../../support/view';
import type { Watch } from '../../support/watch';

const logIn = '/api/v1/auth/users/login';
const register = '/api/v1/auth/users/signin';
const verify = '/api/v1/auth/users/verify-account';

const registering = () => screen.queryByLabelText('Register', { selector: 'form' }) !== null;

async function enterCode(): Promise<void> {
  const box = await screen.findByLabelText('Digit 1 of 6');
  fireEvent.paste(box, { clipboardData: { getData: () => '123456' } });
  await press('Verify OTP');
  await serverAnswers('post', verify, 200, { message: 'Verified' });
  await screen.findByText('Verification Successful!');
  await timePasses(SUCCESS_SHOWN_MS);
}

async function goBack(): Promise<void> {
  fireEvent.click(await screen.findByText(/^Back to (Login|Registration)$/));
}

/** A saved registration with only the address entered. */
function left(changes: Partial<AuthFormDraft>): Record<string, string> {
  const state = { version: 1, mode: 'register', email: 'ngozi@example.com', ...changes };
  const stored = { savedAt: NOW.getTime(), userId: null, state };
  return { redirectAfterLogin: '/contact', 'snapshot:authForm': JSON.stringify(stored) };
}

const reloads =
  (changes: Partial<AuthFormDraft>) =>
  ({ start }: Watch) => {
    renderSite({ url: '/login', tab: left(changes), start });
  };

const verifying = (back: string) => () => {
  textShows('Verify Your Account');
  buttonShows(back);
};

export const authFormView: View = {
  id: 'authForm',
  visits: {
    'sees the login form': ({ start }) => {
      renderSite({ url: '/login', tab: { redirectAfterLogin: '/contact' }, start });
    },
    'comes to log in with a browser that stores nothing': async ({ start }) => {
      sessionStorage.setItem('redirectAfterLogin', '/contact');
      const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('No room', 'QuotaExceededError');
      });
      renderSite({ url: '/login', start });
      await screen.findByText(accountMessages.loginNotStored);
      full.mockRestore();
    },
    'loads the page again while registering': reloads({}),
    'loads the page again while a registration awaits its code': reloads({ awaitingCode: true }),
    'loads the page again while a login awaits its code': reloads({
      mode: 'login',
      awaitingCode: true,
    }),
    'comes to log in with a registration half done': async ({ start }) => {
      renderSite({ url: '/aboutus', tab: left({}), start });
      const [link] = await screen.findAllByText('LOGIN');
      if (link) fireEvent.click(link);
      await screen.findByText(accountMessages.registrationHalfDone);
    },
  },
  calls: {
    logIn: ['post', logIn],
    register: ['post', register],
  },
  executors: {
    'enters the e-mail address': () => fillIn({ Email: 'ada@example.com' }),
    'enters half an e-mail address': () => fillIn({ Email: 'ada@' }),
    'enters the password': () => fillIn({ Password: 'Secret1!' }),
    'enters the first name': () => fillIn({ 'First Name': 'Adaobi' }),
    'enters the last name': () => fillIn({ 'Last Name': 'Okeke' }),
    'enters the phone number': () => fillIn({ 'Phone Number': '08030000000' }),
    'repeats the password': () => fillIn({ 'Confirm Password': 'Secret1!' }),
    'submits the form': () => press(registering() ? 'Create Account' : 'Sign In'),
    'changes between login and registration': () =>
      press(registering() ? 'Sign In' : 'Create Account'),
    'goes on with the registration': () => press('Continue Registration'),
    'the server logs the guest in': () =>
      serverAnswers('post', logIn, 200, {
        user: adaobi,
        token: { accessToken: 'access-token', refreshToken: 'refresh-token' },
      }),
    'the server opens the account': () =>
      serverAnswers('post', register, 201, { message: 'Account created.' }),
    'enters the right code': enterCode,
    'goes back from the code screen': goBack,
  },
  assertions: {
    'login.editing': () => {
      textShows('Welcome Back');
      buttonShows('Sign In');
    },
    'login.submitting': () => buttonIsBusy('Signing in...'),
    'login.verifying': verifying('Back to Login'),
    // The session takes the guest on to where they wanted to go.
    'login.loggedIn': () => expect(window.location.pathname).toBe('/contact'),
    'register.editing': () => {
      textShows('Join us for exclusive benefits');
      buttonShows('Create Account');
    },
    'register.outcomeUnknown': () => {
      textShows(accountMessages.registrationUndecided);
      buttonShows('Create Account');
    },
    'register.submitting': () => buttonIsBusy('Creating account...'),
    'register.verifying': verifying('Back to Registration'),
    alertingVerified: () => dialogSays(accountMessages.accountVerified),
  },
  withoutLink: ['login.loggedIn'],
};
