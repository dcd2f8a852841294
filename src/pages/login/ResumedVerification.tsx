import { useActorRef } from '@xstate/react';
import { provideOtp } from '../../actors/authFormActors';
import { useProvided } from '../../actors/useProvided';
import { useStart } from '../../actors/useStart';
import { useCompletion } from '../../hooks/useCompletion';
import { AccountVerification } from './AccountVerification';
import { LoginFrame } from './LoginFrame';

interface ResumedVerificationProps {
  email: string;
  /** The account is verified, or the guest has something else to do. */
  onEnd: () => void;
}

/** The code screen by itself, after the page was loaded again while a code was awaited. */
export function ResumedVerification({ email, onEnd }: ResumedVerificationProps) {
  const machine = useProvided(provideOtp);
  const otp = useActorRef(machine, { input: { email }, ...useStart(machine) });
  useCompletion(otp, onEnd);
  return (
    <LoginFrame screen="verification">
      <AccountVerification otp={otp} backLabel="Back to Login" onBack={onEnd} />
    </LoginFrame>
  );
}
