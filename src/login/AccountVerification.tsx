import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import * as codeMessages from '../../messages/login/oneTimeCode';
import * as codeWords from '../../messages/login/pages/code';
import * as words from '../../messages/login/pages/verification';
import { isComplete } from '../../machines/login/oneTimeCode';
import type { accountVerificationMachine } from '../../machines/login/accountVerificationMachine';
import { BreakableText } from '../components/BreakableText';
import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { Cluster } from '../components/Cluster';
import { ScreenNotice } from '../components/Notice';
import { RichMessage } from '../components/RichMessage';
import { OneTimeCodeInput } from '../components/OneTimeCodeInput';
import { Stack } from '../components/Stack';
import { useTypedCode } from './typedAgain';

interface AccountVerificationProps {
  verification: ActorRefFrom<typeof accountVerificationMachine>;
  /** Why the guest was sent here, in the server's own message. */
  notice?: string | null;
  backLabel: string;
  onBack: () => void;
}

/** The six boxes of the one-time code, with its actions. */
export function AccountVerification({
  verification,
  notice = null,
  backLabel,
  onBack,
}: AccountVerificationProps) {
  const snapshot = useSelector(verification, (state) => state);
  const { email, entry, error } = snapshot.context;
  const forgetCode = useTypedCode(email, entry, verification.send);
  const busy = snapshot.hasTag('busy');

  if (snapshot.matches('verified') || snapshot.status === 'done') {
    return <Alert tone="success">{codeMessages.verified}</Alert>;
  }
  return (
    <form
      noValidate
      aria-label={words.form}
      onSubmit={(event) => {
        event.preventDefault();
        verification.send({ type: 'code.submitted' });
      }}
    >
      <Stack $gap="l">
        {notice !== null && <Alert tone="warning">{notice}</Alert>}
        <p>
          <RichMessage
            parts={words.codeSentTo(
              <strong>
                <BreakableText text={email} />
              </strong>,
            )}
          />
        </p>
        <OneTimeCodeInput
          entry={entry}
          readOnly={busy}
          checking={snapshot.matches('verifying')}
          invalid={error !== null}
          onTurn={verification.send}
          onSubmit={() => verification.send({ type: 'code.submitted' })}
        />
        {error !== null && <Alert tone="error">{error}</Alert>}
        <Button
          type="submit"
          size="large"
          wide
          disabled={!isComplete(entry)}
          busy={snapshot.matches('verifying')}
          busyLabel={words.verifying}
        >
          {words.verify}
        </Button>
        <Cluster>
          <Button
            variant="secondary"
            disabled={busy}
            onClick={() => verification.send({ type: 'code.cleared' })}
          >
            {words.clear}
          </Button>
          <Button
            variant="secondary"
            disabled={snapshot.matches('verifying')}
            busy={snapshot.matches('resending')}
            busyLabel={codeWords.sending}
            onClick={() => verification.send({ type: 'resend.requested' })}
          >
            {codeWords.resendCode}
          </Button>
          <Button
            variant="quiet"
            disabled={busy}
            onClick={() => {
              forgetCode();
              onBack();
            }}
          >
            {backLabel}
          </Button>
        </Cluster>
        <p>{codeMessages.checkSpam}</p>
      </Stack>
      <ScreenNotice snapshot={snapshot} send={verification.send} />
    </form>
  );
}
