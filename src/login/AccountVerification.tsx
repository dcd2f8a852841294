import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { otpMessages } from '../../machines/login/messages';
import { isComplete, type CodeEntry } from '../../machines/login/oneTimeCode';
import type { otpMachine, OtpEvent } from '../../machines/login/otp';
import { alertOf } from '../../machines/shared/screen';
import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { Cluster } from '../components/Cluster';
import { CodeBoxes } from '../components/CodeBoxes';
import { Notice } from '../components/Notice';
import { Stack } from '../components/Stack';

/** What a key that was pressed in a box means. */
function keyEvent({ boxes }: CodeEntry, box: number, key: string): OtpEvent | undefined {
  switch (key) {
    case 'Backspace':
      return { type: 'backspace.pressed', box };
    case 'Delete':
      return boxes[box] === '' ? undefined : { type: 'backspace.pressed', box };
    case 'ArrowLeft':
      return { type: 'arrow.pressed', box, direction: 'left' };
    case 'ArrowRight':
      return { type: 'arrow.pressed', box, direction: 'right' };
    case 'Home':
      return { type: 'box.focused', box: 0 };
    case 'End':
      return { type: 'box.focused', box: boxes.length - 1 };
    case 'Enter':
      return { type: 'code.submitted' };
    default:
      return undefined;
  }
}

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
        <CodeBoxes
          label="One-time code"
          digits={entry.boxes}
          focusedIndex={entry.focus}
          readOnly={busy}
          checking={snapshot.matches('verifying')}
          invalid={error !== null}
          onDigit={(box, text) => otp.send({ type: 'digit.typed', box, text })}
          onPaste={(text) => otp.send({ type: 'digits.pasted', text })}
          onKey={(box, key) => {
            const event = keyEvent(entry, box, key);
            if (event) otp.send(event);
          }}
          onVisit={(box) => otp.send({ type: 'box.focused', box })}
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
