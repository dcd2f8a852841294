import type { SnapshotFrom } from 'xstate';
import { authFormScreenOf, type authFormMachine } from '../../machines/login/authFormMachine';
import type { AuthFormDraft } from '../../machines/login/authFormDraft';
import type { ApiContextValue } from '../context/apiContext';
import { keptSnapshot, type KeptSnapshot } from '../storage/keptSnapshot';
import { isRecord } from '../storage/isRecord';
import { textAt } from '../api/valueAt';

type AuthFormSnapshot = SnapshotFrom<typeof authFormMachine>;

/** What the tab keeps of a login or registration that is under way. */
export interface KeptAuthForm extends AuthFormDraft {
  version: typeof KEPT_AUTH_FORM_VERSION;
}

const KEPT_AUTH_FORM_VERSION = 1;

/** What to keep of the form in this state: what is on offer stays for as long as it is. */
export function keptAuthFormOf(snapshot: AuthFormSnapshot): KeptAuthForm {
  const { form, offered } = snapshot.context;
  const { firstName, lastName, email, phoneNumber } = form;
  return {
    version: KEPT_AUTH_FORM_VERSION,
    ...(offered ?? {
      mode: snapshot.hasTag('register') ? 'register' : 'login',
      awaitingCode: authFormScreenOf(snapshot) === 'verification',
      ...{ firstName, lastName, email, phoneNumber },
    }),
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
export function keptAuthForm({ storage }: ApiContextValue): KeptSnapshot<KeptAuthForm> {
  return keptSnapshot(storage.tab, { name: 'authForm', read: readKeptAuthForm });
}
