import * as words from '../../messages/account/pages/sessionList';
import { tryAgain } from '../../messages/shared/pages/links';
import { useScreen } from '../context/useScreen';
import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { Grid } from '../components/Grid';
import { PageSection } from '../components/PageSection';
import { SectionHeading } from '../components/SectionHeading';
import { Stack } from '../components/Stack';
import { LoadingSummary } from '../components/LoadingSummary';
import { SessionCard } from './SessionCard';
import { provideSessionList } from './accountActors';

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
