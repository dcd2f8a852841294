import { expect, test } from 'vitest';
import { reserved } from '../../reservations/stays';
import { landing, openPage, freshPaymentWorld } from '../paymentWorld';

const world = await freshPaymentWorld();

const nowhere = 'http://hotel.test/payment-callback';

function comeBack(provider: 'paystack' | 'flutterwave', query: string): Promise<unknown> {
  return landing(world, `http://hotel.test/api/v1/payment/${provider}/return${query}`);
}

test.each([
  ['pays', 'pay'],
  ['gives up, without a transaction id', 'cancel'],
  ['pays and then presses cancel', 'payThenCancel'],
])(
  'A guest who %s at Flutterwave lands on our screen with our reference',
  async (_what, action) => {
    const guest = await world.guest();
    const reservationId = await reserved(world, guest);
    const { reference, checkoutUrl } = await openPage(world, guest, reservationId, 'flutterwave');
    expect(await landing(world, await world.press(checkoutUrl, action))).toBe(
      `http://hotel.test/payment-callback?transaction_id=${reference}`,
    );
  },
);

test('Coming back settles nothing, whatever the query says', async () => {
  const guest = await world.guest();
  const reservationId = await reserved(world, guest);
  const { reference } = await openPage(world, guest, reservationId, 'flutterwave');
  world.asked.length = 0;
  await comeBack('flutterwave', `?reference=${reference}&status=successful&transaction_id=1`);
  expect(world.asked).toEqual([]);
});

test.each(['', '?reference=', '?reference=unknown', '?trxref=unknown&reference=unknown'])(
  'Nobody is sent anywhere but to our own screen by %j at Paystack',
  async (query) => {
    expect(await comeBack('paystack', query)).toBe(nowhere);
  },
);

test.each(['', '?status=cancelled', '?tx_ref=unknown&status=completed&transaction_id=17'])(
  'Nobody is sent anywhere but to our own screen by %j at Flutterwave',
  async (query) => {
    expect(await comeBack('flutterwave', query)).toBe(nowhere);
  },
);

test('Our reference is found under each name that the providers give it', async () => {
  const guest = await world.guest();
  const reservationId = await reserved(world, guest);
  const { reference } = await openPage(world, guest, reservationId);
  const screen = `${nowhere}?reference=${reference}`;
  expect(await comeBack('paystack', `?trxref=${reference}`)).toBe(screen);
  expect(await comeBack('paystack', `?trxref=${reference}&reference=${reference}`)).toBe(screen);
  expect(await comeBack('flutterwave', `?tx_ref=${reference}&status=failed`)).toBe(screen);
});
