import { useMachine } from '@xstate/react';
import { reservationNotice } from '../../../machines/authForm';
import { paths } from '../../../machines/paths';
import { alertOf } from '../../../machines/screen';
import { provideAuthForm } from '../../actors/authFormActors';
import { useJourneyParts } from '../../actors/siteParts';
import { useProvided } from '../../actors/useProvided';
import { Alert } from '../../components/Alert';
import { AlertDialog } from '../../components/AlertDialog';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { Container } from '../../components/Container';
import { PageHead } from '../../components/PageHead';
import { PageHero } from '../../components/PageHero';
import { Section } from '../../components/Section';
import { Stack } from '../../components/Stack';
import { VisitorsOnly } from '../../session/VisitorsOnly';
import { AccountVerification } from './AccountVerification';
import { LoginForm } from './LoginForm';
import { RegistrationForm } from './RegistrationForm';

const heads = {
  login: { title: 'Welcome Back', lead: 'Sign in to access your account' },
  register: { title: 'Create Account', lead: 'Join us for exclusive benefits' },
  verification: { title: 'Verify Your Account', lead: 'Enter the six digits that we sent you' },
};

function Login() {
  const { storage } = useJourneyParts();
  const machine = useProvided(provideAuthForm);
  const destination = storage.redirectAfterLogin.read() ?? null;
  const [snapshot, send] = useMachine(machine, { input: { destination } });
  const { otp } = snapshot.children;
  const registering = snapshot.hasTag('register');
  const message = alertOf(snapshot);
  const notice = reservationNotice(snapshot.context);
  const head = otp ? heads.verification : heads[registering ? 'register' : 'login'];
  const acknowledge = () => send({ type: 'alert.acknowledged' });

  return (
    <>
      <PageHead title={head.title} path={paths.login} />
      <PageHero title={head.title} lead={head.lead} />
      <Section>
        <Container $width="form">
          <Stack $gap="l">
            {notice && !otp && <Alert tone="neutral">{notice}</Alert>}
            <Card>
              {otp && (
                <AccountVerification
                  otp={otp}
                  backLabel={registering ? 'Back to Registration' : 'Back to Login'}
                  onBack={() => send({ type: 'verification.left' })}
                />
              )}
              {!otp && registering && <RegistrationForm snapshot={snapshot} send={send} />}
              {!otp && !registering && <LoginForm snapshot={snapshot} send={send} />}
            </Card>
          </Stack>
        </Container>
      </Section>
      {message !== undefined && (
        <AlertDialog actions={<Button onClick={acknowledge}>OK</Button>} onDismiss={acknowledge}>
          {message}
        </AlertDialog>
      )}
    </>
  );
}

export default function LoginPage() {
  return (
    <VisitorsOnly>
      <Login />
    </VisitorsOnly>
  );
}
