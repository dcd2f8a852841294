import type { SnapshotFrom } from 'xstate';
import { authFormScreenOf, type authFormMachine } from '../../machines/login/authFormMachine';
import type { AuthFormDraft } from '../../machines/login/authFormDraft';
import type { ApiContextValue } from '../context/apiContext';
import { persistedState, type PersistedState } from '../storage/persistedState';
import { isRecord } from '../storage/isRecord';
import { textAt } from '../api/valueAt';

type AuthFormSnapshot = SnapshotFrom<typeof authFormMachine>;

/** What the tab keeps of a login or registration that is under way. */
export interface AuthFormStorage extends AuthFormDraft {
  version: typeof AUTH_FORM_STORAGE_VERSION;
}

const AUTH_FORM_STORAGE_VERSION = 1;

/** What to keep of the form in this state: what is on offer stays for as long as it is. */
export function authFormStorageOf(snapshot: AuthFormSnapshot): AuthFormStorage {
  const { form, offered } = snapshot.context;
  const { firstName, lastName, email, phoneNumber } = form;
  return {
    version: AUTH_FORM_STORAGE_VERSION,
    ...(offered ?? {
      mode: snapshot.hasTag('register') ? 'register' : 'login',
      awaitingCode: authFormScreenOf(snapshot) === 'verification',
      ...{ firstName, lastName, email, phoneNumber },
    }),
  };
}

function readAuthFormStorage(value: unknown): AuthFormStorage | null {
  if (!isRecord(value) || value.version !== AUTH_FORM_STORAGE_VERSION) return null;
  return {
    version: AUTH_FORM_STORAGE_VERSION,
    mode: value.mode === 'register' ? 'register' : 'login',
    awaitingCode: value.awaitingCode === true,
    firstName: textAt(value, 'firstName') ?? '',
    lastName: textAt(value, 'lastName') ?? '',
    email: textAt(value, 'email') ?? '',
    phoneNumber: textAt(value, 'phoneNumber') ?? '',
  };
}

/** Where the form is kept. */
export function authFormStorage({ storage }: ApiContextValue): PersistedState<AuthFormStorage> {
  return persistedState(storage.tab, { name: 'authForm', read: readAuthFormStorage });
}
