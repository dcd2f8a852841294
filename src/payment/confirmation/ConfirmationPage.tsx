import { useLocation } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { title } from '../../../messages/payment/pages/confirmation';
import * as paymentResultMessages from '../../../messages/payment/paymentResult';
import { paymentReferenceIn } from '../../../machines/payment/paymentReference';
import type {
  ConfirmationInput,
  confirmationMachine,
} from '../../../machines/payment/confirmationMachine';
import { CheckoutHeader } from '../../layout/CheckoutHeader';
import { useReservationId } from '../../navigation/useReservationId';
import { AwaitSession } from '../../session/AwaitSession';
import { useScreen } from '../../context/useScreen';
import type { BookingStep } from '../../components/BookingSteps';
import { PageHead } from '../../components/PageHead';
import { Letterhead } from '../../layout/Letterhead';
import { provideConfirmation } from '../confirmationActors';
import { ConfirmationBody } from './ConfirmationBody';

/** The step of the booking that the screen shows. */
function stepIn(snapshot: SnapshotFrom<typeof confirmationMachine>): BookingStep {
  if (snapshot.matches('paid')) return 'Paid';
  return snapshot.matches({ unpaid: 'starting' }) ? 'Pay' : 'Confirm';
}

/** One reservation on its way from creation to payment. */
function Confirmation(input: ConfirmationInput) {
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

/** Where a reservation is confirmed and paid, and where a guest returns after paying. */
export default function ConfirmationPage() {
  const id = useReservationId() || null;
  const { pathname, search } = useLocation();
  const reference = paymentReferenceIn(new URLSearchParams(search)) ?? null;
  return (
    <AwaitSession head={<CheckoutHeader title={title} />}>
      <Confirmation key={`${pathname}${search}`} reservationId={id} reference={reference} />
    </AwaitSession>
  );
}
