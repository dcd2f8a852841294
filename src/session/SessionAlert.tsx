import { useSelector } from '@xstate/react';
import { alertOf } from '../../machines/screen';
import { useJourneyParts } from '../actors/siteParts';
import { Notice } from '../components/Notice';

/** What the session has to say to the guest, over whatever is showing. */
export function SessionAlert() {
  const { session } = useJourneyParts();
  const message = useSelector(session, alertOf);
  return (
    <Notice message={message} onAcknowledge={() => session.send({ type: 'alert.acknowledged' })} />
  );
}
