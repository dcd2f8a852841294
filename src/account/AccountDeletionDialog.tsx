import { useId } from 'react';
import type { SnapshotFrom } from 'xstate';
import type {
  AccountDeletionEvent,
  accountDeletionMachine,
} from '../../machines/account/accountDeletionMachine';
import * as messages from '../../messages/account/accountDeletion';
import * as words from '../../messages/account/pages/accountDeletion';
import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { Dialog } from '../components/Dialog';
import { PasswordField } from '../components/PasswordField';
import { Stack } from '../components/Stack';
import { UserName } from '../components/UserName';
import { useFirstErrorFocus } from '../hooks/useFirstErrorFocus';
import { usePasswordVisibility } from '../hooks/usePasswordVisibility';
import { useGuest } from '../session/SessionContext';

interface AccountDeletionDialogProps {
  snapshot: SnapshotFrom<typeof accountDeletionMachine>;
  send: (event: AccountDeletionEvent) => void;
}

/** Asks for the password and repeats what can't be undone. */
export function AccountDeletionDialog({ snapshot, send }: AccountDeletionDialogProps) {
  const { password, passwordError, error } = snapshot.context;
  const guest = useGuest();
  const formId = useId();
  const visibility = usePasswordVisibility();
  const busy = snapshot.hasTag('busy');
  const { formRef, handleSubmit } = useFirstErrorFocus(() => send({ type: 'deletion.confirmed' }));
  return (
    <Dialog
      title={words.question}
      onClose={() => send({ type: 'dialog.closed' })}
      closable={!busy}
      wayOut={words.keepAccount}
      actions={
        <Button variant="danger" type="submit" form={formId} busy={busy} busyLabel={words.deleting}>
          {words.deleteForGood}
        </Button>
      }
    >
      <form ref={formRef} id={formId} onSubmit={handleSubmit} noValidate>
        <Stack $gap="l">
          <p>{messages.askedAgain}</p>
          <UserName email={guest?.email} />
          <PasswordField
            label={words.yourPassword}
            name="password"
            autoComplete="current-password"
            value={password}
            error={passwordError ?? undefined}
            readOnly={busy}
            {...visibility}
            onChange={({ target: { value } }) => send({ type: 'password.edited', password: value })}
          />
          {error !== null && <Alert tone="error">{error}</Alert>}
        </Stack>
      </form>
    </Dialog>
  );
}
