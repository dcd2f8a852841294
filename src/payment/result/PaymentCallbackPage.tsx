import * as words from '../../../messages/payment/pages/paying';
import { CheckoutHeader } from '../../layout/CheckoutHeader';
import { useLocation } from 'react-router-dom';
import { paymentReferenceIn } from '../../../machines/payment/paymentReference';
import { OtherAccount } from '../../session/OtherAccount';
import { AwaitSession } from '../../session/AwaitSession';
import { useSelector } from '@xstate/react';
import * as messages from '../../../messages/payment/paymentResult';
import { payNow } from '../../../messages/shared/pages/links';
import {
  payAgainPath,
  type PaymentResultInput,
  titleOf,
  viewReservationPath,
} from '../../../machines/payment/paymentResultMachine';
import { providePaymentResult } from '../paymentResultActors';
import { renderState } from '../../context/renderState';
import { useScreen } from '../../context/useScreen';
import { Alert } from '../../components/Alert';
import { Button } from '../../components/Button';
import { LinkButton } from '../../components/LinkButton';
import { PageHead } from '../../components/PageHead';
import { Receipt } from '../../components/Receipt';
import { PageStack } from '../../components/PageSection';
import { Letterhead } from '../../layout/Letterhead';
import { PaymentCheck } from '../PaymentCheck';
import { Arrival } from '../../reservation/Arrival';
import { resultRows } from '../../reservation/reservationRows';

/** The result of a payment. */
function PaymentResult(input: PaymentResultInput) {
  const [snapshot, send] = useScreen(providePaymentResult, input);
  const { reservation, result, words: said } = snapshot.context;
  const { paymentCheck } = snapshot.children;
  const title = useSelector(paymentCheck, (check) => titleOf(snapshot.context, check));

  const checkAgain = (
    <Button variant="secondary" onClick={() => send({ type: 'check.requested' })}>
      {words.checkAgain}
    </Button>
  );
  const linkTo = (known: typeof reservation) => (
    <LinkButton to={viewReservationPath(known)}>{words.viewReservation}</LinkButton>
  );
  const onward = linkTo(reservation);
  const payAgain = payAgainPath(snapshot.context);
  const over = () => (
    <>
      <Alert tone="warning">{said}</Alert>
      {onward}
    </>
  );
  const verifying = () => (
    <PaymentCheck
      check={paymentCheck}
      variant="secondary"
      link={(told) => linkTo(told ?? reservation)}
    />
  );

  return (
    <>
      <PageHead title={title} />
      <Letterhead />
      <CheckoutHeader title={title} />
      <PageStack>
        {renderState(snapshot.value, {
          deciding: verifying,
          verifying,
          sorting: verifying,
          successful: () => (
            <>
              {said !== null && <Alert tone="warning">{said}</Alert>}
              {reservation && <Receipt title={messages.confirmed} rows={resultRows(reservation)} />}
              {onward}
              {reservation && <Arrival reservation={reservation} />}
            </>
          ),
          notPaid: () => (
            <>
              <Alert tone={result === 'left' ? 'neutral' : 'error'}>{said}</Alert>
              {result === 'notFound' && <OtherAccount />}
              {payAgain !== null && <LinkButton to={payAgain}>{payNow}</LinkButton>}
              {checkAgain}
              {onward}
            </>
          ),
          unverified: () => (
            <>
              <Alert tone="warning">{said}</Alert>
              {checkAgain}
              {onward}
            </>
          ),
          over,
          unknown: over,
        })}
      </PageStack>
    </>
  );
}

/** Where a guest returns after paying at a provider. */
export default function PaymentCallbackPage() {
  const { search } = useLocation();
  const reference = paymentReferenceIn(new URLSearchParams(search)) ?? null;
  return (
    <AwaitSession head={<CheckoutHeader title={words.payment} />}>
      <PaymentResult key={search} reference={reference} />
    </AwaitSession>
  );
}
