import { payment } from '../../../messages/payment/pages/paying';
import { PageHead } from '../../components/PageHead';
import { CheckoutHeader } from '../../layout/CheckoutHeader';
import { RequireSession } from '../../session/RequireSession';
import { PaymentChoice } from './PaymentChoice';

/** The payment page of the flow that leads here. */
export default function PaymentPage() {
  return (
    <>
      <PageHead title={payment} />
      <CheckoutHeader title={payment} step="Pay" />
      <RequireSession announcedBy="alert">
        <PaymentChoice />
      </RequireSession>
    </>
  );
}
