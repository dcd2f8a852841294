import type { SnapshotFrom } from 'xstate';
import type { authFormMachine, AuthFormEvent } from '../../../machines/authForm';

/** What a view of the login machine is made from. */
export interface AuthFormProps {
  snapshot: SnapshotFrom<typeof authFormMachine>;
  send: (event: AuthFormEvent) => void;
}
