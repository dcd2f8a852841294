import type { TestGuest } from '../../support/hotel';
import { openStay, stayTotal } from '../openStay';
import { askForRefund } from '../paidStay';
import { verify, type PaymentWorld } from '../paymentWorld';
import { askForAccount, sendTransfer } from '../transfers';

const MINUTE = 60_000;
const password = 'Lagoon#42';
/** Guaranty Trust Bank: its code, which is not its id. */
const bankCode = '058';
/** In the name of Ngozi Chioma Eze. */
export const own = '0001234567';
/** A refund to it needs an account. */
export const needsAttention = '1012204935';

type Typed = Record<string, string>;

interface Told {
  guest: TestGuest;
  id: string;
}

/** Refunds of transfers that Paystack can't send back, and the calls about an account for them. */
export function stuckRefunds(world: PaymentWorld) {
  const path = ({ id }: Told) => `/api/v1/hotel/payment/refund/account/${id}`;
  const post = (at: string, { guest }: Told, body: Typed) =>
    world.request('POST', at, { token: guest.token, body });
  return {
    /** A stay that was paid by a transfer of Ngozi Eze, whose refund needs another account. */
    stuckRefund: async (sender = 'NGOZI EZE') => {
      const stay = await openStay(world);
      const account = await askForAccount(world, stay);
      const from = { name: sender, accountNumber: needsAttention };
      await sendTransfer(world, account, stayTotal, from);
      await verify(world, stay.reference);
      await askForRefund(world, stay.guest, stay.id);
      await world.pass(5 * MINUTE);
      world.asked.length = 0;
      return stay;
    },
    standing: (stay: Told) => world.request('GET', path(stay), { token: stay.guest.token }),
    holderOf: (stay: Told, typed: Typed = {}) =>
      post(`${path(stay)}/holder`, stay, { bankCode, accountNumber: own, password, ...typed }),
    give: (stay: Told, typed: Typed = {}) =>
      post(path(stay), stay, {
        ...{ bankCode, accountNumber: own, password, holder: 'NGOZI CHIOMA EZE' },
        ...typed,
      }),
  };
}
