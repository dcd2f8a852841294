import { nairaToPay } from '../../../machines/reservation/price';
import type { SnapshotFrom } from 'xstate';
import type {
  confirmationMachine,
  ConfirmationEvent,
} from '../../../machines/payment/confirmationMachine';
import type { Reservation } from '../../../machines/contract/wire';
import { begunPaymentOf } from '../../../machines/reservation/begunPayment';
import { heldUntilIn, sentenceOn } from '../../../machines/payment/reservationToPay';
import { fullRefundUntil, howToPay, noRefund } from '../../../messages/payment/pages/confirmation';
import * as paying from '../../../messages/payment/pages/paying';
import * as paymentMessages from '../../../messages/payment/payment';
import * as reservationViewMessages from '../../../messages/payment/view';
import { goToHome, myReservations, tryAgain } from '../../../messages/shared/pages/links';
import { koboFromNaira } from '../../../machines/shared/money';
import { canBookAgain } from '../../../machines/reservation/policy';
import { hasTag, statusOf } from '../../../machines/reservation/reservationStatus';
import { myReservationPath, paths } from '../../../machines/shared/paths';
import { renderState } from '../../context/renderState';
import { BookAgain } from '../../booking/BookAgain';
import { Alert } from '../../components/Alert';
import { Button } from '../../components/Button';
import { Cluster } from '../../components/Cluster';
import { EmptyState } from '../../components/EmptyState';
import { LinkButton } from '../../components/LinkButton';
import { PageStack } from '../../components/PageSection';
import { Stack } from '../../components/Stack';
import { RichMessage } from '../../components/RichMessage';
import { Timestamp } from '../../components/Timestamp';
import { LoadingMessage } from '../../components/LoadingMessage';
import { LoadingSummary } from '../../components/LoadingSummary';
import { BegunPayment } from '../../reservation/BegunPayment';
import { HoldCountdown } from '../../reservation/HoldCountdown';
import { HeldUntil, RoomsKept } from '../../reservation/RoomsKept';
import { isWhole } from '../../reservation/reservationRows';
import { OtherAccount } from '../../session/OtherAccount';
import { PaymentCheck } from '../PaymentCheck';
import { PaidReservation } from './PaidReservation';
import { ProviderButtons } from './ProviderButtons';
import { UnpaidReservation } from './UnpaidReservation';

interface ConfirmationBodyProps {
  snapshot: SnapshotFrom<typeof confirmationMachine>;
  send: (event: ConfirmationEvent) => void;
}

const goHome = <LinkButton to={paths.home}>{goToHome}</LinkButton>;

const viewReservation = (id: string | null) =>
  id !== null && (
    <LinkButton to={myReservationPath(id)} variant="quiet">
      {paying.viewReservation}
    </LinkButton>
  );

/** Until when the money would come back, for a guest who is about to pay. */
function RefundPromise({ reservation: { fullRefundUntil: until } }: { reservation: Reservation }) {
  if (until === undefined) return null;
  if (until === null) return <p>{noRefund}</p>;
  return (
    <p>
      <RichMessage parts={fullRefundUntil(<Timestamp key="until" at={until} />)} />
    </p>
  );
}

const loading = () => (
  <PageStack>
    <LoadingSummary label={paying.loading} />
  </PageStack>
);

