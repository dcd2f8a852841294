import { useSelector } from '@xstate/react';
import { myAccount } from '../../messages/shared/pages/links';
import { pageGuestOf } from '../../machines/session/sessionSelectors';
import { useAppContext } from '../context/appContext';
import { useScreen } from '../context/useScreen';
import { Container } from '../components/Container';
import { Grid } from '../components/Grid';
import { PageHead } from '../components/PageHead';
import { PageHero } from '../components/PageHero';
import { Section } from '../components/Section';
import { RequireSession } from '../session/RequireSession';
import { AccountDeletionCard } from './AccountDeletionCard';
import { DataExportCard } from './DataExportCard';
import { PasswordChangeForm } from './PasswordChangeForm';
import { providePasswordChange } from './passwordChangeActors';
import { ProfileForm } from './ProfileForm';
import { SessionList } from './SessionList';

function OwnAccount() {
  // They show even while the guest is told that the session is over.
  const guest = useSelector(useAppContext().session, pageGuestOf);
  const [change, send] = useScreen(providePasswordChange);
  return (
    <>
      <Section $tight>
        <Container>
          <Grid $min="wide" $stretch>
            {guest && <ProfileForm guest={guest} />}
            <PasswordChangeForm snapshot={change} send={send} />
          </Grid>
        </Container>
      </Section>
      {/* A new password ends the other sessions, so the list is loaded again. */}
      <SessionList key={change.context.timesChanged} />
      <Section $tight>
        <Container>
          <Grid $min="wide" $stretch>
            <DataExportCard />
            <AccountDeletionCard />
          </Grid>
        </Container>
      </Section>
    </>
  );
}

/** The account page: profile, password, sessions, data export and deletion. */
export default function AccountPage() {
  return (
    <>
      <PageHead title={myAccount} />
      <PageHero title={myAccount} />
      <RequireSession announcedBy="alert">
        <OwnAccount />
      </RequireSession>
    </>
  );
}
