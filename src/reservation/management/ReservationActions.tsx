import styled from 'styled-components';
import * as words from '../../../messages/reservation/pages/details';
import { refundRequested } from '../../../messages/reservation/policy';
import { payNow } from '../../../messages/shared/pages/links';
import { giveAccount } from '../../../messages/payment/pages/refundAccount';
import type { Reservation } from '../../../machines/contract/wire';
import { begunPaymentOf } from '../../../machines/reservation/begunPayment';
import {
  availableActions,
  refundAccountMessages,
  type RefundAccountState,
} from '../../../machines/reservation/policy';
import { holdExpiryOf } from '../../../machines/reservation/hold';
import { confirmationPath, refundAccountPath } from '../../../machines/shared/paths';
import { paidChangePreview } from '../../../machines/reservation/changePreview';
import { useApiContext } from '../../context/apiContext';
import { useServerNow } from '../../context/useServerNow';
import { Alert } from '../../components/Alert';
import { Button } from '../../components/Button';
import { LinkButton } from '../../components/LinkButton';
import { Stack } from '../../components/Stack';
import { BegunPayment } from '../BegunPayment';
import { HoldCountdown } from '../HoldCountdown';
import { RoomsKept } from '../RoomsKept';
import { onPaper } from '../../theme/media';
import { theme } from '../../theme/theme';
import { type ManagementProps, useManagementSnapshot } from './managementSnapshot';
import { PreviewSummary } from './ChangePreview';

/** Told on demand where it is long, and hidden in print, where nothing can be changed. */
const OnDemand = styled.details`
  &[open] {
    padding-bottom: ${theme.space.s};
  }

  ${onPaper} {
    display: none;
  }
`;

const Title = styled.summary`
  padding-block: ${theme.space.s};
  cursor: pointer;
  font-weight: ${theme.weight.semibold};
`;

/** How to change a paid reservation, and what is refunded for it. */
function PaidReservationChange({ reservation }: { reservation: Reservation }) {
  const now = useServerNow();
  const preview = paidChangePreview(reservation, now);
  if (preview === null) return null;
  return (
    <OnDemand open={preview.until === null}>
      <Title>{words.otherStay}</Title>
      <PreviewSummary preview={preview} />
    </OnDemand>
  );
}

const links: Readonly<Record<RefundAccountState, string>> = {
  needed: giveAccount,
  underReview: words.giveOtherAccount,
  given: words.seeWhereItGoes,
};

/** How money stands that needs, or was given, a bank account, and the way to the page about it. */
function RefundAccountNotice({
  reservationId,
  account,
}: {
  reservationId: string;
  account: RefundAccountState;
}) {
  const isNeeded = account === 'needed';
  return (
    <>
      <Alert tone={isNeeded ? 'warning' : 'neutral'}>{refundAccountMessages[account]}</Alert>
      <LinkButton
        to={refundAccountPath(reservationId)}
        variant={isNeeded ? 'primary' : 'secondary'}
      >
        {links[account]}
      </LinkButton>
    </>
  );
}

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
  const isSent = snapshot.matches('preparing') || snapshot.matches('sending');
  const busy = isSent && snapshot.context.wanted?.kind === 'cancelling';
  const begun = offers.pay ? begunPaymentOf(reservation) : null;
  return (
    <Stack $gap="s">
      {begun && <BegunPayment begun={begun} />}
      {heldUntil !== null && <HoldCountdown heldUntil={heldUntil} />}
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