/** The content below the title, by the machine's state. */
export function ConfirmationBody({ snapshot, send }: ConfirmationBodyProps) {
  const { reservationId, reservation, reference, verdict, error, provider } = snapshot.context;
  const isBack = reference !== null;
  const isNamed = reservation !== null || reservationId !== null;
  const isUnknown = (snapshot.matches('notFound') && isNamed) || verdict?.kind === 'notFound';
  const retry = <Button onClick={() => send({ type: 'retry.requested' })}>{tryAgain}</Button>;
  const failure = error !== null && (
    <>
      <Alert tone="error" focused={isBack}>
        {error}
      </Alert>
      {isUnknown && <OtherAccount />}
    </>
  );

  const whole = reservation && isWhole(reservation) ? reservation : null;
  const heldUntil = heldUntilIn(snapshot.context);
  const begun = begunPaymentOf(reservation);
  const left = verdict?.kind === 'left' && (
    <Alert tone="neutral" focused>
      {verdict.words}
    </Alert>
  );
  const payable = (busy: boolean) => () => (
    <UnpaidReservation reservation={reservation} held={heldUntil && <HeldUntil at={heldUntil} />}>
      {failure}
      {left || (begun && <BegunPayment begun={begun} />)}
      {whole && heldUntil !== null && <HoldCountdown heldUntil={heldUntil} />}
      <Stack $gap="xs">
        {whole && <RefundPromise reservation={whole} />}
        <p>{howToPay}</p>
      </Stack>
      <ProviderButtons
        total={reservation === null ? null : koboFromNaira(nairaToPay(reservation))}
        starting={busy ? provider : null}
        begunWith={begun?.provider ?? null}
        onChoose={(chosen) => send({ type: 'payment.chosen', provider: chosen })}
      />
      {viewReservation(reservation?.id ?? reservationId)}
    </UnpaidReservation>
  );
  const isCancelled = reservation === null || hasTag(statusOf(reservation), 'neverPaid');
  const again = whole && <BookAgain reservation={whole} />;
  const waysOn = (
    <>
      {failure}
      {retry}
      <LinkButton to={paths.home} variant="secondary">
        {goToHome}
      </LinkButton>
    </>
  );
  const retryable = () => (
    <PageStack>
      {waysOn}
      {viewReservation(reservation?.id ?? reservationId)}
    </PageStack>
  );
  // What was shown stays in sight; it may be paid by now, so nothing can be paid until it is read again.
  const notReadAgain = () =>
    reservation === null ? (
      retryable()
    ) : (
      <UnpaidReservation reservation={reservation}>{waysOn}</UnpaidReservation>
    );

  return renderState(snapshot.value, {
    deciding: loading,
    loading,
    sorting: loading,
    verifying: () => (
      <PageStack>
        <PaymentCheck
          check={snapshot.children.paymentCheck}
          link={(told) => viewReservation((told ?? reservation)?.id ?? null)}
        />
      </PageStack>
    ),
    underReview: () => (
      <PageStack>
        <Alert tone="warning">{sentenceOn(snapshot.context)}</Alert>
        <RoomsKept reservation={reservation} />
        {goHome}
      </PageStack>
    ),
    unpaid: {
      choosing: payable(false),
      starting: payable(true),
    },
    readingAtEnd: () => (
      <UnpaidReservation reservation={reservation}>
        <LoadingMessage label={paying.loading} />
      </UnpaidReservation>
    ),
    holdEnded: () => (
      <UnpaidReservation reservation={reservation}>
        <Alert tone="warning">{paymentMessages.holdEnded}</Alert>
        <Button wide onClick={() => send({ type: 'check.requested' })}>
          {paying.checkAgain}
        </Button>
      </UnpaidReservation>
    ),
    paid: () => (
      <PaidReservation reservation={reservation} said={error ?? sentenceOn(snapshot.context)} />
    ),
    ended: () => (
      <UnpaidReservation reservation={reservation}>
        <Alert tone={isCancelled ? 'warning' : 'neutral'}>{sentenceOn(snapshot.context)}</Alert>
        {whole && canBookAgain(whole) && again}
        <LinkButton to={paths.home} wide>
          {goToHome}
        </LinkButton>
      </UnpaidReservation>
    ),
    empty: () => (
      <PageStack>
        {failure}
        <EmptyState
          title={reservationViewMessages.empty}
          action={
            <Cluster $justify="center">
              <LinkButton to={paths.myReservations}>{myReservations}</LinkButton>
              <LinkButton to={paths.home} variant="secondary">
                {goToHome}
              </LinkButton>
            </Cluster>
          }
        />
      </PageStack>
    ),
    notFound: () => (
      <PageStack>
        {failure}
        {goHome}
      </PageStack>
    ),
    notLoaded: notReadAgain,
    notVerified: retryable,
    sessionLost: () => (
      <PageStack>
        <EmptyState title={reservationViewMessages.empty} action={retry} />
      </PageStack>
    ),
  });
}
