import * as fieldMessages from '../../messages/shared/pages/fields';
import { PasswordField } from '../components/PasswordField';
import { UserName } from '../components/UserName';
import { newPassword, repeatedPassword } from './newPasswordField';
import type { PasswordResetProps } from './passwordResetProps';
import { usePasswordVisibility } from '../hooks/usePasswordVisibility';

/** The new password and its repetition. */
export function NewPasswordFields({ snapshot, send }: PasswordResetProps) {
  const { form, errors } = snapshot.context;
  const visibility = usePasswordVisibility();
  const controlled = (name: 'password' | 'confirmPassword') => ({
    name,
    value: form[name],
    error: errors[name],
    readOnly: snapshot.hasTag('busy'),
    ...visibility,
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      send({ type: 'field.edited', field: name, value }),
  });
  return (
    <>
      <UserName email={form.email.trim()} />
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
    </>
  );
}
