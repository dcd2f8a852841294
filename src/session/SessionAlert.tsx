import { useSelector } from '@xstate/react';
import { alertOf } from '../../machines/screen';
import { AlertDialog } from '../components/AlertDialog';
import { Button } from '../components/Button';
import { useJourneyParts } from '../actors/siteParts';

/** What the session has to say to the guest, over whatever is showing. */
export function SessionAlert() {
  const { session } = useJourneyParts();
  const message = useSelector(session, alertOf);
  if (message === undefined) return null;
  const acknowledge = () => session.send({ type: 'alert.acknowledged' });
  return (
    <AlertDialog actions={<Button onClick={acknowledge}>OK</Button>} onDismiss={acknowledge}>
      {message}
    </AlertDialog>
  );
}
