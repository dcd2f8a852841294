import * as words from '../../../messages/payment/pages/paying';
import { PageHead } from '../../components/PageHead';
import { CheckoutHeader } from '../../layout/CheckoutHeader';
import { OtherAccount } from '../../session/OtherAccount';
import { RequireSession } from '../../session/RequireSession';
import type { ReactNode } from 'react';
import { makeReservation, tryAgain } from '../../../messages/shared/pages/links';
import { begunPaymentOf } from '../../../machines/reservation/begunPayment';
import { canBookAgain } from '../../../machines/reservation/policy';
import { myReservationPath, paths } from '../../../machines/shared/paths';
import { renderState } from '../../context/renderState';
import { useScreen } from '../../context/useScreen';
import { BookAgain } from '../../booking/BookAgain';
import { Alert } from '../../components/Alert';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { LinkButton } from '../../components/LinkButton';
import { ScreenNotice } from '../../components/Notice';
import { PageStack } from '../../components/PageSection';
import { Stack } from '../../components/Stack';
import { LoadingSummary } from '../../components/LoadingSummary';
import { AsideLayout } from '../../components/AsideLayout';
import { providePaymentChoice } from '../paymentChoiceActors';
import { MethodForm } from './MethodForm';
import { SavedReservation } from './SavedReservation';

const loading = () => (
  <PageStack>
    <LoadingSummary label={words.loading} />
  </PageStack>
);
const nothing = () => <PageStack />;

/** The reservation that was just made, and a choice of three payment methods. */
function PaymentChoice() {
  const [snapshot, send] = useScreen(providePaymentChoice);
  const { reservation, reservationId, error, isUnknown } = snapshot.context;
  const retry = <Button onClick={() => send({ type: 'retry.requested' })}>{tryAgain}</Button>;
  const failure = <Alert tone="error">{error}</Alert>;

  const beside = (aside: ReactNode, asideFirst = false) => (
    <AsideLayout asideLabel={words.payment} aside={<Card>{aside}</Card>} asideFirst={asideFirst}>
      {reservation && (
        <Card>
          <SavedReservation reservation={reservation} />
        </Card>
      )}
    </AsideLayout>
  );
  const choice = () =>
    beside(<MethodForm snapshot={snapshot} send={send} />, begunPaymentOf(reservation) !== null);

  return (
    <>
      {renderState(snapshot.value, {
        reading: loading,
        loading,
        alertingMissing: nothing,
        navigatingToForm: nothing,
        corrupt: () => (
          <PageStack>
            {failure}
            <LinkButton to={paths.reservation}>{makeReservation}</LinkButton>
          </PageStack>
        ),
        nothingToPay: () =>
          beside(
            <Stack $gap="l">
              <Alert tone="warning">{error}</Alert>
              {isUnknown && <OtherAccount />}
              <LinkButton
                to={
                  reservationId === null ? paths.myReservations : myReservationPath(reservationId)
                }
              >
                {words.viewReservation}
              </LinkButton>
              {reservation && canBookAgain(reservation) && <BookAgain reservation={reservation} />}
            </Stack>,
          ),
        notLoaded: () => (
          <PageStack>
            {failure}
            {retry}
          </PageStack>
        ),
        choosing: choice,
        starting: choice,
        sessionLost: () => beside(retry),
      })}
      <ScreenNotice snapshot={snapshot} send={send} />
    </>
  );
}

/** The payment page of the flow that leads here. */
export default function PaymentPage() {
  return (
    <>
      <PageHead title={words.payment} />
      <CheckoutHeader title={words.payment} step="Pay" />
      <RequireSession announcedBy="alert">
        <PaymentChoice />
      </RequireSession>
    </>
  );
}
