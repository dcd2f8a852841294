import { describe, expect, test } from 'vitest';
import { closeCase } from '../../../../server/payments/cases/closeCase';
import { hotel } from '../../desk/atTheDesk';
import { casesOf, chargeAgain, stayTotal, verifiedStay } from '../openStay';
import { paidStay, type PaidStay, askedBack } from '../paidStay';
import { subjects, freshPaymentWorld } from '../paymentWorld';
import { returnByHand } from '../refunds/atProvider';
import { sendWebhook } from '../webhooks/sendWebhook';

const world = await freshPaymentWorld();

const HOUR = 3_600_000;
const NEEDS_ATTENTION = '4084080000671902';

/** What a provider does with a payment on its own initiative, in its own terms. */
const providerActions = [
  [
    'dispute',
    'disputed',
    (reference: string, id: number) =>
      `{"event":"charge.dispute.create","data":{"id":${id},"transaction":{"reference":"${reference}"}}}`,
  ],
  [
    'unknown_refund',
    'did not request',
    (reference: string, id: number) =>
      `{"event":"refund.processed","data":{"status":"processed","transaction_reference":"${reference}","refund_reference":"${id}","amount":"5000"}}`,
  ],
] as const;

async function hear(body: string): Promise<void> {
  expect(await sendWebhook(world, 'paystack', body)).toMatchObject({ status: 200 });
  await world.jobs.runDue();
}

async function close(note: string): Promise<void> {
  const [open] = (await casesOf(world)).filter(({ closedAt }) => closedAt === null);
  await closeCase(world.context, open?.id ?? '', { note, by: 'Ngozi' });
}

function emailsAbout({ guest, id }: Pick<PaidStay, 'guest' | 'id'>) {
  const subject = `We are looking into your payment for reservation ${id.slice(0, 8)}`;
  return world.post.to(guest.email).filter((email) => email.subject === subject);
}

async function listed(): Promise<string> {
  return (await hotel(world, 'cases')).text;
}

describe.each(providerActions)('A case of kind %s', (kind, words, happens) => {
  test('is opened once, and the guest is told why', async () => {
    const stay = await paidStay(world);
    await hear(happens(stay.reference, 1));
    await hear(happens(stay.reference, 1));
    await hear(happens(stay.reference, 2));
    expect(await casesOf(world)).toMatchObject([
      { kind, detail: { reference: stay.reference, reservationId: stay.id }, closedAt: null },
    ]);
    const emails = emailsAbout(stay);
    expect(emails).toHaveLength(1);
    expect(emails[0]?.text).toContain(words);
    expect(emails[0]?.text).toContain(stay.reference);
  });

  test('is followed by another one when it happens again after staff closed it', async () => {
    const stay = await paidStay(world);
    await hear(happens(stay.reference, 1));
    await close('Settled with the bank.');
    await hear(happens(stay.reference, 2));
    const [before, now] = await casesOf(world);
    expect(before).toMatchObject({ kind, closedAt: world.clock.now() });
    expect(now).toMatchObject({ kind, closedAt: null });
    expect(emailsAbout(stay)).toHaveLength(2);
    expect(await listed()).toContain('closed 2 Mar 2026, 10:00: Settled with the bank.');
  });
});

describe('A second charge under one reference', () => {
  test('is a case of its own each time, and is not opened again by asking', async () => {
    const stay = await verifiedStay(world, 'flutterwave');
    const ask = (transactionId: string) =>
      world.request(
        'GET',
        `/api/v1/hotel/payment/flutterwave/verify?transaction_id=${transactionId}`,
        { token: stay.guest.token },
      );
    const second = await chargeAgain(world, stay);
    await ask(second.id);
    await ask(second.id);
    expect(await casesOf(world)).toMatchObject([{ kind: 'second_charge', subject: second.id }]);
    await returnByHand(world, 'flutterwave', second.reference, stayTotal);
    await close('Paid back by hand.');
    await ask(second.id);
    expect(await casesOf(world)).toHaveLength(1);

    const third = await chargeAgain(world, stay);
    await ask(third.id);
    expect(await casesOf(world)).toMatchObject([
      { subject: second.id, closedAt: world.clock.now() },
      { subject: third.id, closedAt: null },
    ]);
    await world.jobs.runDue();
    expect(emailsAbout(stay)).toHaveLength(2);
  });
});

describe('A case about a refund that needs attention', () => {
  test('opens again while the refund is still stuck, and the guest is told once', async () => {
    const stay = await askedBack(world, { card: NEEDS_ATTENTION });
    await world.pass(HOUR);
    await close('The guest’s account was given to Paystack.');
    await world.pass(7 * HOUR);
    const kind = 'refund_needs_attention';
    expect(await casesOf(world)).toMatchObject([{ kind }, { kind, closedAt: null }]);
    expect(await listed()).toContain('The guest’s account was given to Paystack.');
    const told = (await subjects(world, stay.guest.email)).filter((subject) =>
      subject.includes('is delayed'),
    );
    expect(told).toHaveLength(1);
  });
});
