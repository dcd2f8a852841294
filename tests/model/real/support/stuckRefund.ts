import { randomInt } from 'node:crypto';
import type { PaystackCheckout, Reservation } from '../../../../machines/contract/wire';
import { refundAccountPath } from '../../../../machines/shared/paths';
import type { LoggedInGuest } from '../../../browser/support/asGuest';
import { accountHolder, enteredAccount } from '../../../../models/payment/refundAccountExamples';
import { inSessionOf } from './account';
import { callsOf, reservationNow } from './calls';
import { accountFor, giveBack, refundAtProvider, tell, toldSandbox } from './checkouts';
import { contractResponseOf } from './contractResponse';
import { bookAndLeave } from './payer';
import type { Scene, Stage } from './realMachine';
import { arriveLoggedIn, expect } from './world';

/** A refund from or to this account waits until another account is given. */
const NEEDS_ACCOUNT = '1012204935';
/** The account of somebody who did not send the money. */
const OF_ANOTHER = { number: '0001234567', holder: 'NGOZI CHIOMA EZE' };
const OTHER_PASSWORD = 'Savannah#3';

/** A guest's refund that could not go back to the account it came from. */
export interface StuckRefund {
  guest: LoggedInGuest;
  reservation: Reservation;
  checkout: PaystackCheckout;
  /** The provider's id of the refund. */
  refundId: number;
  /** The account from which the provider was sent the money. */
  paidTo: string;
  /** The guest's other account, which belongs to this scenario alone. */
  ownNumber: string;
  /** The password as it is now. */
  secret: { password: string };
}

/** Sends money to an account of a payment from the demo bank. */
async function sendMoney(
  { request, hotel }: Stage,
  sent: { account: string; naira: number; from: string },
): Promise<void> {
  const { account, naira, from: senderAccount } = sent;
  const form = { account, amount: String(naira), sender: accountHolder, senderAccount };
  await toldSandbox({ request, hotel }, '/control/transfers', { delayMs: 0 });
  const answer = await request.post(`${hotel.sandbox.paystack}/demo-bank`, { form });
  expect(answer.url()).toContain('notice=sent');
  await toldSandbox({ request, hotel }, '/control/transfers');
}

/** Moves the refund on at the provider by a step. */
const moveOn = (scene: Scene<Pick<StuckRefund, 'refundId'>>) =>
  toldSandbox(scene, `/control/refunds/${scene.refundId}/advance`);

/** A guest has paid by transfer and asked for the money, which needs another account, and follows the email's link. */
export async function followsTheLink(stage: Stage): Promise<StuckRefund> {
  const { guest, reservation, checkout } = await bookAndLeave(stage, 'confirmation');
  const visitor = { ...stage, guest };
  const nowOf = () => reservationNow(visitor, reservation.id);
  const paidTo = await accountFor(checkout);
  await sendMoney(stage, { account: paidTo, naira: reservation.totalPrice, from: NEEDS_ACCOUNT });
  await expect
    .poll(async () => {
      await tell(visitor, checkout);
      return (await nowOf()).paymentStatus;
    })
    .toBe('paid');
  // Every walk moves its refunds on by hand, so that each stands still where it is looked at.
  await toldSandbox(stage, '/control/refunds', { automatic: false });
  await giveBack(visitor, reservation);
  const refundId = await refundAtProvider(stage, checkout);
  await moveOn({ ...stage, refundId });
  await moveOn({ ...stage, refundId });
  await expect.poll(async () => (await nowOf()).refundAccount).toBe('needed');
  await arriveLoggedIn(visitor);
  await stage.page.goto(refundAccountPath(reservation.id));
  const ownNumber = String(randomInt(1_000_000_000)).padStart(10, '5');
  const secret = { password: guest.password };
  return { guest, reservation, checkout, refundId, paidTo, ownNumber, secret };
}

/** Sends money from the guest's other account, so that the demo bank knows it. */
export function openOwnAccount(scene: Scene<StuckRefund>): Promise<void> {
  return sendMoney(scene, { account: scene.paidTo, naira: 100, from: scene.ownNumber });
}

/** The guest's client with another login. */
function clientOf({ hotel, guest, secret }: Scene<StuckRefund>) {
  return callsOf({ hotel, guest: { ...guest, ...secret } });
}

async function giveElsewhere(
  scene: Scene<StuckRefund>,
  accountNumber: string,
  holder: string,
): Promise<void> {
  const client = await clientOf(scene);
  const { bankCode } = enteredAccount;
  await contractResponseOf(
    client.POST('/api/v1/hotel/payment/refund/account/{id}', {
      params: { path: { id: scene.reservation.id } },
      body: { bankCode, accountNumber, holder, ...scene.secret },
    }),
  );
}

/** The guest has given their own account elsewhere. */
export async function giveOwnElsewhere(scene: Scene<StuckRefund>): Promise<void> {
  await openOwnAccount(scene);
  await giveElsewhere(scene, scene.ownNumber, accountHolder);
}

/** The guest has given somebody else's account elsewhere. */
export function giveAnothersElsewhere(scene: Scene<StuckRefund>): Promise<void> {
  return giveElsewhere(scene, OF_ANOTHER.number, OF_ANOTHER.holder);
}

/** The refund is paid to the guest's own account. */
export async function getMoney(scene: Scene<StuckRefund>): Promise<void> {
  await giveOwnElsewhere(scene);
  await moveOn(scene);
  const nowOf = async () => {
    const client = await clientOf(scene);
    const params = { path: { id: scene.reservation.id } };
    const call = client.GET('/api/v1/reservations/{id}', { params });
    return (await contractResponseOf(call)).reservation.paymentStatus;
  };
  await expect.poll(nowOf).toBe('refunded');
}

/** The guest changes the password in another tab of the same session. */
export async function changePassword(scene: Scene<StuckRefund>): Promise<void> {
  const { request, guest, secret } = scene;
  const password = secret.password === OTHER_PASSWORD ? guest.password : OTHER_PASSWORD;
  const answer = await request.post('/api/v1/auth/users/change-password', {
    ...inSessionOf(scene),
    data: { currentPassword: secret.password, password, confirmPassword: password },
  });
  expect(answer.status()).toBe(200);
  secret.password = password;
}

/**
 * The provider takes no account just now, as another one reaches it first, which then takes no money either. Nobody
 * tells the hotel of it.
 * @param meanwhile what the hotel does while it takes none
 */
export async function refuseAccount(
  scene: Scene<StuckRefund>,
  meanwhile: () => Promise<void>,
): Promise<void> {
  const { refundId } = scene;
  await toldSandbox(scene, '/control/webhooks', { dropped: true });
  await toldSandbox(scene, `/refund/retry_with_customer_details/${refundId}`, {
    refund_account_details: { currency: 'NGN', account_number: NEEDS_ACCOUNT, bank_id: 9 },
  });
  await meanwhile();
  await moveOn(scene);
  await toldSandbox(scene, '/control/webhooks');
}

/** The provider fails the next time it is asked for its banks. */
export async function hideBanks(scene: Scene<StuckRefund>): Promise<void> {
  // Until then the server would use its cached response.
  await scene.hotel.pass(5_000);
  // The server tries a request this often.
  await toldSandbox(scene, '/control/faults', { endpoint: 'banks', kind: 'serverError', times: 3 });
}
