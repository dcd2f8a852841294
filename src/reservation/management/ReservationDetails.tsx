import styled from 'styled-components';
import * as words from '../../../messages/reservation/pages/details';
import { tryAgain } from '../../../messages/shared/pages/links';
import { canBookAgain } from '../../../machines/reservation/policy';
import { readFailedMessage } from '../../../machines/reservation/changeOutcome';
import { isReservationUnknown } from '../../../machines/shared/failureKind';
import { paths } from '../../../machines/shared/paths';
import { BookAgain } from '../../booking/BookAgain';
import { useSaved } from '../../context/guestDraft';
import { useChangeStorage } from '../changeStorage';
import { provideReservationManagement } from '../reservationManagementActors';
import { useScreenActor } from '../../context/useScreen';
import { Alert } from '../../components/Alert';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { LinkButton } from '../../components/LinkButton';
import { PageStack } from '../../components/PageSection';
import { Stack } from '../../components/Stack';
import { StaySummary } from '../../components/StaySummary';
import { LoadingMessage } from '../../components/LoadingMessage';
import { LoadingSummary } from '../../components/LoadingSummary';
import { AsideLayout } from '../../components/AsideLayout';
import { OtherAccount } from '../../session/OtherAccount';
import { Arrival } from '../Arrival';
import { Documents } from '../Documents';
import { detailRows } from '../reservationRows';
import { ManagementDialogs } from './ManagementDialogs';
import { type ManagementProps, useManagementSnapshot } from './managementSnapshot';
import { ReservationActions } from './ReservationActions';
import { ReservationTimeline } from './ReservationTimeline';

/** Absent where nothing can be done and nothing more is to be said. */
const Actions = styled(Card)`
  &:has(> :empty) {
    display: none;
  }
`;

/** The reservation's status, its actions, and the dialogs over both. */
function Standing({ actor }: ManagementProps) {
  const snapshot = useManagementSnapshot(actor);
  const { reservation, error, notRead, done } = snapshot.context;
  const isFindingOut = snapshot.matches('findingOut') || snapshot.matches('readingAgain');
  const notices = (
    <>
      {snapshot.hasTag('error') && (
        <Alert tone="error">{error ?? (notRead && readFailedMessage(notRead))}</Alert>
      )}
      {snapshot.matches('failed') && notRead && isReservationUnknown(notRead) && <OtherAccount />}
      {snapshot.can({ type: 'retry.requested' }) && (
        <Button onClick={() => actor.send({ type: 'retry.requested' })}>{tryAgain}</Button>
      )}
      {reservation && isFindingOut && <LoadingMessage label={words.findingOut} />}
      {done !== null && (
        <Alert tone="success" focused>
          {done}
        </Alert>
      )}
    </>
  );
  const back = (
    <LinkButton to={paths.myReservations} variant="quiet">
      {words.backToList}
    </LinkButton>
  );
  return (
    <>
      {reservation ? (
        <AsideLayout
          asideLabel={words.whatYouCanDo}
          asideFirst
          below={reservation.timeline && <ReservationTimeline reservation={reservation} />}
          aside={
            <Stack $gap="l">
              {notices}
              {snapshot.hasTag('details') && (
                <Actions>
                  <ReservationActions reservation={reservation} actor={actor} />
                </Actions>
              )}
              <Documents key={reservation.id} reservation={reservation} />
              {canBookAgain(reservation) && <BookAgain reservation={reservation} />}
              {back}
            </Stack>
          }
        >
          <Stack $gap="l">
            <Card>
              <StaySummary rows={detailRows(reservation)} />
            </Card>
            <Arrival reservation={reservation} />
          </Stack>
        </AsideLayout>
      ) : (
        <PageStack>
          {snapshot.matches('loading') && <LoadingSummary label={words.loading} />}
          {notices}
          {back}
        </PageStack>
      )}
      <ManagementDialogs actor={actor} />
    </>
  );
}

/** All details of a reservation, and its actions. */
export function ReservationDetails({ reservationId }: { reservationId: string }) {
  const { keep, ...kept } = useChangeStorage(reservationId);
  const actor = useScreenActor(provideReservationManagement, { reservationId, ...kept });
  useSaved(actor, keep);
  return <Standing actor={actor} />;
}
