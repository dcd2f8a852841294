import * as messages from '../../../messages/payment/callback';
import * as words from '../../../messages/payment/pages/paying';
import { payNow } from '../../../messages/shared/pages/links';
import {
  payAgainPath,
  type PaymentResultInput,
  titleIn,
  viewReservationPath,
} from '../../../machines/payment/paymentResultSetup';
import { providePaymentResult } from '../paymentResultActors';
import { renderState } from '../../context/renderState';
import { useScreen } from '../../context/useScreen';
import { Alert } from '../../components/Alert';
import { Button } from '../../components/Button';
import { Container } from '../../components/Container';
import { LinkButton } from '../../components/LinkButton';
import { PageHead } from '../../components/PageHead';
import { Receipt } from '../../components/Receipt';
import { Section } from '../../components/Section';
import { Stack } from '../../components/Stack';
import { LoadingMessage } from '../../components/LoadingMessage';
import { CheckoutHeader } from '../../layout/CheckoutHeader';
import { Letterhead } from '../../layout/Letterhead';
import { resultRows } from '../../reservation/reservationRows';

/** What became of a payment. */
export function PaymentResult(input: PaymentResultInput) {
  const [snapshot, send] = useScreen(providePaymentResult, input);
  const { reservation, words: said } = snapshot.context;
  const title = titleIn(snapshot);

  const verifying = () => <LoadingMessage label={messages.verifying} />;
  const checkAgain = (busy: boolean) => (
    <Button
      variant="secondary"
      busy={busy}
      busyLabel={messages.verifying}
      onClick={() => send({ type: 'check.requested' })}
    >
      {words.checkAgain}
    </Button>
  );
  const onward = (
    <LinkButton to={viewReservationPath(snapshot.context)}>{words.viewReservation}</LinkButton>
  );
  const pending = (busy: boolean) => () => (
    <>
      <Alert tone="warning">{said}</Alert>
      {checkAgain(busy)}
      {onward}
    </>
  );
  const over = () => (
    <>
      <Alert tone="warning">{said}</Alert>
      {onward}
    </>
  );
  const payAgain = payAgainPath(snapshot.context);
  const notPaid = (tone: 'error' | 'neutral') => () => (
    <>
      <Alert tone={tone}>{said}</Alert>
      {payAgain !== null && <LinkButton to={payAgain}>{payNow}</LinkButton>}
      {checkAgain(false)}
      {onward}
    </>
  );

  return (
    <>
      <PageHead title={title} />
      <Letterhead />
      <CheckoutHeader title={title} />
      <Section $tight>
        <Container $width="form">
          <Stack $gap="l">
            {renderState(snapshot.value, {
              deciding: verifying,
              verifying: { first: verifying, again: pending(true) },
              stillPending: { polling: pending(true), quiet: pending(false) },
              successful: () => (
                <>
                  {reservation && (
                    <Receipt title={messages.confirmed} rows={resultRows(reservation)} />
                  )}
                  {onward}
                </>
              ),
              declined: notPaid('error'),
              abandoned: notPaid('neutral'),
              unverified: pending(false),
              refunding: over,
              unknown: over,
              paidBack: over,
              underReview: over,
            })}
          </Stack>
        </Container>
      </Section>
    </>
  );
}
