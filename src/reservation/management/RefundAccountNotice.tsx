import { giveAccount } from '../../../messages/payment/pages/refundAccount';
import * as words from '../../../messages/reservation/pages/details';
import {
  refundAccountMessages,
  type RefundAccountState,
} from '../../../machines/reservation/policy';
import { refundAccountPath } from '../../../machines/shared/paths';
import { Alert } from '../../components/Alert';
import { LinkButton } from '../../components/LinkButton';

const links: Readonly<Record<RefundAccountState, string>> = {
  needed: giveAccount,
  underReview: words.giveOtherAccount,
  given: words.seeWhereItGoes,
};

/** How money stands that needs, or was given, a bank account, and the way to the page about it. */
export function RefundAccountNotice({
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
