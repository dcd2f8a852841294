import { payment } from '../../../messages/payment/pages/paying';
import { PageHead } from '../../components/PageHead';
import { JourneyHead } from '../../layout/JourneyHead';
import { SessionRequired } from '../../session/SessionRequired';
import { PaymentChoice } from './PaymentChoice';

/** Where the reservation that was just made is paid, in the flow that leads here. */
export default function PaymentPage() {
  return (
    <>
      <PageHead title={payment} />
      <JourneyHead title={payment} step="Pay" />
      <SessionRequired announcedBy="alert">
        <PaymentChoice />
      </SessionRequired>
    </>
  );
}
