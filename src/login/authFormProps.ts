import type { SnapshotFrom } from 'xstate';
import type { authFormMachine } from '../../machines/login/authFormMachine';
import type { AuthFormEvent } from '../../machines/login/authFormSetup';

/** What a view of the login machine is made from. */
export interface AuthFormProps {
  snapshot: SnapshotFrom<typeof authFormMachine>;
  send: (event: AuthFormEvent) => void;
}
