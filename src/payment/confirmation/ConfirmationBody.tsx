import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { confirmationMachine } from '../../../machines/payment/confirmationMachine';
import { begunPaymentOf } from '../../../machines/reservation/begunPayment';
import { heldUntilIn, type ConfirmationEvent } from '../../../machines/payment/confirmationSetup';
import { howToPay } from '../../../messages/payment/pages/confirmation';
import * as paying from '../../../messages/payment/pages/paying';
import * as paymentMessages from '../../../messages/payment/payment';
import * as reservationViewMessages from '../../../messages/payment/view';
import * as policyMessages from '../../../messages/reservation/policy';
import { goToHome, myReservations, tryAgain } from '../../../messages/shared/pages/links';
import { canBookAgain } from '../../../machines/reservation/policy';
import { myReservationPath, paths } from '../../../machines/shared/paths';
import { renderState } from '../../context/renderState';
import { BookAgain } from '../../booking/BookAgain';
import { Alert } from '../../components/Alert';
import { Button } from '../../components/Button';
import { Cluster } from '../../components/Cluster';
import { Container } from '../../components/Container';
import { EmptyState } from '../../components/EmptyState';
import { LinkButton } from '../../components/LinkButton';
import { Section } from '../../components/Section';
import { Stack } from '../../components/Stack';
import { LoadingSummary } from '../../components/LoadingSummary';
import { BegunPayment } from '../../reservation/BegunPayment';
import { RoomsKept } from '../../reservation/RoomsKept';
import { isWhole } from '../../reservation/reservationRows';
import { PaymentCheck } from '../PaymentCheck';
import { PaidReservation } from './PaidReservation';
import { ProviderButtons } from './ProviderButtons';
import { UnpaidReservation } from './UnpaidReservation';

interface ConfirmationBodyProps {
  snapshot: SnapshotFrom<typeof confirmationMachine>;
  send: (event: ConfirmationEvent) => void;
}

const goHome = <LinkButton to={paths.home}>{goToHome}</LinkButton>;

function Alone({ children }: { children: ReactNode }) {
  return (
    <Section $tight>
      <Container $width="form">
        <Stack $gap="l">{children}</Stack>
      </Container>
    </Section>
  );
}

const viewReservation = (id: string | null) =>
  id !== null && (
    <LinkButton to={myReservationPath(id)} variant="quiet">
      {paying.viewReservation}
    </LinkButton>
  );

const loading = () => (
  <Alone>
    <LoadingSummary label={paying.loading} />
  </Alone>
);

/** The content below the title, by the machine's state. */
export function ConfirmationBody({ snapshot, send }: ConfirmationBodyProps) {
  const { reservationId, reservation, reference, error, provider } = snapshot.context;
  const isBack = reference !== null;
  const retry = <Button onClick={() => send({ type: 'retry.requested' })}>{tryAgain}</Button>;
  const failure = error !== null && (
    <Alert tone="error" focused={isBack}>
      {error}
    </Alert>
  );

  const begun = begunPaymentOf(reservation);
  const payable = (busy: boolean, said?: ReactNode) => () => (
    <UnpaidReservation
      reservation={reservation}
      heldUntil={heldUntilIn(snapshot.context)}
      paymentFirst={isBack || begun !== null}
    >
      {failure}
      {said ?? (begun && <BegunPayment begun={begun} />)}
      <p>{howToPay}</p>
      <ProviderButtons
        starting={busy ? provider : null}
        begunWith={begun?.provider ?? null}
        onChoose={(chosen) => send({ type: 'payment.chosen', provider: chosen })}
      />
    </UnpaidReservation>
  );
  const whole = reservation && isWhole(reservation) ? reservation : null;
  const again = whole && <BookAgain reservation={whole} />;
  const over = (tone: 'warning' | 'neutral', words: string) => () => (
    <UnpaidReservation reservation={reservation}>
      <Alert tone={tone}>{words}</Alert>
      {whole && canBookAgain(whole) && again}
      <LinkButton to={paths.home} wide>
        {goToHome}
      </LinkButton>
    </UnpaidReservation>
  );
  const failed = () => (
    <Alone>
      {failure}
      {goHome}
    </Alone>
  );
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
    <Alone>
      {waysOn}
      {viewReservation(reservation?.id ?? reservationId)}
    </Alone>
  );
  // What was shown stays in sight; it may be paid by now, so nothing can be paid until it is read again.
  const notReadAgain = () =>
    reservation === null ? (
      retryable()
    ) : (
      <UnpaidReservation reservation={reservation} paymentFirst>
        {waysOn}
      </UnpaidReservation>
    );

  return renderState(snapshot.value, {
    deciding: loading,
    loading,
    sorting: loading,
    verifying: () => (
      <Alone>
        <PaymentCheck
          check={snapshot.children.paymentCheck}
          link={(told) => viewReservation((told ?? reservation)?.id ?? null)}
        />
      </Alone>
    ),
    underReview: () => (
      <Alone>
        <Alert tone="warning">{paymentMessages.underReview}</Alert>
        <RoomsKept reservation={reservation} />
        {goHome}
      </Alone>
    ),
    unpaid: {
      choosing: payable(false),
      abandoned: payable(
        false,
        <Alert tone="neutral" focused>
          {paymentMessages.notCompleted}
        </Alert>,
      ),
      starting: payable(true),
    },
    holdEnded: () => (
      <UnpaidReservation reservation={reservation}>
        <Alert tone="warning">{paymentMessages.holdEnded}</Alert>
        <Button wide onClick={() => send({ type: 'check.requested' })}>
          {paying.checkAgain}
        </Button>
        {again}
      </UnpaidReservation>
    ),
    paid: () => (
      <Alone>
        <PaidReservation reservation={reservation} error={error} />
      </Alone>
    ),
    ended: {
      cancelled: over('warning', paymentMessages.cancelled),
      refunding: over('neutral', policyMessages.refundRequested),
      refundFailed: over('neutral', policyMessages.refundUnderReview),
      refunded: over('neutral', paymentMessages.refunded),
      withoutRooms: over('neutral', paymentMessages.noRooms),
    },
    empty: () => (
      <Alone>
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
      </Alone>
    ),
    failed: {
      nothingToLookUp: failed,
      notFound: failed,
      notLoaded: notReadAgain,
      notVerified: retryable,
    },
    sessionLost: () => (
      <Alone>
        <EmptyState title={reservationViewMessages.empty} action={retry} />
      </Alone>
    ),
  });
}
