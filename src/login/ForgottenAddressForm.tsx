import { sending } from '../../messages/login/pages/code';
import * as words from '../../messages/login/pages/forgottenPassword';
import { backToLogin } from '../../messages/login/pages/login';
import * as fieldMessages from '../../messages/shared/pages/fields';
import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { Cluster } from '../components/Cluster';
import { Field } from '../components/Field';
import { LinkButton } from '../components/LinkButton';
import { Stack } from '../components/Stack';
import { paths } from '../../machines/shared/paths';
import { useFirstErrorFocus } from '../hooks/useFirstErrorFocus';
import type { PasswordResetProps } from './passwordResetProps';

/** Asks for the address of the forgotten password's account. */
export function ForgottenAddressForm({ snapshot, send }: PasswordResetProps) {
  const { form, errors, error } = snapshot.context;
  const { formRef, handleSubmit } = useFirstErrorFocus(() => send({ type: 'form.submitted' }));
  const busy = snapshot.hasTag('busy');
  return (
    <form ref={formRef} onSubmit={handleSubmit} noValidate aria-label={words.addressForm}>
      <Stack $gap="l">
        <p>{words.explanation}</p>
        <Field
          label={fieldMessages.email}
          name="email"
          type="email"
          autoComplete="username"
          value={form.email}
          error={errors.email}
          readOnly={busy}
          onChange={({ target: { value } }) =>
            send({ type: 'field.edited', field: 'email', value })
          }
        />
        <Button type="submit" size="large" wide busy={busy} busyLabel={sending}>
          {words.sendCode}
        </Button>
        {error !== null && <Alert tone="error">{error}</Alert>}
        <Cluster $justify="center">
          <Button variant="quiet" disabled={busy} onClick={() => send({ type: 'code.available' })}>
            {words.hasCode}
          </Button>
          <LinkButton variant="quiet" to={paths.login}>
            {backToLogin}
          </LinkButton>
        </Cluster>
      </Stack>
    </form>
  );
}
