import * as codeMessages from '../../messages/login/oneTimeCode';
import * as codeWords from '../../messages/login/pages/code';
import * as words from '../../messages/login/pages/forgottenPassword';
import { passwordCodeSent } from '../../messages/login/password';
import * as changeMessages from '../../messages/shared/pages/changingPassword';
import { BreakableText } from '../components/BreakableText';
import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { Cluster } from '../components/Cluster';
import { OneTimeCodeInput } from '../components/OneTimeCodeInput';
import { Stack } from '../components/Stack';
import { useFirstErrorFocus } from '../hooks/useFirstErrorFocus';
import { NewPasswordFields } from './NewPasswordFields';
import type { PasswordResetProps } from './passwordResetProps';
import { useTypedCode } from './typedAgain';

/** The code from the email, and the new password twice. */
export function NewPasswordForm({ snapshot, send }: PasswordResetProps) {
  const { form, entry, error } = snapshot.context;
  const forgetCode = useTypedCode(form.email, entry, send);
  const submit = () => send({ type: 'form.submitted' });
  const { formRef, handleSubmit } = useFirstErrorFocus(submit);
  const busy = snapshot.hasTag('busy');
  const setting = snapshot.matches('setting');
  return (
    <form ref={formRef} onSubmit={handleSubmit} noValidate aria-label={words.passwordForm}>
      <Stack $gap="l">
        <p>
          <BreakableText text={passwordCodeSent(form.email.trim())} />
        </p>
        <OneTimeCodeInput
          entry={entry}
          readOnly={busy}
          checking={setting}
          invalid={error !== null}
          onTurn={send}
          onSubmit={submit}
        />
        {error !== null && <Alert tone="error">{error}</Alert>}
        <NewPasswordFields snapshot={snapshot} send={send} />
        <Button
          type="submit"
          size="large"
          wide
          disabled={busy}
          busy={setting}
          busyLabel={changeMessages.changing}
        >
          {changeMessages.changePassword}
        </Button>
        <Cluster>
          <Button
            variant="secondary"
            disabled={setting}
            busy={busy && !setting}
            busyLabel={codeWords.sending}
            onClick={() => send({ type: 'resend.requested' })}
          >
            {codeWords.resendCode}
          </Button>
          <Button
            variant="quiet"
            disabled={busy}
            onClick={() => {
              forgetCode();
              send({ type: 'email.editRequested' });
            }}
          >
            {words.useAnotherEmail}
          </Button>
        </Cluster>
        <p>{codeMessages.checkSpam}</p>
        <p>{words.linkInstead}</p>
      </Stack>
    </form>
  );
}
