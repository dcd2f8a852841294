import { expect, test, vi } from 'vitest';
import { ProviderError } from '../../../../server/paymentProviders/provider';
import { hotel } from '../../desk/atTheDesk';
import { held, openStay, refundsOf, stayTotal } from '../openStay';
import { verify, freshPaymentWorld } from '../paymentWorld';
import { askForAccount, sendTransfer } from '../transfers';
import { returnByHand } from './atProvider';

const world = await freshPaymentWorld();

const HOUR = 60 * 60_000;
const EXCESS = 100;

/** A stay whose guest transferred one naira too much, which Flutterwave refuses to send back. */
async function stayPaidInExcess() {
  const stay = await openStay(world, 'flutterwave');
  world.sandbox.behaviour.webhooks.dropped = false;
  const refuse = vi.spyOn(world.context.providers.flutterwave, 'requestRefund');
  refuse.mockRejectedValueOnce(new ProviderError('refused', 'Below the minimum'));
  await sendTransfer(world, await askForAccount(world, stay), stayTotal + EXCESS);
  await verify(world, stay.reference);
  await world.jobs.runDue();
  refuse.mockRestore();
  expect(await refundsOf(world)).toMatchObject([{ cause: 'excess', status: 'failed' }]);
  return stay;
}

async function expectClean(): Promise<void> {
  expect(await held(world)).toBe(0);
  const { text } = await hotel(world, 'reconcile', '--all');
  expect(text).toContain('Every naira is accounted for.');
}

test('Money in excess that the dashboard returns with the price leaves no kobo in the books', async () => {
  const { reference } = await stayPaidInExcess();
  await returnByHand(world, 'flutterwave', reference, stayTotal + EXCESS);
  await world.pass(HOUR);
  await expectClean();
});
