import { useSelector } from '@xstate/react';
import { useLocation } from 'react-router-dom';
import { loggedInAs, useOther } from '../../messages/session/pages/otherAccount';
import { guestOf } from '../../machines/session/sessionSelectors';
import { BreakableText } from '../components/BreakableText';
import { Button } from '../components/Button';
import { RichMessage } from '../components/RichMessage';
import { Stack } from '../components/Stack';
import { useAppContext } from '../context/appContext';

/**
 * Behind an answer that another guest of the hotel may not get: who is logged in, and a button that logs out and comes
 * back here after the next login. Renders nothing for visitors.
 */
export function OtherAccount() {
  const { session } = useAppContext();
  const email = useSelector(session, (snapshot) => guestOf(snapshot)?.email);
  const { pathname, search } = useLocation();
  if (email === undefined) return null;
  const returnPath = `${pathname}${search}`;
  return (
    <Stack $gap="s">
      <p>
        <RichMessage parts={loggedInAs(<BreakableText key="address" text={email} />)} />
      </p>
      <div>
        <Button
          variant="secondary"
          onClick={() => session.send({ type: 'otherAccount.wanted', returnPath })}
        >
          {useOther}
        </Button>
      </div>
    </Stack>
  );
}
