import * as messages from '../../messages/account/accountDeletion';
import * as words from '../../messages/account/pages/accountDeletion';
import { alertOf } from '../../machines/shared/screen';
import { useScreen } from '../context/useScreen';
import { Button } from '../components/Button';
import { Card } from '../components/Card';
import { Notice } from '../components/Notice';
import { Stack } from '../components/Stack';
import { AccountDeletionDialog } from './AccountDeletionDialog';
import { provideAccountDeletion } from './accountDeletionActors';

/** Offers to delete the account, and explains what that means. */
export function AccountDeletionCard() {
  const [snapshot, send] = useScreen(provideAccountDeletion);
  return (
    <Card>
      <Stack $gap="l">
        <h2>{words.title}</h2>
        <p>{messages.whatGoes}</p>
        <p>{messages.whatStays}</p>
        <p>{messages.whenNot}</p>
        <div>
          <Button variant="danger" onClick={() => send({ type: 'deletion.requested' })}>
            {words.deleteAccount}
          </Button>
        </div>
      </Stack>
      {snapshot.hasTag('dialog') && <AccountDeletionDialog snapshot={snapshot} send={send} />}
      <Notice
        message={alertOf(snapshot)}
        onAcknowledge={() => send({ type: 'alert.acknowledged' })}
      />
    </Card>
  );
}
