import { lazy, Suspense, useState } from 'react';
import { Alert } from '../../components/Alert';
import { Button } from '../../components/Button';
import { Field } from '../../components/Field';
import { PasswordField } from '../../components/PasswordField';
import { Stack } from '../../components/Stack';
import { usePasswordVisibility } from '../../hooks/usePasswordVisibility';
import * as words from '../../../messages/desk/pages/login';
import { useStaffSession } from '../deskContext';
import { PlainFrame } from '../PlainFrame';
import { useTypedForm } from './useTypedForm';

/** A build for production has nothing of it, which `npm run size` checks. */
const DevelopmentCode = import.meta.env.DEV ? lazy(() => import('./DevelopmentCode')) : null;

/** Address and password, then the code of the second factor. */
export function LoginPage() {
  const [snapshot] = useStaffSession();
  const asksForCode =
    snapshot.matches({ signedOut: 'enteringCode' }) ||
    snapshot.matches({ signedOut: 'checkingCode' });
  return asksForCode ? <CodeForm /> : <PasswordForm />;
}

function PasswordForm() {
  const [snapshot, send] = useStaffSession();
  const { error, entered } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const visibility = usePasswordVisibility();
  const form = useTypedForm(['email', 'password'], (typed) =>
    send({ type: 'password.submitted', ...typed }),
  );
  return (
    <PlainFrame title={words.title} lead={words.lead}>
      <form {...form} aria-label={words.title}>
        <Stack $gap="l">
          {error !== null && <Alert tone="error">{error}</Alert>}
          <Field
            label={words.email}
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={entered.email}
            readOnly={busy}
            required
          />
          <PasswordField
            label={words.password}
            name="password"
            autoComplete="current-password"
            readOnly={busy}
            required
            {...visibility}
          />
          <Button type="submit" wide busy={busy} busyLabel={words.checking}>
            {words.goOn}
          </Button>
        </Stack>
      </form>
    </PlainFrame>
  );
}

function CodeForm() {
  const [snapshot, send] = useStaffSession();
  const { error, entered } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  // The server takes either code; which one is typed concerns the words and the keyboard alone.
  const [isRecovery, setRecovery] = useState(false);
  const form = useTypedForm(['secondFactor'], (typed) =>
    send({ type: 'code.submitted', ...typed }),
  );
  return (
    <PlainFrame
      title={isRecovery ? words.recoveryTitle : words.codeTitle}
      lead={isRecovery ? words.recoveryLead : words.codeLead}
    >
      <form {...form} aria-label={words.codeTitle}>
        <Stack $gap="l">
          <Field
            label={isRecovery ? words.recoveryTitle : words.code}
            name="secondFactor"
            inputMode={isRecovery ? 'text' : 'numeric'}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            error={error ?? undefined}
            readOnly={busy}
            required
          />
          <Button type="submit" wide busy={busy} busyLabel={words.checking}>
            {words.goOn}
          </Button>
          <Stack $gap="xs">
            <Button variant="quiet" onClick={() => setRecovery(!isRecovery)}>
              {isRecovery ? words.useAuthenticator : words.useRecovery}
            </Button>
            <Button variant="quiet" onClick={() => send({ type: 'login.restarted' })}>
              {words.otherPerson}
            </Button>
            {DevelopmentCode && (
              <Suspense>
                <DevelopmentCode
                  email={entered.email}
                  onCode={(secondFactor) => send({ type: 'code.submitted', secondFactor })}
                />
              </Suspense>
            )}
          </Stack>
        </Stack>
      </form>
    </PlainFrame>
  );
}
