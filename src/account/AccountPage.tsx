import { useSelector } from '@xstate/react';
import { myAccount } from '../../messages/shared/pages/links';
import { pageGuestOf } from '../../machines/session/sessionSelectors';
import { useAppContext } from '../context/appContext';
import { useScreen } from '../context/useScreen';
import { Grid } from '../components/Grid';
import { PageHead } from '../components/PageHead';
import { PageHero } from '../components/PageHero';
import { PageSection } from '../components/PageSection';
import { RequireSession } from '../session/RequireSession';
import { PasswordChangeForm } from './PasswordChangeForm';
import { ProfileForm } from './ProfileForm';
import { SessionList } from './SessionList';
import * as dataMessages from '../../messages/account/dataExport';
import * as dataWords from '../../messages/account/pages/dataExport';
import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { Card } from '../components/Card';
import { Stack } from '../components/Stack';
import { provideDownload } from '../reservation/downloadActors';
import * as deletionMessages from '../../messages/account/accountDeletion';
import * as deletionWords from '../../messages/account/pages/accountDeletion';
import { ScreenNotice } from '../components/Notice';
import { AccountDeletionDialog } from './AccountDeletionDialog';
import { provideAccountDeletion, providePasswordChange } from './accountActors';

/** Offers to delete the account, and explains what that means. */
function AccountDeletionCard() {
  const [snapshot, send] = useScreen(provideAccountDeletion);
  return (
    <Card>
      <Stack $gap="l">
        <h2>{deletionWords.title}</h2>
        <p>{deletionMessages.whatGoes}</p>
        <p>{deletionMessages.whatStays}</p>
        <p>{deletionMessages.whenNot}</p>
        <div>
          <Button variant="danger" onClick={() => send({ type: 'deletion.requested' })}>
            {deletionWords.deleteAccount}
          </Button>
        </div>
      </Stack>
      {snapshot.hasTag('dialog') && <AccountDeletionDialog snapshot={snapshot} send={send} />}
      <ScreenNotice snapshot={snapshot} send={send} />
    </Card>
  );
}

/** Downloads everything stored about the guest as a file. */
function DataExportCard() {
  const [snapshot, send] = useScreen(provideDownload, { reservationId: null });
  const { error } = snapshot.context;
  return (
    <Card>
      <Stack $gap="l">
        <h2>{dataWords.title}</h2>
        <p>{dataMessages.explanation}</p>
        {error !== null && <Alert tone="error">{error}</Alert>}
        <div>
          <Button
            variant="secondary"
            busy={snapshot.hasTag('busy')}
            busyLabel={dataWords.fetching}
            onClick={() => send({ type: 'file.requested', file: 'ownData' })}
          >
            {dataWords.download}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

function OwnAccount() {
  // They show even while the guest is told that the session is over.
  const guest = useSelector(useAppContext().session, pageGuestOf);
  const [change, send] = useScreen(providePasswordChange);
  return (
    <>
      <PageSection $tight>
        <Grid $min="wide" $stretch>
          {guest && <ProfileForm guest={guest} />}
          <PasswordChangeForm snapshot={change} send={send} />
        </Grid>
      </PageSection>
      {/* A new password ends the other sessions, so the list is loaded again. */}
      <SessionList key={change.context.timesChanged} />
      <PageSection $tight>
        <Grid $min="wide" $stretch>
          <DataExportCard />
          <AccountDeletionCard />
        </Grid>
      </PageSection>
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
