import { SessionRequired } from '../../session/SessionRequired';
import { PaymentChoice } from './PaymentChoice';

/** Where the reservation that was just made is paid, in the flow that leads here. */
export default function PaymentPage() {
  return (
    <SessionRequired announcedBy="alert">
      <PaymentChoice />
    </SessionRequired>
  );
}
