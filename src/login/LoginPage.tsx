import type { ReactNode } from 'react';
import { backToLogin } from '../../messages/login/pages/login';
import { backToRegistration, continueRegistration } from '../../messages/login/pages/registration';
import * as accountMessages from '../../messages/login/account';
import { enterDigits } from '../../messages/login/pages/code';
import * as loginMessages from '../../messages/login/pages/login';
import * as registrationMessages from '../../messages/login/pages/registration';
import * as verificationMessages from '../../messages/login/pages/verification';
import {
  type AuthFormScreen,
  authFormScreenOf,
  reservationNotice,
  storageNotice,
} from '../../machines/login/authFormMachine';
import { paths } from '../../machines/shared/paths';
import { hotel } from '../../hotel/hotel';
import { ScreenNotice } from '../components/Notice';
import { useVisitKey } from '../navigation/useVisitKey';
import { RequireVisitor } from '../session/RequireVisitor';
import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { Stack } from '../components/Stack';
import { Card } from '../components/Card';
import { PageHead } from '../components/PageHead';
import { PageHero } from '../components/PageHero';
import { PageSection } from '../components/PageSection';
import { useHeadingFocus } from '../hooks/useHeadingFocus';
import { AccountVerification } from './AccountVerification';
import type { AuthFormProps } from './authFormProps';
import { LoginForm } from './LoginForm';
import { RegistrationForm } from './RegistrationForm';
import { useAuthForm } from './useAuthForm';

const heads = {
  login: { title: loginMessages.welcomeBack, lead: loginMessages.lead },
  register: { title: registrationMessages.createAccount, lead: registrationMessages.lead },
  verification: { title: verificationMessages.title, lead: enterDigits },
};

type Screen = keyof typeof heads;

function LoginHead({ screen }: { screen: Screen }) {
  return (
    <>
      <PageHead
        title={heads[screen].title}
        path={paths.login}
        description={loginMessages.description(hotel.name)}
      />
      <PageHero {...heads[screen]} />
    </>
  );
}

interface LoginFrameProps {
  screen: Screen;
  notices?: readonly (string | undefined)[];
  children: ReactNode;
}

/** The frame around the login page's forms. */
function LoginFrame({ screen, notices = [], children }: LoginFrameProps) {
  useHeadingFocus(screen);
  return (
    <>
      <LoginHead screen={screen} />
      <PageSection width="form">
        <Stack $gap="l">
          {notices.map(
            (notice) =>
              notice !== undefined && (
                <Alert key={notice} tone="neutral">
                  {notice}
                </Alert>
              ),
          )}
          <Card>{children}</Card>
        </Stack>
      </PageSection>
    </>
  );
}

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
  const { context } = snapshot;
  const notices = [reservationNotice(context), storageNotice(context)];
  return (
    <LoginFrame screen={screen} notices={screen === 'verification' ? [] : notices}>
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
    <RequireVisitor head={<LoginHead screen="login" />}>
      <Login key={visit} />
    </RequireVisitor>
  );
}
