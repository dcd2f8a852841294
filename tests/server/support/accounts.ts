import type { Hotel, HotelResponse, RequestOptions } from './hotel';
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
  hotel: Hotel,
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
): Promise<HotelResponse> {
  return hotel.request('POST', `${accounts}/${call}`, { ...options, body });
}

/** Registers and sends the email with the code. */
export async function register(
  hotel: Hotel,
  changes: Partial<Form> = {},
  options: Omit<RequestOptions, 'body'> = {},
): Promise<HotelResponse> {
  const response = await callAccounts(
    hotel,
    'signin',
    { ...registrationForm, ...changes },
    options,
  );
  await hotel.jobs.runDue();
  return response;
}

/** Asks for an email about a forgotten password, and sends it. */
export async function forgetPassword(
  hotel: Hotel,
  email: string,
  address = '127.0.0.1',
): Promise<HotelResponse> {
  const response = await callAccounts(hotel, 'forgot-password', { email }, { address });
  await hotel.jobs.runDue();
  return response;
}

/** A code that is not the given one. */
export const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** The one-time codes in the emails to an address, oldest first. */
export function codesSentTo(hotel: Hotel, email: string): string[] {
  return hotel.post.to(email).flatMap(({ text }) => /^\d{6}$/m.exec(text) ?? []);
}

/** The newest code. */
export function codeSentTo(hotel: Hotel, email: string): string {
  const code = codesSentTo(hotel, email).at(-1);
  if (code === undefined) throw new Error(`No code was sent to ${email}.`);
  return code;
}

/** The URL fragments of the links in the emails about a forgotten password, oldest first. */
export function passwordLinksSentTo(hotel: Hotel, email: string): string[] {
  return hotel.post
    .to(email)
    .flatMap(({ text }) => /\/forgot-password#(\S+)$/m.exec(text)?.[1] ?? []);
}

/** Registers, verifies and logs in with the same calls as a guest's browser. */
export async function signUpAndLogIn(
  hotel: Hotel,
  changes: Partial<Form> = {},
): Promise<{ token: string; refreshToken: string; email: string; password: string }> {
  const form = { ...registrationForm, ...changes };
  await register(hotel, { ...changes, confirmPassword: form.password });
  await callAccounts(hotel, 'verify-account', {
    verificationCode: codeSentTo(hotel, form.email),
    email: form.email,
  });
  const { body } = await callAccounts(hotel, 'login', {
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
