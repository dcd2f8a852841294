import * as words from '../../../messages/payment/pages/refundAccount';
import { PageHead } from '../../components/PageHead';
import { PageHero } from '../../components/PageHero';
import { useHeadingFocus } from '../../hooks/useHeadingFocus';
import { useReservationId } from '../../navigation/useReservationId';
import { OtherAccount } from '../../session/OtherAccount';
import { RequireSession } from '../../session/RequireSession';
import { type ReactNode, useCallback } from 'react';
import { tryAgain } from '../../../messages/shared/pages/links';
import {
  type RefundAccountContext,
  requireShownAccount,
} from '../../../machines/payment/refundAccountMachine';
import {
  requireAccountGiven,
  requireAccountWanted,
} from '../../../machines/payment/refundAccountStatus';
import { formatNaira } from '../../../machines/shared/money';
import { myReservationPath } from '../../../machines/shared/paths';
import { Alert } from '../../components/Alert';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { Cluster } from '../../components/Cluster';
import { LinkButton } from '../../components/LinkButton';
import { LoadingSummary } from '../../components/LoadingSummary';
import { PageStack } from '../../components/PageSection';
import { Stack } from '../../components/Stack';
import { StaySummary } from '../../components/StaySummary';
import { useSaved, useTabDraft } from '../../context/guestDraft';
import { renderState } from '../../context/renderState';
import { useScreen } from '../../context/useScreen';
import { provideRefundAccount } from '../refundAccountActors';
import { RefundAccountForm, type RefundAccountProps } from './RefundAccountForm';

/** Shows the account name before any money is sent. */
function Confirming({ snapshot, send }: RefundAccountProps) {
  const { holder, bank, accountNumber } = requireShownAccount(snapshot.context);
  const busy = snapshot.hasTag('busy');
  return (
    <Stack $gap="l">
      <h2>{words.isItYours}</h2>
      <StaySummary
        rows={[
          { term: words.holder, detail: holder, total: true },
          { term: words.bank, detail: bank.name },
          { term: words.accountNumber, detail: accountNumber },
        ]}
      />
      <Cluster>
        <Button
          busy={busy}
          busyLabel={words.sending}
          onClick={() => send({ type: 'account.confirmed' })}
        >
          {words.sendThere}
        </Button>
        <Button
          variant="secondary"
          disabled={busy}
          onClick={() => send({ type: 'account.rejected' })}
        >
          {words.otherAccount}
        </Button>
      </Cluster>
    </Stack>
  );
}

function Given({ snapshot }: Pick<RefundAccountProps, 'snapshot'>) {
  const { amount, account } = requireAccountGiven(snapshot.context);
  const which = words.endingIn(account.bank, account.lastDigits);
  return (
    <Stack>
      <h2>{words.onItsWay}</h2>
      <p>{words.goesTo(formatNaira(amount), which)}</p>
    </Stack>
  );
}

function UnderReview({ send }: RefundAccountProps) {
  return (
    <Stack $gap="l">
      <h2>{words.lookingInto}</h2>
      <p>{words.otherName}</p>
      <div>
        <Button variant="secondary" onClick={() => send({ type: 'account.rejected' })}>
          {words.otherAccount}
        </Button>
      </div>
    </Stack>
  );
}

function NotNeeded() {
  return (
    <Stack>
      <h2>{words.nothingNeeded}</h2>
      <p>{words.whyNotNeeded}</p>
    </Stack>
  );
}

function Entering(props: RefundAccountProps) {
  const { amount } = requireAccountWanted(props.snapshot.context);
  return (
    <Stack $gap="l">
      <p>{words.couldNotReturn(formatNaira(amount))}</p>
      <RefundAccountForm {...props} />
    </Stack>
  );
}

function Failed({ snapshot, send }: RefundAccountProps) {
  const { error, isUnknown } = snapshot.context;
  return (
    <Stack $gap="l">
      {error !== null && <Alert tone="error">{error}</Alert>}
      {isUnknown && <OtherAccount />}
      <div>
        <Button onClick={() => send({ type: 'retry.requested' })}>{tryAgain}</Button>
      </div>
    </Stack>
  );
}

function shown(props: RefundAccountProps): ReactNode {
  const entering = () => <Entering {...props} />;
  const confirming = () => <Confirming {...props} />;
  return renderState(props.snapshot.value, {
    sorting: () => <LoadingSummary label={words.loading} />,
    loading: () => <LoadingSummary label={words.loading} />,
    entering,
    findingHolder: entering,
    confirming,
    giving: confirming,
    given: () => <Given {...props} />,
    underReview: () => <UnderReview {...props} />,
    notNeeded: () => <NotNeeded />,
    failed: () => <Failed {...props} />,
    sessionLost: () => <Failed {...props} />,
  });
}

/** The states that show something else than the form. */
const screens: Readonly<Partial<Record<RefundAccountProps['snapshot']['value'], string>>> = {
  confirming: 'holder',
  giving: 'holder',
  given: 'given',
  underReview: 'review',
};

/** Fields kept while the form is filled in: never the password. */
const enteredFields = ['bankCode', 'accountNumber'] as const;

/** An account for a refund that couldn't be returned to the original payment method. */
function RefundAccount({ reservationId }: { reservationId: string }) {
  const { kept, keep } = useTabDraft(`refundAccount:${reservationId}`, enteredFields);
  const [snapshot, send, actor] = useScreen(provideRefundAccount, { reservationId, kept });
  const keepEntered = useCallback(
    ({ context: { form } }: { context: RefundAccountContext }) => {
      const { bankCode, accountNumber } = form;
      keep(bankCode === '' && accountNumber === '' ? null : { bankCode, accountNumber });
    },
    [keep],
  );
  useSaved(actor, keepEntered);
  useHeadingFocus(screens[snapshot.value] ?? 'form');
  return (
    <PageStack>
      <Card>{shown({ snapshot, send })}</Card>
      <div>
        <LinkButton to={myReservationPath(reservationId)} variant="quiet">
          {words.toReservation}
        </LinkButton>
      </div>
    </PageStack>
  );
}

/** Where a guest gives a bank account for a refund. */
export default function RefundAccountPage() {
  const id = useReservationId();
  return (
    <>
      <PageHead title={words.title} />
      <PageHero title={words.title} />
      <RequireSession announcedBy="alert">
        <RefundAccount key={id} reservationId={id} />
      </RequireSession>
    </>
  );
}
