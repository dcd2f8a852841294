import { myReservations, tryAgain } from '../../../messages/shared/pages/links';
import * as reservationListMessages from '../../../messages/reservation/list';
import * as words from '../../../messages/reservation/pages/list';
import { paths } from '../../../machines/shared/paths';
import { PageHead } from '../../components/PageHead';
import { PageHero } from '../../components/PageHero';
import { OtherAccount } from '../../session/OtherAccount';
import { RequireSession } from '../../session/RequireSession';
import { provideReservationList } from '../reservationListActors';
import { useScreen } from '../../context/useScreen';
import { Alert } from '../../components/Alert';
import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { Grid } from '../../components/Grid';
import { LinkButton } from '../../components/LinkButton';
import { PageSection } from '../../components/PageSection';
import { Stack } from '../../components/Stack';
import { LoadingMessage } from '../../components/LoadingMessage';
import { LoadingSummary } from '../../components/LoadingSummary';
import { GroupedReservations } from './GroupedReservations';

/** The guest's reservations as cards, by group. */
function ReservationList() {
  const [snapshot, send] = useScreen(provideReservationList);
  const { reservations, error } = snapshot.context;
  const failed = snapshot.can({ type: 'retry.requested' });
  const extending = snapshot.matches('extending');
  const loading = snapshot.matches('loading');
  const known = reservations.length > 0;
  return (
    <PageSection width={failed && !snapshot.hasTag('list') ? 'form' : 'page'}>
      {loading && !known && (
        <Grid $min="wide">
          <LoadingSummary label={words.loading} />
        </Grid>
      )}
      {snapshot.matches('empty') && (
        <Stack $gap="l">
          <EmptyState
            title={reservationListMessages.empty}
            action={<LinkButton to={paths.book}>{words.bookRoom}</LinkButton>}
          />
          <OtherAccount />
        </Stack>
      )}
      {failed && (
        <Stack $gap="l">
          {error !== null && <Alert tone="error">{error}</Alert>}
          <div>
            <Button onClick={() => send({ type: 'retry.requested' })}>{tryAgain}</Button>
          </div>
        </Stack>
      )}
      {snapshot.hasTag('list') && known && (
        <Stack $gap="xl">
          <GroupedReservations reservations={reservations} />
          {loading && <LoadingMessage label={words.loading} />}
          {snapshot.matches('notExtended') && <Alert tone="error">{error}</Alert>}
          {(snapshot.can({ type: 'more.requested' }) || extending) && (
            <div>
              <Button
                variant="secondary"
                busy={extending}
                busyLabel={words.loadingMore}
                onClick={() => send({ type: 'more.requested' })}
              >
                {words.showMore}
              </Button>
            </div>
          )}
        </Stack>
      )}
    </PageSection>
  );
}

/** The list of the guest's reservations. */
export default function ReservationsPage() {
  return (
    <>
      <PageHead title={myReservations} />
      <PageHero title={myReservations} />
      <RequireSession announcedBy="alert">
        <ReservationList />
      </RequireSession>
    </>
  );
}
