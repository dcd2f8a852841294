import type { Reservation } from '../../../machines/contract/wire';
import { confirmationPath } from '../../../machines/paths';
import {
  cancelPermission,
  endedBecause,
  modifyPermission,
  payPermission,
  refundPermission,
  standingOf,
  type ReservationStanding,
} from '../../../machines/reservationPolicy';
import { useJourneyParts } from '../../actors/siteParts';
import { Alert } from '../../components/Alert';
import { Button } from '../../components/Button';
import { LinkButton } from '../../components/LinkButton';
import { Stack } from '../../components/Stack';
import type { ManagementProps } from './managementProps';

/** Why something that a guest may look for is not offered. */
function whyNot(standing: ReservationStanding, now: Date): string | undefined {
  const ended = endedBecause(standing);
  if (ended !== undefined) return ended;
  const asked =
    standing.status === 'paid' ? refundPermission(standing, now) : modifyPermission(standing);
  return asked.allowed ? undefined : asked.why;
}

/** The buttons for what the reservation allows, and a sentence for what it doesn't. */
export function ReservationActions({
  reservation,
  snapshot,
  send,
}: ManagementProps & { reservation: Reservation }) {
  const { now } = useJourneyParts();
  const standing = standingOf(reservation);
  const words = whyNot(standing, now());
  return (
    <Stack $gap="s">
      {words !== undefined && <Alert tone="neutral">{words}</Alert>}
      {payPermission(standing).allowed && (
        <LinkButton to={confirmationPath(reservation.id)}>Pay Now</LinkButton>
      )}
      {modifyPermission(standing).allowed && (
        <Button variant="secondary" onClick={() => send({ type: 'modify.wanted' })}>
          Modify Reservation
        </Button>
      )}
      {cancelPermission(standing).allowed && (
        <Button
          variant="danger"
          busy={snapshot.matches('cancelling')}
          busyLabel="Cancelling..."
          onClick={() => send({ type: 'cancel.wanted' })}
        >
          Cancel Reservation
        </Button>
      )}
      {refundPermission(standing, now()).allowed && (
        <Button variant="secondary" onClick={() => send({ type: 'refund.wanted', now: now() })}>
          Request Refund
        </Button>
      )}
    </Stack>
  );
}
