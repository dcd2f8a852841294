import { notSentYet } from '../../messages/payment/payment';
import type { BegunPayment as Begun } from '../../machines/reservation/begunPayment';
import { Alert } from '../components/Alert';

/** That a payment was begun and may be on its way: before everything that invites to pay. */
export function BegunPayment({ begun }: { begun: Begun }) {
  return (
    <>
      <Alert tone="neutral">{begun.words}</Alert>
      {begun.isOnItsWay && <p>{notSentYet}</p>}
    </>
  );
}
