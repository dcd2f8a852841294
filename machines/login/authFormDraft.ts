import type { Registration } from '../contract/wire';
import { emptyRegistration } from './accountRules';

/** An unfinished login or registration: what was entered, but never a password or a code. */
export interface AuthFormDraft {
  mode: 'login' | 'register';
  /** Whether the entered account awaits its one-time code. */
  awaitingCode: boolean;
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
}

/** The form as it was left, with empty passwords. */
export function formOfDraft({
  firstName,
  lastName,
  email,
  phoneNumber,
}: AuthFormDraft): Registration {
  return { ...emptyRegistration, firstName, lastName, email, phoneNumber };
}

/** Whether it is more than a login form, so that a guest who wants to log in is asked first. */
export function isMoreThanALogin({ mode, awaitingCode }: AuthFormDraft): boolean {
  return awaitingCode || mode === 'register';
}
