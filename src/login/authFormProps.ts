import type { SnapshotFrom } from 'xstate';
import type { authFormMachine, AuthFormEvent } from '../../machines/login/authFormMachine';

/** The props of the login machine's views. */
export interface AuthFormProps {
  snapshot: SnapshotFrom<typeof authFormMachine>;
  send: (event: AuthFormEvent) => void;
}
