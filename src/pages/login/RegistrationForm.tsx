import { PHONE_MAX_LENGTH } from '../../../machines/validation/account';
import { Alert } from '../../components/Alert';
import { Button } from '../../components/Button';
import { Field } from '../../components/Field';
import { Grid } from '../../components/Grid';
import { PasswordField } from '../../components/PasswordField';
import { Stack } from '../../components/Stack';
import { useFirstErrorFocus } from '../../hooks/useFirstErrorFocus';
import type { AuthFormProps } from './authFormProps';
import { ModeSwitch } from './ModeSwitch';

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

const passwordHint = 'At least 6 characters, with an uppercase letter, a number and a special one';

/** A new account. */
export function RegistrationForm({ snapshot, send }: AuthFormProps) {
  const { form, errors, generalError } = snapshot.context;
  const { formRef, handleSubmit } = useFirstErrorFocus(() => send({ type: 'form.submitted' }));

  const controlled = (name: keyof typeof form) => ({
    name,
    value: form[name],
    error: errors[name],
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      send({ type: 'field.edited', field: name, value }),
  });

  return (
    <form ref={formRef} onSubmit={handleSubmit} noValidate aria-label="Register">
      <Stack $gap="l">
        <Grid $min="field" $gap="l" $stretch>
          <Field {...lineFields.firstName} {...controlled('firstName')} />
          <Field {...lineFields.lastName} {...controlled('lastName')} />
        </Grid>
        <Field {...lineFields.email} {...controlled('email')} />
        <Field {...lineFields.phoneNumber} {...controlled('phoneNumber')} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint={passwordHint}
          shown={snapshot.matches({ password: 'shown' })}
          onToggleShown={() => send({ type: 'password.toggled' })}
          {...controlled('password')}
        />
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          shown={snapshot.matches({ confirmPassword: 'shown' })}
          onToggleShown={() => send({ type: 'confirmPassword.toggled' })}
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
