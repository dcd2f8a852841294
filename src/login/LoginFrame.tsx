import type { ReactNode } from 'react';
import { enterDigits } from '../../messages/login/pages/code';
import * as loginMessages from '../../messages/login/pages/login';
import * as registrationMessages from '../../messages/login/pages/registration';
import * as verificationMessages from '../../messages/login/pages/verification';
import { paths } from '../../machines/shared/paths';
import { Alert } from '../components/Alert';
import { Card } from '../components/Card';
import { PageHead } from '../components/PageHead';
import { PageHero } from '../components/PageHero';
import { PageSection } from '../components/PageSection';
import { Stack } from '../components/Stack';
import { hotel } from '../../hotel/hotel';
import { useHeadingFocus } from '../hooks/useHeadingFocus';

const heads = {
  login: { title: loginMessages.welcomeBack, lead: loginMessages.lead },
  register: { title: registrationMessages.createAccount, lead: registrationMessages.lead },
  verification: { title: verificationMessages.title, lead: enterDigits },
};

interface LoginFrameProps {
  screen: keyof typeof heads;
  notice?: string | undefined;
  children: ReactNode;
}

/** The frame around the login page's forms. */
export function LoginFrame({ screen, notice, children }: LoginFrameProps) {
  const { title, lead } = heads[screen];
  useHeadingFocus(screen);
  return (
    <>
      <PageHead
        title={title}
        path={paths.login}
        description={loginMessages.description(hotel.name)}
      />
      <PageHero title={title} lead={lead} />
      <PageSection width="form">
        <Stack $gap="l">
          {notice !== undefined && <Alert tone="neutral">{notice}</Alert>}
          <Card>{children}</Card>
        </Stack>
      </PageSection>
    </>
  );
}
