import type { SnapshotFrom } from 'xstate';
import type {
  PasswordResetEvent,
  passwordResetMachine,
} from '../../machines/login/passwordResetMachine';

/** The props of the password reset's views. */
export interface PasswordResetProps {
  snapshot: SnapshotFrom<typeof passwordResetMachine>;
  send: (event: PasswordResetEvent) => void;
}

/** The form that is showing. */
export function passwordResetStep(snapshot: PasswordResetProps['snapshot']) {
  if (snapshot.context.link !== null) return 'link';
  return snapshot.hasTag('code') ? 'code' : 'address';
}
