import * as words from '../../messages/login/pages/forgottenPassword';
import { backToLogin } from '../../messages/login/pages/login';
import * as changeMessages from '../../messages/shared/pages/changingPassword';
import { paths } from '../../machines/shared/paths';
import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { Cluster } from '../components/Cluster';
import { LinkButton } from '../components/LinkButton';
import { Stack } from '../components/Stack';
import { useFirstErrorFocus } from '../hooks/useFirstErrorFocus';
import { NewPasswordFields } from './NewPasswordFields';
import type { PasswordResetProps } from './passwordResetProps';

/** The new password twice, for a guest who opened the link in the email. */
export function LinkPasswordForm({ snapshot, send }: PasswordResetProps) {
  const { error } = snapshot.context;
  const { formRef, handleSubmit } = useFirstErrorFocus(() => send({ type: 'form.submitted' }));
  return (
    <form ref={formRef} onSubmit={handleSubmit} noValidate aria-label={words.passwordForm}>
      <Stack $gap="l">
        <p>{words.linkOpened}</p>
        <NewPasswordFields snapshot={snapshot} send={send} />
        {error !== null && <Alert tone="error">{error}</Alert>}
        <Button
          type="submit"
          size="large"
          wide
          busy={snapshot.hasTag('busy')}
          busyLabel={changeMessages.changing}
        >
          {changeMessages.changePassword}
        </Button>
        <Cluster $justify="center">
          <LinkButton variant="quiet" to={paths.login}>
            {backToLogin}
          </LinkButton>
        </Cluster>
      </Stack>
    </form>
  );
}
