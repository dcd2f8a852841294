import { describe, expect, test } from 'vitest';
import { examineWork } from '../../../server/cli/doctor/work';
import { reservation } from '../../../server/database/schema';
import { reservationReport } from '../../../server/desk/stays/reservationReport';
import { reportReservation } from '../../../server/cli/reservationInWords';
import { reconcile } from '../../../server/books/reconcile';
import { reportReconciliation } from '../../../server/cli/reportReconciliation';
import { shown } from '../reservations/stays';
import { openStay, stayTotal, reservationOf, unheardStay } from './openStay';
import { verify, freshPaymentWorld } from './paymentWorld';
import { askForAccount, sendTransfer } from './transfers';
import { SECOND, MINUTE } from '../support/durations';

const world = await freshPaymentWorld();

const email = 'adaobi@example.com';

async function paidByTransfer(provider: 'paystack' | 'flutterwave' = 'paystack') {
  const stay = await openStay(world, provider);
  await sendTransfer(world, await askForAccount(world, stay), stayTotal);
  await verify(world, stay.reference);
  return stay;
}

/** What staff reads of the only reservation. */
async function deskReport(): Promise<string> {
  const { database, clock } = world.context;
  const [row] = await database.select().from(reservation);
  if (!row) throw new Error('There is no reservation.');
  return reportReservation(await reservationReport(database, row.id, clock.now()));
}

describe.each(['paystack', 'flutterwave'] as const)('A transfer with %s', (provider) => {
  test('pays, and is named in the email, the story, the desk’s view and the books', async () => {
    const { guest, id } = await paidByTransfer(provider);
    const name = provider === 'paystack' ? 'Paystack' : 'Flutterwave';
    await world.jobs.runDue();
    const sentEmail = world.post.to(email).find(({ subject }) => subject.includes('paid'));
    expect(sentEmail?.text).toContain(`by bank transfer with ${name}`);
    expect(await shown(world, guest, id)).toMatchObject({
      reservation: {
        paymentStatus: 'paid',
        timeline: [{ what: 'reserved' }, { what: 'paid', provider, channel: 'bank_transfer' }],
      },
    });
    expect(await deskReport()).toContain(`${provider}, by bank transfer`);
    const books = await reconcile(world.context, { asksAll: false });
    expect(books.takenByChannel).toEqual([
      { provider, channel: 'bank_transfer', payments: 1, amountKobo: stayTotal },
    ]);
    expect(reportReconciliation(books)).toMatch(
      new RegExp(`by bank transfer with ${name} +₦15,000.00 +1 payment`),
    );
  });
});

describe('A transfer of which the provider has said that it is under way', () => {
  test('is booked within some two minutes of its arrival, though no webhook comes', async () => {
    const stay = await openStay(world);
    const account = await askForAccount(world, stay);
    await world.pass(20 * MINUTE);
    await sendTransfer(world, account, stayTotal);
    await world.pass(130 * SECOND);
    expect(await reservationOf(world, stay)).toMatchObject({ paymentStatus: 'paid' });
  });

  test('is listed for staff with its time, by the desk and by the doctor, until it has come', async () => {
    const stay = await openStay(world);
    const account = await askForAccount(world, stay);
    await verify(world, stay.reference);
    const { database, clock } = world.context;
    const payments = async () =>
      (await examineWork(database, clock.now())).find(({ what }) => what === 'Payments')?.says;
    expect(await deskReport()).toMatch(/open, under way, awaited until .*\d\d:\d\d/);
    expect(await payments()).toMatch(
      new RegExp(
        `^1 payment under way: ₦15,000.00 .*for ${stay.id.slice(0, 8)}, awaited until .*\\d\\d:\\d\\d`,
      ),
    );
    await sendTransfer(world, account, stayTotal);
    await verify(world, stay.reference);
    expect(await deskReport()).not.toContain('under way');
    expect(await payments()).toBe('none is under way');
  });
});

describe('How a reservation was paid', () => {
  test('says nothing of a way that is none of ours, whose money counts all the same', async () => {
    const stay = await unheardStay(world);
    world.rewrite((text) => text.replace('"channel":"card"', '"channel":"qr"'));
    await verify(world, stay.reference);
    expect(await reservationOf(world, stay)).toMatchObject({ paymentStatus: 'paid' });
    await world.jobs.runDue();
    const sentEmail = world.post.to(email).find(({ subject }) => subject.includes('paid'));
    expect(sentEmail?.text).toContain('with Paystack');
    expect(sentEmail?.text).not.toContain('by ');
    expect(await deskReport()).toContain('paystack, qr');
  });
});
