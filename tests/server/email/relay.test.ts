import { describe, expect, test } from 'vitest';
import { guestName } from '../../../server/email/guestName';
import { reservation } from '../../../server/database/schema';
import { paidStay } from '../payments/paidStay';
import { openPaymentWorld } from '../payments/paymentWorld';
import { reserved } from '../reservations/stays';
import { freshHotel } from '../support/hotel';

const hotel = await freshHotel();

describe('An email about a reservation', () => {
  test('goes to the proven address, whatever address stands in the reservation', async () => {
    const guest = await hotel.guest();
    await reserved(hotel, guest, undefined, { emailAddress: 'victim@example.com' });
    await hotel.settle();
    expect(hotel.post.to('victim@example.com')).toEqual([]);
    expect(hotel.post.to(guest.email)).toHaveLength(1);
  });

  test('carries the name on one line, without links', async () => {
    const guest = await hotel.guest();
    const name = 'Ada https://evil.example/x?y www.evil.example\r\nBcc: a@b.example \u001b[31m';
    await reserved(hotel, guest, undefined, { name });
    await hotel.settle();
    const [email] = hotel.post.to(guest.email);
    expect(email?.text).toContain('Dear Ada evil. example');
    expect(email?.text).not.toContain('evil.example');
    expect(email?.text).not.toContain('a@b');
    expect(email?.text).not.toContain('\u001b');
    expect((await hotel.context.database.select().from(reservation))[0]?.name).not.toMatch(
      /\p{Cc}/u,
    );
  });
});

describe('Another address given with a reservation', () => {
  test('gets the receipt after payment, and nothing else', async () => {
    const world = await openPaymentWorld();
    await world.reset();
    const { guest } = await paidStay(world, { stay: { emailAddress: 'boss@example.com' } });
    const receipt = /is paid and confirmed$/;
    expect(world.post.to('boss@example.com').map(({ subject }) => subject)).toEqual([
      expect.stringMatching(receipt),
    ]);
    expect(world.post.to('boss@example.com')[0]?.calendar).toBeNull();
    expect(world.post.to(guest.email).map(({ calendar }) => calendar)).toEqual([
      expect.stringMatching(/SEQUENCE:0[^]*STATUS:TENTATIVE/),
      expect.stringMatching(/SEQUENCE:1[^]*STATUS:CONFIRMED/),
    ]);
    expect(world.post.to(guest.email).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^We have received your reservation \w+$/),
      expect.stringMatching(receipt),
    ]);
  });
});

describe('A name in emails', () => {
  test.each([
    ['Adaobi Okeke', 'Adaobi Okeke'],
    ['Dr. J. P. Okeke-Ọlá', 'Dr. J. P. Okeke-Ọlá'],
    ['J.P. O’Neil', 'J. P. O’Neil'],
    ['a@b.com', 'a b. com'],
    ['\u202eevil\u0000', 'evil'],
    ['x'.repeat(300), 'x'.repeat(80)],
  ])('%j is %j', (name, shown) => {
    expect(guestName(name)).toBe(shown);
  });
});
