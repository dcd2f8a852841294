import type { SnapshotFrom } from 'xstate';
import { authFormScreenOf, type authFormMachine } from '../../machines/login/authFormMachine';
import type { AuthFormDraft } from '../../machines/login/authFormDraft';
import type { ApiContextValue } from '../context/apiContext';
import { persistedState, type PersistedState } from '../storage/persistedState';
import { isRecord } from '../storage/isRecord';
import { textAt } from '../api/valueAt';

type AuthFormSnapshot = SnapshotFrom<typeof authFormMachine>;

/** An unfinished login or registration, as this tab stores it. */
export interface AuthFormStorage extends AuthFormDraft {
  version: typeof AUTH_FORM_STORAGE_VERSION;
}

const AUTH_FORM_STORAGE_VERSION = 1;

/** The part of the form to store in this state. A draft on offer is kept while it is offered. */
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

/** Where the form is stored. */
export function authFormStorage({ storage }: ApiContextValue): PersistedState<AuthFormStorage> {
  return persistedState(storage.tab, { name: 'authForm', read: readAuthFormStorage });
}
