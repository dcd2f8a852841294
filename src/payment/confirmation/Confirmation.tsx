import { type PaymentInput, stepIn } from '../../../machines/payment/confirmationScreen';
import * as paymentCallbackMessages from '../../../words/payment/callback';
import { title } from '../../../words/payment/pages/confirmation';
import { useScreen } from '../../actors/useScreen';
import { PageHead } from '../../components/PageHead';
import { JourneyHead } from '../../layout/JourneyHead';
import { Letterhead } from '../../layout/Letterhead';
import { providePayment } from '../confirmationActors';
import { ConfirmationBody } from './ConfirmationBody';

/** One reservation on its way from created to paid. */
export function Confirmation(input: PaymentInput) {
  const [snapshot, send] = useScreen(providePayment, input);
  return (
    <>
      <PageHead title={title} />
      <Letterhead />
      <JourneyHead
        title={snapshot.hasTag('receipt') ? paymentCallbackMessages.confirmed : title}
        step={stepIn(snapshot)}
      />
      <ConfirmationBody snapshot={snapshot} send={send} />
    </>
  );
}
