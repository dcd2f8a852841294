import { PHONE_MAX_LENGTH } from '../../machines/login/accountRules';
import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { Grid } from '../components/Grid';
import { Stack } from '../components/Stack';
import { useFirstErrorFocus } from '../hooks/useFirstErrorFocus';
import { AuthLine, AuthPassword } from './AuthFields';
import type { AuthFormProps } from './authFormProps';
import { ModeSwitch } from './ModeSwitch';
import { passwordHint } from './passwordHint';

const lineFields = {
  firstName: { label: 'First Name', autoComplete: 'given-name' },
  lastName: { label: 'Last Name', autoComplete: 'family-name' },
  email: { label: 'Email', autoComplete: 'email', type: 'email' },
  phoneNumber: {
    label: 'Phone Number',
    autoComplete: 'tel',
    type: 'tel',
    hint: `At most ${PHONE_MAX_LENGTH} characters, such as 08030000000`,
  },
} as const;

/** A new account. */
export function RegistrationForm({ snapshot, send }: AuthFormProps) {
  const { form, errors, generalError } = snapshot.context;
  const { formRef, handleSubmit } = useFirstErrorFocus(() => send({ type: 'form.submitted' }));

  const controlled = (name: keyof typeof form) => ({
    name,
    value: form[name],
    error: errors[name],
    send,
  });

  return (
    <form ref={formRef} onSubmit={handleSubmit} noValidate aria-label="Register">
      <Stack $gap="l">
        <Grid $min="field" $gap="l" $stretch>
          <AuthLine {...lineFields.firstName} {...controlled('firstName')} />
          <AuthLine {...lineFields.lastName} {...controlled('lastName')} />
        </Grid>
        <AuthLine {...lineFields.email} {...controlled('email')} />
        <AuthLine {...lineFields.phoneNumber} {...controlled('phoneNumber')} />
        <AuthPassword
          label="Password"
          autoComplete="new-password"
          hint={passwordHint}
          shown={snapshot.matches({ password: 'shown' })}
          toggled="password.toggled"
          {...controlled('password')}
        />
        <AuthPassword
          label="Confirm Password"
          autoComplete="new-password"
          shown={snapshot.matches({ confirmPassword: 'shown' })}
          toggled="confirmPassword.toggled"
          {...controlled('confirmPassword')}
        />
        <Button
          type="submit"
          size="large"
          wide
          busy={snapshot.hasTag('busy')}
          busyLabel="Creating account..."
        >
          Create Account
        </Button>
        {generalError !== null && <Alert tone="error">{generalError}</Alert>}
        <ModeSwitch
          question="Already have an account?"
          label="Sign In"
          onSwitch={() => send({ type: 'mode.toggled' })}
        />
      </Stack>
    </form>
  );
}
