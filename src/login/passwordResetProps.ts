import type { SnapshotFrom } from 'xstate';
import type { PasswordResetEvent } from '../../machines/login/forgottenPassword';
import type { passwordResetMachine } from '../../machines/login/passwordReset';

/** What a view of the forgotten password is made from. */
export interface PasswordResetProps {
  snapshot: SnapshotFrom<typeof passwordResetMachine>;
  send: (event: PasswordResetEvent) => void;
}
