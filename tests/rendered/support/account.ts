import { screen, within } from '@testing-library/react';
import type { Registration } from '../../../machines/contract/wire';
import { respond } from './hotelServer';
import { fillIn, press } from './fields';
import { renderSite } from './renderSite';

/** A valid registration. */
const adaobisRegistration: Registration = {
  firstName: 'Adaobi',
  lastName: 'Okeke',
  email: 'adaobi@example.com',
  phoneNumber: '08030000000',
  password: 'Lagoon#42',
  confirmPassword: 'Lagoon#42',
};

/** Opens the site at the login form. */
export async function openLogin(tab: Record<string, string> = {}) {
  const site = renderSite({ url: '/login', tab });
  await screen.findByText('Welcome Back');
  return site;
}

/** Opens the site at the registration form. */
export async function openRegistration() {
  const site = await openLogin();
  await press('Create Account');
  await screen.findByText('Join us for exclusive benefits');
  return site;
}

/** The login form, once it shows. */
export async function loginForm() {
  return within(await screen.findByRole('form', { name: 'Log in' }));
}

/** Fills in the login form and submits it. */
export async function logInWith(email = 'adaobi@example.com', password = 'Lagoon#42') {
  fillIn({ Email: email, Password: password });
  await press('Sign In');
}

/** Fills in the registration form, with a test's changes, and submits it. */
async function registerWith(changes: Partial<Registration> = {}) {
  const form = { ...adaobisRegistration, ...changes };
  fillIn({
    'First Name': form.firstName,
    'Last Name': form.lastName,
    Email: form.email,
    'Phone Number': form.phoneNumber,
    Password: form.password,
    'Confirm Password': form.confirmPassword,
  });
  await press('Create Account');
}

/** Registers; the code is awaited. */
export async function openVerification() {
  respond('post', '/api/v1/auth/users/signin', 201, { message: 'Account created.' });
  const site = await openRegistration();
  await registerWith();
  await screen.findByText('Verify Your Account');
  return site;
}
