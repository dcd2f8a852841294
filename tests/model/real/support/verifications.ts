import { beRefused, pay, payAndTakeBack } from './checkouts';
import { checkoutOf, refundAndLetGo, type Payer } from './payer';
import type { Scene } from './realMachine';

/** Less than the price arrives, and the browser learns of it. */
export async function payTooLittle(scene: Scene<Payer>): Promise<void> {
  await payAndTakeBack(scene, await checkoutOf(scene));
  await scene.gate.letGo('verifyPayment');
}

/** What can have become of a payment when the guest is back from the provider. */
export const verifications = {
  'the payment is made': async (scene: Scene<Payer>) => {
    await pay(await checkoutOf(scene));
    await scene.gate.letGo('verifyPayment');
  },
  'the guest left without paying': ({ gate }: Scene<Payer>) => gate.letGo('verifyPayment'),
  'the payment is declined': async (scene: Scene<Payer>) => {
    await beRefused(await checkoutOf(scene));
    await scene.gate.letGo('verifyPayment');
  },
  'the payment was refunded': (scene: Scene<Payer>) => refundAndLetGo(scene, 'verifyPayment'),
};
