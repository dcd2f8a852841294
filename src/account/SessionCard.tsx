import * as words from '../../messages/account/pages/sessionList';
import { deviceName } from '../../machines/account/deviceName';
import type { OpenSession } from '../../machines/contract/wire';
import { Button } from '../components/Button';
import { Card } from '../components/Card';
import { Timestamp } from '../components/Timestamp';
import { RichMessage } from '../components/RichMessage';
import { Stack } from '../components/Stack';

interface SessionCardProps {
  session: OpenSession;
  /** Whether any session is being ended. */
  busy: boolean;
  ending: boolean;
  onEnd: () => void;
}

/** A browser in which the guest is logged in. */
export function SessionCard({ session, busy, ending, onEnd }: SessionCardProps) {
  const { device, openedAt, usedAt, isCurrent } = session;
  const name = deviceName(device);
  return (
    <Card as="li">
      <Stack $gap="s">
        <h3>{name}</h3>
        {isCurrent && <p>{words.thisBrowser}</p>}
        <p>
          <RichMessage
            parts={words.loggedIn(<Timestamp at={openedAt} />, <Timestamp at={usedAt} />)}
          />
        </p>
        {!isCurrent && (
          <div>
            <Button
              variant="secondary"
              disabled={busy && !ending}
              busy={ending}
              busyLabel={words.ending}
              aria-label={ending ? undefined : words.endSessionOf(name)}
              onClick={onEnd}
            >
              {words.endSession}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
