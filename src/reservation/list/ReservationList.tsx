import { reservationListMessages } from '../../../machines/reservation/messages';
import { paths } from '../../../machines/shared/paths';
import { provideReservationList } from '../listActors';
import { useScreen } from '../../actors/useScreen';
import { Alert } from '../../components/Alert';
import { Button } from '../../components/Button';
import { Container } from '../../components/Container';
import { EmptyState } from '../../components/EmptyState';
import { Grid } from '../../components/Grid';
import { LinkButton } from '../../components/LinkButton';
import { Section } from '../../components/Section';
import { Stack } from '../../components/Stack';
import { WaitingSummary } from '../../components/WaitingSummary';
import { ReservationCard } from './ReservationCard';

/** The guest's reservations as cards, the one created last first. */
export function ReservationList() {
  const [snapshot, send] = useScreen(provideReservationList);
  const { reservations, error } = snapshot.context;
  const failed = snapshot.can({ type: 'retry.requested' });
  return (
    <Section>
      <Container $width={failed ? 'form' : 'page'}>
        {snapshot.matches('loading') && (
          <Grid $min="wide">
            <WaitingSummary label="Loading your reservations..." />
          </Grid>
        )}
        {snapshot.matches('empty') && (
          <EmptyState
            title={reservationListMessages.empty}
            action={<LinkButton to={paths.book}>Book a Room Now</LinkButton>}
          />
        )}
        {snapshot.matches('listing') && (
          <Grid as="ul" $min="wide">
            {reservations.map((reservation) => (
              <ReservationCard key={reservation.id} reservation={reservation} />
            ))}
          </Grid>
        )}
        {failed && (
          <Stack $gap="l">
            {error !== null && <Alert tone="error">{error}</Alert>}
            <Button onClick={() => send({ type: 'retry.requested' })}>Try again</Button>
          </Stack>
        )}
      </Container>
    </Section>
  );
}
