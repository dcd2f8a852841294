import { describe, expect, test } from 'vitest';
import { findAttempt } from '../../../../server/payments/attempts';
import { isClean, reconcile } from '../../../../server/books/reconcile';
import { settle } from '../../../../server/payments/settlement/settle';
import { casesOf, held, openStay, refundsOf, stayTotal, reservationOf } from '../openStay';
import { initiate, subjects, verify, freshPaymentWorld } from '../paymentWorld';
import { askForAccount, sendTransfer } from '../transfers';

const world = await freshPaymentWorld();

const MINUTE = 60_000;
const email = 'adaobi@example.com';

/** A reservation with a requested transfer, whose webhooks arrive. */
async function stayWithAccount(provider: 'paystack' | 'flutterwave' = 'paystack') {
  const stay = await openStay(world, provider);
  world.sandbox.behaviour.webhooks.dropped = false;
  return { stay, account: await askForAccount(world, stay) };
}

async function emailsThat(words: string): Promise<string[]> {
  return (await subjects(world, email)).filter((subject) => subject.includes(words));
}

describe('A transfer of another sum that Paystack sends back', () => {
  test('is told by one email, and nothing is booked: the stay can still be paid', async () => {
    const { stay, account } = await stayWithAccount();
    world.sandbox.behaviour.webhooks.copies = 2;
    await sendTransfer(world, account, stayTotal - 1);
    await world.jobs.runDue();
    expect(await emailsThat('is going back to your bank')).toHaveLength(1);
    const sentEmail = world.post.to(email).at(-1);
    expect(sentEmail?.text).toContain('Your transfer of ₦14,999.99 didn’t match the ₦15,000.00');
    expect(sentEmail?.text).toContain('Paystack is sending it back');
    expect(sentEmail?.text).toContain('still unpaid');
    expect(await held(world)).toBe(0);
    expect(await casesOf(world)).toEqual([]);
    expect(await refundsOf(world)).toEqual([]);
    expect((await initiate(world, stay.guest, stay.id)).status).toBe(200);

    await sendTransfer(world, account, stayTotal);
    await world.jobs.runDue();
    expect(await reservationOf(world, stay)).toMatchObject({ paymentStatus: 'paid' });
    expect(await held(world)).toBe(stayTotal);
    expect(isClean(await reconcile(world.context, { asksAll: true }))).toBe(true);
  });

  test('asks nobody to pay for rooms whose time was over when it arrived', async () => {
    const { hold } = world.context.configuration;
    const stay = await openStay(world);
    await world.passAtProviders(10 * MINUTE);
    const account = await askForAccount(world, stay);
    await world.passAtProviders(hold - 10 * MINUTE - 1_000);
    world.sandbox.behaviour.webhooks.dropped = false;
    await sendTransfer(world, account, 500_000);
    await world.jobs.runDue();
    expect(await emailsThat('is going back to your bank')).toHaveLength(1);
    expect(world.post.to(email).at(-1)?.text).not.toContain('still unpaid');
  });

  test('is told a little later where Paystack does not say at once whose it is', async () => {
    const { account } = await stayWithAccount();
    world.sandbox.faults.add({
      provider: 'paystack',
      endpoint: 'verify',
      kind: 'rateLimited',
      times: 1,
    });
    await sendTransfer(world, account, 500_000);
    expect(await emailsThat('is going back to your bank')).toHaveLength(0);
    await world.pass(2 * MINUTE);
    expect(await emailsThat('is going back to your bank')).toHaveLength(1);
  });
});

describe('A transfer that Paystack reverses before anybody has booked it', () => {
  test('fails the payment and is told by one email: no case, and the stay can be paid', async () => {
    const { stay, account } = await stayWithAccount();
    world.sandbox.behaviour.webhooks.dropped = true;
    world.sandbox.behaviour.transfers.afterReturn = 'reversed';
    await sendTransfer(world, account, 500_000);
    for (let time = 0; time < 3; time += 1) await settle(world.context, stay.reference);
    expect(await emailsThat('is going back to your bank')).toHaveLength(1);
    expect(world.post.to(email).at(-1)?.text).toContain('has sent it back to your bank');
    expect(await findAttempt(world.context.database, stay.reference)).toMatchObject({
      status: 'failed',
    });
    expect(await casesOf(world)).toEqual([]);
    expect(await held(world)).toBe(0);
    expect((await initiate(world, stay.guest, stay.id)).status).toBe(200);
    expect(isClean(await reconcile(world.context, { asksAll: true }))).toBe(true);
  });

  test('is no case either where Paystack says of it neither channel nor time of payment', async () => {
    world.sandbox.behaviour.transfers.hidesChannel = true;
    world.sandbox.behaviour.transfers.afterReturn = 'reversed';
    const { stay, account } = await stayWithAccount();
    world.sandbox.behaviour.webhooks.dropped = true;
    await sendTransfer(world, account, 500_000);
    const compared = await reconcile(world.context, { asksAll: true });
    expect(compared).toMatchObject({ unaccounted: [], awaited: [] });
    await settle(world.context, stay.reference);
    expect(await emailsThat('is going back to your bank')).toHaveLength(1);
    expect(await casesOf(world)).toEqual([]);
    expect((await initiate(world, stay.guest, stay.id)).status).toBe(200);
  });
});

describe('A transfer at Flutterwave', () => {
  test('of less than the price goes back in full, and the stay can still be paid', async () => {
    const { stay, account } = await stayWithAccount('flutterwave');
    await sendTransfer(world, account, 1_000_000);
    await verify(world, stay.reference);
    expect(await refundsOf(world)).toMatchObject([{ cause: 'short', amountKobo: 1_000_000 }]);
    expect(await casesOf(world)).toEqual([]);
    expect(await emailsThat('We are refunding your payment')).toHaveLength(1);
    expect(world.post.to(email).at(-1)?.text).toContain('less than your reservation costs');
    await world.pass(60 * MINUTE);
    expect(await held(world)).toBe(0);
    expect(isClean(await reconcile(world.context, { asksAll: true }))).toBe(true);
  });
});
