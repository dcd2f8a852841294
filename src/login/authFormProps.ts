import type { SnapshotFrom } from 'xstate';
import type { authFormMachine } from '../../machines/login/authForm';
import type { AuthFormEvent } from '../../machines/login/guestEntry';

/** What a view of the login machine is made from. */
export interface AuthFormProps {
  snapshot: SnapshotFrom<typeof authFormMachine>;
  send: (event: AuthFormEvent) => void;
}
