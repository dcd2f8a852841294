import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import * as otpMessages from '../../words/login/otp';
import { isComplete } from '../../machines/login/oneTimeCode';
import type { otpMachine } from '../../machines/login/otp';
import { alertOf } from '../../machines/shared/screen';
import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { Cluster } from '../components/Cluster';
import { Notice } from '../components/Notice';
import { Stack } from '../components/Stack';
import { CodeEntryBoxes } from './CodeEntryBoxes';

interface AccountVerificationProps {
  otp: ActorRefFrom<typeof otpMachine>;
  /** Why the guest was sent here, in the server's words. */
  notice?: string | null;
  backLabel: string;
  onBack: () => void;
}

/** The six boxes of the one-time code, and what can be done about it. */
export function AccountVerification({
  otp,
  notice = null,
  backLabel,
  onBack,
}: AccountVerificationProps) {
  const snapshot = useSelector(otp, (state) => state);
  const { email, entry, error } = snapshot.context;
  const message = alertOf(snapshot);
  const busy = snapshot.hasTag('busy');
  const acknowledge = () => otp.send({ type: 'alert.acknowledged' });

  if (snapshot.matches('verified') || snapshot.status === 'done') {
    return <Alert tone="success">{otpMessages.verified}</Alert>;
  }
  return (
    <form
      noValidate
      aria-label="Verify your account"
      onSubmit={(event) => {
        event.preventDefault();
        otp.send({ type: 'code.submitted' });
      }}
    >
      <Stack $gap="l">
        {notice !== null && <Alert tone="warning">{notice}</Alert>}
        <p>
          We sent a code to <strong>{email}</strong>.
        </p>
        <CodeEntryBoxes
          entry={entry}
          readOnly={busy}
          checking={snapshot.matches('verifying')}
          invalid={error !== null}
          onTurn={(turn) => otp.send(turn)}
          onSubmit={() => otp.send({ type: 'code.submitted' })}
        />
        {error !== null && <Alert tone="error">{error}</Alert>}
        <Button
          type="submit"
          size="large"
          wide
          disabled={!isComplete(entry)}
          busy={snapshot.matches('verifying')}
          busyLabel="Verifying..."
        >
          Verify OTP
        </Button>
        <Cluster>
          <Button
            variant="secondary"
            disabled={busy}
            onClick={() => otp.send({ type: 'code.cleared' })}
          >
            Clear
          </Button>
          <Button
            variant="secondary"
            disabled={snapshot.matches('verifying')}
            busy={snapshot.matches('resending')}
            busyLabel="Sending..."
            onClick={() => otp.send({ type: 'resend.requested' })}
          >
            Resend Code
          </Button>
          <Button variant="quiet" disabled={busy} onClick={onBack}>
            {backLabel}
          </Button>
        </Cluster>
        <p>{otpMessages.checkSpam}</p>
      </Stack>
      <Notice message={message} onAcknowledge={acknowledge} />
    </form>
  );
}
