import { payment } from '../../../messages/payment/pages/paying';
import { CheckoutHeader } from '../../layout/CheckoutHeader';
import { useLocation } from 'react-router-dom';
import { paymentReferenceIn } from '../../../machines/payment/paymentReference';
import { AwaitSession } from '../../session/AwaitSession';
import { PaymentResult } from './PaymentResult';

/** Where a guest returns after paying at a provider. */
export default function PaymentCallbackPage() {
  const { search } = useLocation();
  const reference = paymentReferenceIn(new URLSearchParams(search)) ?? null;
  return (
    <AwaitSession head={<CheckoutHeader title={payment} />}>
      <PaymentResult key={search} reference={reference} />
    </AwaitSession>
  );
}
