import { registrationUndecided } from '../../messages/login/account';
import { signIn } from '../../messages/login/pages/login';
import * as words from '../../messages/login/pages/registration';
import { phoneHint } from '../../messages/shared/pages/accountHints';
import * as fieldMessages from '../../messages/shared/pages/fields';
import { PHONE_MAX_LENGTH } from '../../machines/login/accountRules';
import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { Grid } from '../components/Grid';
import { Stack } from '../components/Stack';
import { useFirstErrorFocus } from '../hooks/useFirstErrorFocus';
import { AuthLine, AuthPassword } from './AuthFields';
import type { AuthFormProps } from './authFormProps';
import { ModeSwitch } from './ModeSwitch';
import { newPassword, repeatedPassword } from './newPasswordField';

const lineFields = {
  firstName: { label: fieldMessages.firstName, autoComplete: 'given-name' },
  lastName: { label: fieldMessages.lastName, autoComplete: 'family-name' },
  email: { label: fieldMessages.email, autoComplete: 'username', type: 'email' },
  phoneNumber: {
    label: fieldMessages.phoneNumber,
    autoComplete: 'tel',
    type: 'tel',
    hint: phoneHint(PHONE_MAX_LENGTH),
  },
} as const;

/** The registration form. */
export function RegistrationForm({ snapshot, send }: AuthFormProps) {
  const { form, errors, generalError } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const mayExist = snapshot.matches({ register: 'outcomeUnknown' });
  const { formRef, handleSubmit } = useFirstErrorFocus(() => send({ type: 'form.submitted' }));

  const controlled = (name: keyof typeof form) => ({
    name,
    value: form[name],
    error: errors[name],
    readOnly: busy,
    send,
  });

  return (
    <form ref={formRef} onSubmit={handleSubmit} noValidate aria-label={words.form}>
      <Stack $gap="l">
        <Grid $min="field" $gap="l" $stretch>
          <AuthLine {...lineFields.firstName} {...controlled('firstName')} />
          <AuthLine {...lineFields.lastName} {...controlled('lastName')} />
        </Grid>
        <AuthLine {...lineFields.email} {...controlled('email')} />
        <AuthLine {...lineFields.phoneNumber} {...controlled('phoneNumber')} />
        <AuthPassword
          label={fieldMessages.password}
          {...newPassword(errors.password)}
          {...controlled('password')}
        />
        <AuthPassword
          label={fieldMessages.confirmPassword}
          {...repeatedPassword}
          {...controlled('confirmPassword')}
        />
        <Button type="submit" size="large" wide busy={busy} busyLabel={words.creatingAccount}>
          {words.createAccount}
        </Button>
        {generalError !== null && <Alert tone="error">{generalError}</Alert>}
        {mayExist && <p role="status">{registrationUndecided}</p>}
        <ModeSwitch
          question={words.hasAccount}
          label={signIn}
          onSwitch={() => send({ type: 'mode.toggled' })}
        />
      </Stack>
    </form>
  );
}
