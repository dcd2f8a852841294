import { type RefObject, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import * as words from '../../messages/login/pages/login';
import { createAccount } from '../../messages/login/pages/registration';
import * as fieldMessages from '../../messages/shared/pages/fields';
import type { Credentials } from '../../machines/contract/wire';
import { paths } from '../../machines/shared/paths';
import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { Cluster } from '../components/Cluster';
import { Stack } from '../components/Stack';
import { useFirstErrorFocus } from '../hooks/useFirstErrorFocus';
import { AuthLine, AuthPassword } from './AuthFields';
import type { AuthFormProps } from './authFormProps';
import { ModeSwitch } from './ModeSwitch';

/**
 * Focuses the password of a form that opens with the e-mail filled in, once no notice covers it: a browser that gives
 * the focus back to it after a notice doesn't place the caret.
 */
function usePasswordFocus(
  form: RefObject<HTMLElement | null>,
  { email, password }: Credentials,
  covered: boolean,
) {
  const [isNext] = useState(email !== '' && password === '');
  useEffect(() => {
    if (isNext && !covered) form.current?.querySelector<HTMLElement>('[type="password"]')?.focus();
  }, [form, isNext, covered]);
}

/** E-mail and password. */
export function LoginForm({ snapshot, send }: AuthFormProps) {
  const { form, errors, generalError } = snapshot.context;
  const leaving = snapshot.matches({ login: 'loggedIn' });
  const busy = leaving || snapshot.hasTag('busy');
  const { formRef, handleSubmit } = useFirstErrorFocus(() => send({ type: 'form.submitted' }));
  usePasswordFocus(formRef, form, snapshot.hasTag('alert'));
  return (
    <form ref={formRef} onSubmit={handleSubmit} noValidate aria-label={words.form}>
      <Stack $gap="l">
        <AuthLine
          label={fieldMessages.email}
          name="email"
          type="email"
          autoComplete="username"
          value={form.email}
          error={errors.email}
          readOnly={busy}
          send={send}
        />
        <AuthPassword
          label={fieldMessages.password}
          name="password"
          autoComplete="current-password"
          value={form.password}
          error={errors.password}
          readOnly={busy}
          send={send}
        />
        <Cluster $justify="end">
          <Link to={paths.forgotPassword}>{words.forgotPassword}</Link>
        </Cluster>
        <Button type="submit" size="large" wide busy={busy} busyLabel={words.signingIn}>
          {words.signIn}
        </Button>
        {generalError !== null && <Alert tone="error">{generalError}</Alert>}
        <ModeSwitch
          question={words.noAccountYet}
          label={createAccount}
          disabled={leaving}
          onSwitch={() => send({ type: 'mode.toggled' })}
        />
      </Stack>
    </form>
  );
}
