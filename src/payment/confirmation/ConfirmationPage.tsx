import { title } from '../../../messages/payment/pages/confirmation';
import { CheckoutHeader } from '../../layout/CheckoutHeader';
import { useLocation } from 'react-router-dom';
import { paymentReferenceIn } from '../../../machines/payment/paymentReference';
import { useReservationId } from '../../navigation/useReservationId';
import { AwaitSession } from '../../session/AwaitSession';
import { Confirmation } from './Confirmation';

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
