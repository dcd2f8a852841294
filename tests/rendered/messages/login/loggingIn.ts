import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import * as accountErrors from '../../../../messages/shared/accountErrors';
import * as generalErrors from '../../../../messages/shared/generalErrors';
import { tooManyAttempts } from '../../../../messages/shared/generalErrors';
import { logInWith, openLogin, openRegistration } from '../../support/account';
import { goTo } from '../../../model/rendered/support/page';
import { fillIn, press } from '../../support/fields';
import { respond, respondInvalid, dropConnection } from '../../support/hotelServer';
import { address, renderSite } from '../../support/renderSite';
import { alert, button, fieldError, heading, label, notice, text } from '../reading';
import type { Situation } from '../situation';
import { badPasswords } from './badPasswords';

const loginPath = '/api/v1/auth/users/login';

async function logInAgainst(serve: () => unknown) {
  serve();
  const site = await openLogin();
  await logInWith();
  return site;
}

/** The form that logs a guest in. */
export const loggingIn: Situation[] = [
  {
    when: 'the login page opens',
    arrange: () => openLogin(),
    says: [
      heading('Welcome Back'),
      text('Sign in to access your account'),
      label('Email'),
      label('Password'),
      button('Sign In'),
      button('Create Account'),
    ],
  },
  {
    when: 'the guest comes to log in with a registration half done',
    async arrange() {
      const site = await openRegistration();
      fillIn({ Email: 'adaobi@example.com' });
      goTo('/aboutus');
      await screen.findByRole('heading', { level: 1, name: /About/ });
      const [link] = await screen.findAllByText('LOGIN');
      if (link) await site.user.click(link);
      return site;
    },
    says: [notice('You have not finished creating your account.')],
  },
  {
    when: 'a visitor wants to reserve',
    arrange: () => renderSite({ url: '/reservation' }),
    says: [notice('Please log in to make a reservation')],
    after() {
      expect(address()).toBe('/login');
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect(sessionStorage.getItem('redirectAfterLogin')).toBe('/reservation');
    },
  },
  {
    when: 'nothing was filled in to log in',
    async arrange() {
      const site = await openLogin();
      await press('Sign In');
      return site;
    },
    says: [
      fieldError('Email', 'Email is required'),
      fieldError('Password', 'Password is required'),
    ],
    async after() {
      expect(document.activeElement).toBe(screen.getByLabelText('Email'));
      fillIn({ Email: 'a' });
      await waitFor(() => expect(screen.queryByText('Email is required')).toBeNull());
      expect(screen.getByText('Password is required')).toBeDefined();
    },
  },
  {
    when: 'the e-mail is none',
    async arrange() {
      const site = await openLogin();
      await logInWith('adaobi@example');
      return site;
    },
    says: [fieldError('Email', 'Invalid email address')],
  },
  ...badPasswords.map(([lack, password, words]) => ({
    when: `the password ${lack}`,
    async arrange() {
      const site = await openLogin();
      await logInWith('adaobi@example.com', password);
      return site;
    },
    says: [fieldError('Password', `Password ${words}`)],
    after: () => expect(screen.getAllByText(/^Password must/)).toHaveLength(1),
  })),
  {
    when: 'e-mail and password do not belong together',
    arrange: () =>
      logInAgainst(() =>
        respond('post', loginPath, 401, {
          code: 'invalid_credentials',
          message: accountErrors.wrongCredentials,
        }),
      ),
    says: [alert('Invalid email or password')],
    async after() {
      fillIn({ Password: 'Lagoon#43' });
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    },
  },
  {
    when: 'a login was tried too often',
    arrange: () =>
      logInAgainst(() =>
        respond('post', loginPath, 429, {
          code: 'too_many_attempts',
          message: tooManyAttempts(120),
        }),
      ),
    says: [alert('Too many attempts. Please wait 2 minutes and try again.')],
  },
  {
    when: 'the server fails at a login and gives no message but an error',
    arrange: () =>
      logInAgainst(() => respondInvalid('post', loginPath, 500, { error: 'Out of order' })),
    says: [alert('Out of order')],
  },
  {
    when: 'the server is away for a moment at a login',
    arrange: () =>
      logInAgainst(() =>
        respond('post', loginPath, 503, {
          code: 'temporarily_unavailable',
          message: generalErrors.unavailable,
        }),
      ),
    says: [alert('We cannot do this at the moment. Please try again in a few seconds.')],
  },
  {
    when: 'nobody answers a login',
    arrange: () => logInAgainst(() => dropConnection('post', loginPath)),
    says: [alert('Failed to fetch')],
  },
  {
    when: 'the server fails at a login and gives no words',
    arrange: () => logInAgainst(() => respondInvalid('post', loginPath, 500, {})),
    says: [alert('An error occurred')],
  },
  {
    when: 'the account is not verified yet',
    arrange: () =>
      logInAgainst(() =>
        respond('post', loginPath, 403, {
          code: 'account_not_verified',
          message: accountErrors.notVerified,
        }),
      ),
    says: [
      heading('Verify Your Account'),
      alert('Your account is not verified yet. Please enter the code we sent to your email.'),
      button('Back to Login'),
    ],
    after: () => expect(screen.getByText('adaobi@example.com')).toBeDefined(),
  },
];
