import type { SnapshotFrom } from 'xstate';
import type { PasswordResetEvent } from '../../machines/login/passwordResetSetup';
import type { passwordResetMachine } from '../../machines/login/passwordResetMachine';

/** What a view of the forgotten password is made from. */
export interface PasswordResetProps {
  snapshot: SnapshotFrom<typeof passwordResetMachine>;
  send: (event: PasswordResetEvent) => void;
}

/** Which of its forms shows. */
export function passwordResetStep(snapshot: PasswordResetProps['snapshot']) {
  if (snapshot.context.link !== null) return 'link';
  return snapshot.hasTag('code') ? 'code' : 'address';
}
