import type { SnapshotFrom } from 'xstate';
import { emptyRegistration } from '../../machines/accountRequest';
import type { authFormMachine } from '../../machines/authForm';
import type { JourneyParts } from '../actors/siteParts';
import { keptSnapshot, type KeptSnapshot } from '../storage/keptSnapshot';
import { isRecord } from '../storage/shapes';
import { textAt } from '../wire/at';

type AuthFormSnapshot = SnapshotFrom<typeof authFormMachine>;

/** What the tab keeps of a login or registration that is under way: never a password or a code. */
export interface KeptAuthForm {
  version: typeof KEPT_AUTH_FORM_VERSION;
  mode: 'login' | 'register';
  /** Whether the account that was entered waits for its one-time code. */
  awaitingCode: boolean;
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
}

const KEPT_AUTH_FORM_VERSION = 1;

/** What to keep of the form in this state. */
export function keptAuthFormOf(snapshot: AuthFormSnapshot): KeptAuthForm {
  const { firstName, lastName, email, phoneNumber } = snapshot.context.form;
  return {
    version: KEPT_AUTH_FORM_VERSION,
    mode: snapshot.hasTag('register') ? 'register' : 'login',
    awaitingCode: snapshot.hasTag('verification'),
    ...{ firstName, lastName, email, phoneNumber },
  };
}

function readKeptAuthForm(value: unknown): KeptAuthForm | null {
  if (!isRecord(value) || value.version !== KEPT_AUTH_FORM_VERSION) return null;
  return {
    version: KEPT_AUTH_FORM_VERSION,
    mode: value.mode === 'register' ? 'register' : 'login',
    awaitingCode: value.awaitingCode === true,
    firstName: textAt(value, 'firstName') ?? '',
    lastName: textAt(value, 'lastName') ?? '',
    email: textAt(value, 'email') ?? '',
    phoneNumber: textAt(value, 'phoneNumber') ?? '',
  };
}

/** Where the form is kept. */
export function keptAuthForm({ storage }: JourneyParts): KeptSnapshot<KeptAuthForm> {
  return keptSnapshot(storage.tab, { name: 'authForm', read: readKeptAuthForm });
}

/** The form as it was left, its passwords empty again. */
export function restoredAuthForm(
  machine: typeof authFormMachine,
  { mode, firstName, lastName, email, phoneNumber }: KeptAuthForm,
  destination: string | null,
): AuthFormSnapshot {
  return machine.resolveState({
    value: {
      journey: mode === 'register' ? { register: 'editing' } : { login: 'editing' },
      password: 'hidden',
      confirmPassword: 'hidden',
    },
    context: {
      form: { ...emptyRegistration, firstName, lastName, email, phoneNumber },
      errors: {},
      generalError: null,
      destination,
    },
  });
}
