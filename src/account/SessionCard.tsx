import { deviceName } from '../../machines/account/deviceName';
import type { OpenSession } from '../../machines/contract/wire';
import { Button } from '../components/Button';
import { Card } from '../components/Card';
import { Moment } from '../components/Moment';
import { Stack } from '../components/Stack';

interface SessionCardProps {
  session: OpenSession;
  /** Whether another or this one is being ended. */
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
        {isCurrent && <p>This browser</p>}
        <p>
          Logged in <Moment at={openedAt} />, last used <Moment at={usedAt} />
        </p>
        {!isCurrent && (
          <div>
            <Button
              variant="secondary"
              disabled={busy && !ending}
              busy={ending}
              busyLabel="Ending..."
              aria-label={ending ? undefined : `End Session: ${name}`}
              onClick={onEnd}
            >
              End Session
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
