import type { SnapshotFrom } from 'xstate';
import type {
  ConfirmationInput,
  confirmationMachine,
} from '../../../machines/payment/confirmationMachine';
import * as paymentResultMessages from '../../../messages/payment/paymentResult';
import { title } from '../../../messages/payment/pages/confirmation';
import { useScreen } from '../../context/useScreen';
import type { BookingStep } from '../../components/BookingSteps';
import { PageHead } from '../../components/PageHead';
import { CheckoutHeader } from '../../layout/CheckoutHeader';
import { Letterhead } from '../../layout/Letterhead';
import { provideConfirmation } from '../confirmationActors';
import { ConfirmationBody } from './ConfirmationBody';

/** The step of the booking that the screen shows. */
function stepIn(snapshot: SnapshotFrom<typeof confirmationMachine>): BookingStep {
  if (snapshot.matches('paid')) return 'Paid';
  return snapshot.matches({ unpaid: 'starting' }) ? 'Pay' : 'Confirm';
}

/** One reservation on its way from creation to payment. */
export function Confirmation(input: ConfirmationInput) {
  const [snapshot, send] = useScreen(provideConfirmation, input);
  return (
    <>
      <PageHead title={title} />
      <Letterhead />
      <CheckoutHeader
        title={snapshot.hasTag('receipt') ? paymentResultMessages.confirmed : title}
        step={stepIn(snapshot)}
      />
      <ConfirmationBody snapshot={snapshot} send={send} />
    </>
  );
}
