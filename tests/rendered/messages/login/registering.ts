import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import * as generalErrors from '../../../../messages/shared/generalErrors';
import { openRegistration, registerWith } from '../../support/account';
import { press } from '../../support/fields';
import { respond, respondInvalid, dropConnection } from '../../support/hotelServer';
import { alert, button, fieldError, heading, label, text } from '../reading';
import type { Situation } from '../situation';
import { badPasswords } from './badPasswords';

const registrationPath = '/api/v1/auth/users/signin';

async function registerAgainst(serve: () => unknown) {
  serve();
  const site = await openRegistration();
  await registerWith();
  return site;
}

const nothingIsWrong = () =>
  waitFor(() => expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0));

/** The form that registers a guest. */
export const registering: Situation[] = [
  {
    when: 'the registration form opens',
    arrange: openRegistration,
    says: [
      heading('Create Account'),
      text('Join us for exclusive benefits'),
      label('First Name'),
      label('Last Name'),
      label('Email'),
      label('Phone Number'),
      label('Password'),
      label('Confirm Password'),
      button('Create Account'),
      button('Sign In'),
    ],
  },
  {
    when: 'nothing was filled in to register',
    async arrange() {
      const site = await openRegistration();
      await press('Create Account');
      return site;
    },
    says: [
      fieldError('First Name', 'First name is required'),
      fieldError('Last Name', 'Last name is required'),
      fieldError('Email', 'Email is required'),
      fieldError('Phone Number', 'Phone number is required'),
      fieldError('Password', 'Password is required'),
      fieldError('Confirm Password', 'Confirm password is required'),
    ],
    async after() {
      await press('Sign In');
      await screen.findByText('Welcome Back');
      await nothingIsWrong();
    },
  },
  {
    when: 'every field of the registration is wrong',
    async arrange() {
      const site = await openRegistration();
      await registerWith({
        firstName: '  Adaob  ',
        lastName: ' O ',
        email: 'adaobi example.com',
        phoneNumber: '080300000001',
        confirmPassword: 'Lagoon#43',
      });
      return site;
    },
    says: [
      fieldError('First Name', 'First name must be at least 6 characters'),
      fieldError('Last Name', 'Last name must be at least 2 characters'),
      fieldError('Email', 'Invalid email address'),
      fieldError('Phone Number', 'Phone number must be at most 11 characters'),
      fieldError('Confirm Password', 'Passwords do not match'),
    ],
  },
  ...badPasswords.map(([lack, password, words]) => ({
    when: `both passwords are the same and each ${lack}`,
    async arrange() {
      const site = await openRegistration();
      await registerWith({ password, confirmPassword: password });
      return site;
    },
    says: [
      fieldError('Password', `Password ${words}`),
      fieldError('Confirm Password', `Confirm password ${words}`),
    ],
  })),
  {
    when: 'a registration is more than the server takes',
    arrange: () =>
      registerAgainst(() =>
        respond('post', registrationPath, 413, {
          code: 'body_too_large',
          message: generalErrors.tooLarge,
        }),
      ),
    says: [alert('This is more than we can take at once. Please send less.')],
  },
  {
    when: 'the server cannot see whether a registration was made',
    arrange: () =>
      registerAgainst(() =>
        respond('post', registrationPath, 503, {
          code: 'outcome_unknown',
          message: generalErrors.outcomeUnknown,
        }),
      ),
    says: [alert('We could not see whether this was done. Please look before you try again.')],
  },
  {
    when: 'the answer to a registration gets lost',
    arrange: () => registerAgainst(() => dropConnection('post', registrationPath)),
    says: [
      alert('Failed to fetch'),
      text(
        'We could not see whether your account was created. Please try again: it is not created twice.',
      ),
    ],
  },
  {
    when: 'the server fails at a registration and gives no words',
    arrange: () => registerAgainst(() => respondInvalid('post', registrationPath, 500, {})),
    says: [alert('An error occurred')],
    async after() {
      await press('Sign In');
      await screen.findByText('Welcome Back');
      expect(screen.queryByRole('alert')).toBeNull();
      for (const name of ['Email', 'Password']) {
        expect(screen.getByLabelText(name).getAttribute('value')).toBe('');
      }
    },
  },
];
