import type { SnapshotFrom } from 'xstate';
import type {
  PasswordChangeEvent,
  passwordChangeMachine,
} from '../../machines/account/passwordChangeMachine';
import type { PasswordChange } from '../../machines/contract/wire';
import * as words from '../../messages/account/pages/passwordChange';
import * as changeMessages from '../../messages/shared/pages/changingPassword';
import * as fieldMessages from '../../messages/shared/pages/fields';
import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { Card } from '../components/Card';
import { ScreenNotice } from '../components/Notice';
import { PasswordField } from '../components/PasswordField';
import { Stack } from '../components/Stack';
import { UserName } from '../components/UserName';
import { useFirstErrorFocus } from '../hooks/useFirstErrorFocus';
import { usePasswordVisibility } from '../hooks/usePasswordVisibility';
import { newPassword, repeatedPassword } from '../login/newPasswordField';
import { useGuest } from '../session/SessionContext';

interface PasswordChangeFormProps {
  snapshot: SnapshotFrom<typeof passwordChangeMachine>;
  send: (event: PasswordChangeEvent) => void;
}

/** Changes the password of a guest who knows the current one. */
export function PasswordChangeForm({ snapshot, send }: PasswordChangeFormProps) {
  const guest = useGuest();
  const { form, errors, error } = snapshot.context;
  const { formRef, handleSubmit } = useFirstErrorFocus(() => send({ type: 'form.submitted' }));
  const visibility = usePasswordVisibility();
  const busy = snapshot.hasTag('busy');
  const controlled = (name: keyof PasswordChange) => ({
    name,
    value: form[name],
    error: errors[name],
    readOnly: busy,
    ...visibility,
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      send({ type: 'field.edited', field: name, value }),
  });
  return (
    <Card>
      <form ref={formRef} onSubmit={handleSubmit} noValidate aria-label={words.form}>
        <Stack $gap="l">
          <h2>{words.title}</h2>
          <UserName email={guest?.email} />
          <PasswordField
            label={words.currentPassword}
            autoComplete="current-password"
            {...controlled('currentPassword')}
          />
          <PasswordField
            label={fieldMessages.newPassword}
            {...newPassword(errors.password)}
            {...controlled('password')}
          />
          <PasswordField
            label={fieldMessages.confirmPassword}
            {...repeatedPassword}
            {...controlled('confirmPassword')}
          />
          {error !== null && <Alert tone="error">{error}</Alert>}
          <div>
            <Button type="submit" busy={busy} busyLabel={changeMessages.changing}>
              {changeMessages.changePassword}
            </Button>
          </div>
        </Stack>
      </form>
      <ScreenNotice snapshot={snapshot} send={send} />
    </Card>
  );
}
