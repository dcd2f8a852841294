import { reservationNotice } from '../../../machines/authForm';
import { Notice } from '../../components/Notice';
import { alertOf } from '../../../machines/screen';
import { useAuthForm } from '../../login/useAuthForm';
import { useResumedVerification } from '../../login/useResumedVerification';
import { VisitorsOnly } from '../../session/VisitorsOnly';
import { AccountVerification } from './AccountVerification';
import { LoginForm } from './LoginForm';
import { LoginFrame } from './LoginFrame';
import { RegistrationForm } from './RegistrationForm';
import { ResumedVerification } from './ResumedVerification';

function Login() {
  const { snapshot, send } = useAuthForm();
  const { otp } = snapshot.children;
  const registering = snapshot.hasTag('register');
  const message = alertOf(snapshot);
  const acknowledge = () => send({ type: 'alert.acknowledged' });

  const screen = registering ? 'register' : 'login';
  return (
    <LoginFrame
      screen={otp ? 'verification' : screen}
      notice={otp ? undefined : reservationNotice(snapshot.context)}
    >
      {otp && (
        <AccountVerification
          otp={otp}
          backLabel={registering ? 'Back to Registration' : 'Back to Login'}
          onBack={() => send({ type: 'verification.left' })}
        />
      )}
      {!otp && registering && <RegistrationForm snapshot={snapshot} send={send} />}
      {!otp && !registering && <LoginForm snapshot={snapshot} send={send} />}
      <Notice message={message} onAcknowledge={acknowledge} />
    </LoginFrame>
  );
}

/** Logging in, registering, and the verification that follows; for visitors. */
export default function LoginPage() {
  const { email, end } = useResumedVerification();
  return (
    <VisitorsOnly>
      {email === null ? <Login /> : <ResumedVerification email={email} onEnd={end} />}
    </VisitorsOnly>
  );
}
