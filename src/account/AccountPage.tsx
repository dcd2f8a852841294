import { useScreen } from '../actors/useScreen';
import { Container } from '../components/Container';
import { Grid } from '../components/Grid';
import { PageHead } from '../components/PageHead';
import { PageHero } from '../components/PageHero';
import { Section } from '../components/Section';
import { useAdmittedGuest } from '../session/SessionContext';
import { SessionRequired } from '../session/SessionRequired';
import { PasswordChangeForm } from './PasswordChangeForm';
import { providePasswordChange } from './passwordChangeActors';
import { ProfileForm } from './ProfileForm';
import { SessionList } from './SessionList';

function OwnAccount() {
  const guest = useAdmittedGuest();
  const [change, send] = useScreen(providePasswordChange);
  return (
    <>
      <Section $tight>
        <Container>
          <Grid $min="wide">
            {guest && <ProfileForm guest={guest} />}
            <PasswordChangeForm snapshot={change} send={send} />
          </Grid>
        </Container>
      </Section>
      {/* Another password ends the other sessions: the list is read anew. */}
      <SessionList key={change.context.timesChanged} />
    </>
  );
}

/** What belongs to the guest's account: who they are, its password, and where it is logged in. */
export default function AccountPage() {
  return (
    <>
      <PageHead title="My Account" />
      <PageHero title="My Account" />
      <SessionRequired announcedBy="alert">
        <OwnAccount />
      </SessionRequired>
    </>
  );
}
