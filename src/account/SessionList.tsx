import * as words from '../../messages/account/pages/sessionList';
import { tryAgain } from '../../messages/shared/pages/links';
import { deviceName } from '../../machines/account/deviceName';
import type { OpenSession } from '../../machines/contract/wire';
import { useScreen } from '../context/useScreen';
import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { Grid } from '../components/Grid';
import { PageSection } from '../components/PageSection';
import { SectionHeading } from '../components/SectionHeading';
import { Stack } from '../components/Stack';
import { LoadingSummary } from '../components/LoadingSummary';
import { Card } from '../components/Card';
import { Timestamp } from '../components/Timestamp';
import { RichMessage } from '../components/RichMessage';
import { provideSessionList } from './accountActors';

interface SessionCardProps {
  session: OpenSession;
  /** Whether any session is being ended. */
  busy: boolean;
  ending: boolean;
  onEnd: () => void;
}

/** A browser in which the guest is logged in. */
function SessionCard({ session, busy, ending, onEnd }: SessionCardProps) {
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

/** The guest's sessions, most recently used first. */
export function SessionList() {
  const [snapshot, send] = useScreen(provideSessionList);
  const { sessions, endingId, error } = snapshot.context;
  return (
    <PageSection $tight>
      <SectionHeading title={words.title} />
      <Stack $gap="l">
        {snapshot.matches('loading') && (
          <Grid $min="wide">
            <LoadingSummary label={words.loading} />
          </Grid>
        )}
        {error !== null && <Alert tone="error">{error}</Alert>}
        {snapshot.hasTag('list') && (
          <Grid as="ul" $min="wide">
            {sessions.map((session) => (
              <SessionCard
                key={session.id}
                session={session}
                busy={snapshot.hasTag('busy')}
                ending={session.id === endingId}
                onEnd={() => send({ type: 'end.requested', sessionId: session.id })}
              />
            ))}
          </Grid>
        )}
        {snapshot.can({ type: 'retry.requested' }) && (
          <div>
            <Button onClick={() => send({ type: 'retry.requested' })}>{tryAgain}</Button>
          </div>
        )}
      </Stack>
    </PageSection>
  );
}
