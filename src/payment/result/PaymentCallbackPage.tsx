import { payment } from '../../../messages/payment/pages/paying';
import { JourneyHead } from '../../layout/JourneyHead';
import { useLocation } from 'react-router-dom';
import { paymentReferenceIn } from '../../../machines/payment/paymentReference';
import { SessionSettled } from '../../session/SessionSettled';
import { PaymentResult } from './PaymentResult';

/** Where a guest who has paid at a provider comes back to. */
export default function PaymentCallbackPage() {
  const { search } = useLocation();
  const reference = paymentReferenceIn(new URLSearchParams(search)) ?? null;
  return (
    <SessionSettled head={<JourneyHead title={payment} />}>
      <PaymentResult key={search} reference={reference} />
    </SessionSettled>
  );
}
