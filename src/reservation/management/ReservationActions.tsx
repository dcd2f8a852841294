import * as words from '../../../messages/reservation/pages/details';
import { refundRequested } from '../../../messages/reservation/policy';
import { payNow } from '../../../messages/shared/pages/links';
import type { Reservation } from '../../../machines/contract/wire';
import { begunPaymentOf } from '../../../machines/reservation/begunPayment';
import { availableActions } from '../../../machines/reservation/policy';
import { holdExpiryOf } from '../../../machines/reservation/hold';
import { confirmationPath } from '../../../machines/shared/paths';
import { useApiContext } from '../../context/apiContext';
import { useServerNow } from '../../context/useServerNow';
import { Alert } from '../../components/Alert';
import { Button } from '../../components/Button';
import { LinkButton } from '../../components/LinkButton';
import { Stack } from '../../components/Stack';
import { BegunPayment } from '../BegunPayment';
import { HoldCountdown } from '../HoldCountdown';
import { RoomsKept } from '../RoomsKept';
import { type ManagementProps, useManagementSnapshot } from './managementSnapshot';
import { PaidReservationChange } from './PaidReservationChange';
import { RefundAccountNotice } from './RefundAccountNotice';

/** Buttons for what the reservation allows, and a sentence for what it doesn't. */
export function ReservationActions({
  reservation,
  actor,
}: ManagementProps & { reservation: Reservation }) {
  const { clock } = useApiContext();
  const now = useServerNow();
  const snapshot = useManagementSnapshot(actor);
  const offers = availableActions(reservation, now);
  const heldUntil = holdExpiryOf(reservation);
  const busy = snapshot.matches('sending') && snapshot.context.wanted?.kind === 'cancelling';
  const begun = offers.pay ? begunPaymentOf(reservation) : null;
  return (
    <Stack $gap="s">
      {begun && <BegunPayment begun={begun} />}
      {heldUntil !== null && <HoldCountdown reservation={reservation} heldUntil={heldUntil} />}
      {offers.account !== undefined && (
        <RefundAccountNotice reservationId={reservation.id} account={offers.account} />
      )}
      {offers.whyNot !== undefined && snapshot.context.done === null && (
        <Alert tone="neutral">{offers.whyNot}</Alert>
      )}
      {/* What was just done is said already. */}
      {offers.whyNot === refundRequested && snapshot.context.done !== null && (
        <p>{words.toldByEmail}</p>
      )}
      <RoomsKept reservation={reservation} />
      <PaidReservationChange reservation={reservation} />
      {offers.pay && (
        <LinkButton
          to={confirmationPath(reservation.id)}
          variant={begun?.isOnItsWay ? 'secondary' : 'primary'}
        >
          {begun?.link ?? payNow}
        </LinkButton>
      )}
      {offers.modify && (
        <Button
          variant="secondary"
          disabled={busy}
          onClick={() => actor.send({ type: 'modify.requested' })}
        >
          {words.modifyReservation}
        </Button>
      )}
      {offers.cancel && (
        <Button
          variant="danger"
          busy={busy}
          busyLabel={words.cancelling}
          onClick={() => actor.send({ type: 'cancel.requested' })}
        >
          {words.cancelReservation}
        </Button>
      )}
      {offers.refund && (
        <Button
          variant="danger"
          onClick={() => actor.send({ type: 'refund.requested', now: clock.serverNow() })}
        >
          {words.requestRefund}
        </Button>
      )}
    </Stack>
  );
}
