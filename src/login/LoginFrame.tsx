import type { ReactNode } from 'react';
import { paths } from '../../machines/shared/paths';
import { Alert } from '../components/Alert';
import { Card } from '../components/Card';
import { Container } from '../components/Container';
import { PageHead } from '../components/PageHead';
import { PageHero } from '../components/PageHero';
import { Section } from '../components/Section';
import { Stack } from '../components/Stack';
import { hotel } from '../content/hotel';
import { useHeadingFocus } from '../hooks/useHeadingFocus';

const heads = {
  login: { title: 'Welcome Back', lead: 'Sign in to access your account' },
  register: { title: 'Create Account', lead: 'Join us for exclusive benefits' },
  verification: { title: 'Verify Your Account', lead: 'Enter the six digits that we sent you' },
};

interface LoginFrameProps {
  screen: keyof typeof heads;
  notice?: string | undefined;
  children: ReactNode;
}

/** What surrounds the forms of the login page. */
export function LoginFrame({ screen, notice, children }: LoginFrameProps) {
  const { title, lead } = heads[screen];
  useHeadingFocus(screen);
  return (
    <>
      <PageHead
        title={title}
        path={paths.login}
        description={`Log in to reserve a room at ${hotel.name} and to look after your reservations.`}
      />
      <PageHero title={title} lead={lead} />
      <Section>
        <Container $width="form">
          <Stack $gap="l">
            {notice !== undefined && <Alert tone="neutral">{notice}</Alert>}
            <Card>{children}</Card>
          </Stack>
        </Container>
      </Section>
    </>
  );
}
