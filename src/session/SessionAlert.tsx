import { useSelector } from '@xstate/react';
import { alertOf } from '../../machines/shared/screen';
import { useHouseParts } from '../actors/houseParts';
import { Notice } from '../components/Notice';

/** What the session has to say to the guest, over whatever is showing. */
export function SessionAlert() {
  const { session } = useHouseParts();
  const message = useSelector(session, alertOf);
  return (
    <Notice message={message} onAcknowledge={() => session.send({ type: 'alert.acknowledged' })} />
  );
}
