import type { House, HouseAnswer, RequestOptions } from './hotel';
import { textAt } from './reading';

/** A valid registration form. */
export const registrationForm = {
  firstName: 'Adaobi',
  lastName: 'Okeke',
  email: 'adaobi@example.com',
  password: 'Lagoon#42',
  confirmPassword: 'Lagoon#42',
  phoneNumber: '08030000000',
};

type Form = typeof registrationForm;

const accounts = '/api/v1/auth/users';

/** Calls one of the account endpoints. */
export function callAccounts(
  house: House,
  call:
    | 'login'
    | 'signin'
    | 'verify-account'
    | 'resend-otp'
    | 'forgot-password'
    | 'reset-password'
    | 'reset-password/link'
    | 'change-password'
    | 'delete-account'
    | 'refresh'
    | 'logout',
  body: unknown,
  options: Omit<RequestOptions, 'body'> = {},
): Promise<HouseAnswer> {
  return house.request('POST', `${accounts}/${call}`, { ...options, body });
}

/** Registers and sends the email with the code. */
export async function register(
  house: House,
  changes: Partial<Form> = {},
  options: Omit<RequestOptions, 'body'> = {},
): Promise<HouseAnswer> {
  const answer = await callAccounts(house, 'signin', { ...registrationForm, ...changes }, options);
  await house.jobs.runDue();
  return answer;
}

/** The one-time codes in the emails to an address, oldest first. */
export function codesSentTo(house: House, email: string): string[] {
  return house.post.to(email).flatMap(({ text }) => /^\d{6}$/m.exec(text) ?? []);
}

/** The newest code. */
export function codeSentTo(house: House, email: string): string {
  const code = codesSentTo(house, email).at(-1);
  if (code === undefined) throw new Error(`No code was sent to ${email}.`);
  return code;
}

/** The URL fragments of the links in the emails about a forgotten password, oldest first. */
export function passwordLinksSentTo(house: House, email: string): string[] {
  return house.post
    .to(email)
    .flatMap(({ text }) => /\/forgot-password#(\S+)$/m.exec(text)?.[1] ?? []);
}

/** Registers, verifies and logs in with the same calls as a guest's browser. */
export async function signUpAndLogIn(
  house: House,
  changes: Partial<Form> = {},
): Promise<{ token: string; refreshToken: string; email: string; password: string }> {
  const form = { ...registrationForm, ...changes };
  await register(house, { ...changes, confirmPassword: form.password });
  await callAccounts(house, 'verify-account', {
    verificationCode: codeSentTo(house, form.email),
    email: form.email,
  });
  const { body } = await callAccounts(house, 'login', {
    email: form.email,
    password: form.password,
  });
  return {
    token: textAt(body, 'token.accessToken'),
    refreshToken: textAt(body, 'token.refreshToken'),
    email: form.email,
    password: form.password,
  };
}
