import type { ReactNode } from 'react';
import {
  type AuthFormScreen,
  authFormScreenOf,
  reservationNotice,
} from '../../machines/login/authFormMachine';
import { backToLogin } from '../../messages/login/pages/login';
import { backToRegistration, continueRegistration } from '../../messages/login/pages/registration';
import { ScreenNotice } from '../components/Notice';
import { useVisitKey } from '../navigation/useVisitKey';
import { RequireVisitor } from '../session/RequireVisitor';
import { AccountVerification } from './AccountVerification';
import type { AuthFormProps } from './authFormProps';
import { LoginForm } from './LoginForm';
import { LoginFrame } from './LoginFrame';
import { RegistrationForm } from './RegistrationForm';
import { useAuthForm } from './useAuthForm';
import * as accountMessages from '../../messages/login/account';
import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { Stack } from '../components/Stack';

/** A link back to an unfinished registration. */
function RegistrationOffer({ onResume }: { onResume: () => void }) {
  return (
    <Stack $gap="s">
      <Alert tone="neutral">{accountMessages.registrationHalfDone}</Alert>
      <Button variant="secondary" onClick={onResume}>
        {continueRegistration}
      </Button>
    </Stack>
  );
}

function Verification({ snapshot, send }: AuthFormProps) {
  const { accountVerification } = snapshot.children;
  if (!accountVerification) return null;
  return (
    <AccountVerification
      verification={accountVerification}
      notice={snapshot.context.generalError}
      backLabel={snapshot.hasTag('register') ? backToRegistration : backToLogin}
      onBack={() => send({ type: 'verification.left' })}
    />
  );
}

const forms: Readonly<Record<AuthFormScreen, (props: AuthFormProps) => ReactNode>> = {
  login: LoginForm,
  register: RegistrationForm,
  verification: Verification,
};

function Login() {
  const { snapshot, send } = useAuthForm();
  const screen = authFormScreenOf(snapshot);
  const Form = forms[screen];
  return (
    <LoginFrame
      screen={screen}
      notice={screen === 'verification' ? undefined : reservationNotice(snapshot.context)}
    >
      {snapshot.can({ type: 'registration.resumed' }) && (
        <RegistrationOffer onResume={() => send({ type: 'registration.resumed' })} />
      )}
      <Form snapshot={snapshot} send={send} />
      <ScreenNotice snapshot={snapshot} send={send} />
    </LoginFrame>
  );
}

/** Logging in, registering, and the verification that follows; for visitors. */
export default function LoginPage() {
  const visit = useVisitKey();
  return (
    <RequireVisitor>
      <Login key={visit} />
    </RequireVisitor>
  );
}
