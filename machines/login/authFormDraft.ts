import type { Registration } from '../contract/wire';
import { emptyRegistration } from './accountRules';

/** A login or registration that was left under way: what was entered, but never a password or a code. */
export interface AuthFormDraft {
  mode: 'login' | 'register';
  /** Whether the account that was entered waits for its one-time code. */
  awaitingCode: boolean;
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
}

/** The form as it was left, its passwords empty again. */
export function formOfDraft({
  firstName,
  lastName,
  email,
  phoneNumber,
}: AuthFormDraft): Registration {
  return { ...emptyRegistration, firstName, lastName, email, phoneNumber };
}

/** Whether it is more than a log-in form, so that a guest who wants to log in is asked first. */
export function isMoreThanALogin({ mode, awaitingCode }: AuthFormDraft): boolean {
  return awaitingCode || mode === 'register';
}
