import { expect, test } from 'vitest';
import * as passwordLink from '../../../messages/account/emails/passwordLink';
import * as givenUp from '../../../messages/email/givenUp';
import { sweepEmails } from '../../../server/email/outbox';
import { hasNoMailbox, refusalIn } from '../../../server/email/refusal';
import { reserved } from '../reservations/stays';
import { callAccounts, forgetPassword, register, registrationForm } from '../support/accounts';
import { freshHotel } from '../support/hotel';

const staff = 'desk@hotel.example';
const hotel = await freshHotel({ configuration: { staffEmail: staff } });
const { post } = hotel;
const MINUTE = 60_000;
const { email } = registrationForm;
const greylisted = '451 4.7.1 Greylisted, try again later';
const noMailbox = '550 5.1.1 <adaobi@example.com>: no such user';
const blocked = '554 5.7.1 Your server is on a block list';

/** Lets the mail server answer so for some minutes from a request on; returns after how many it was tried. */
async function triedDuring(response: string, minutes: number, request: () => Promise<unknown>) {
  const began = hotel.clock.now().getTime();
  const tried: number[] = [];
  const sendAsUsual = post.send.bind(post);
  post.send = (sent) => {
    tried.push((hotel.clock.now().getTime() - began) / MINUTE);
    post.failNext(1, response);
    return sendAsUsual(sent);
  };
  await request();
  for (let minute = 0; minute < minutes; minute += 1) await hotel.pass(MINUTE);
  post.send = sendAsUsual;
  post.failNext(0);
  return tried;
}

const askForPassword = () => forgetPassword(hotel, email);

test.each([
  ['a registration', greylisted, 15, () => register(hotel)],
  ['a password', greylisted, 60, askForPassword],
  ['a password, of a blocked server', blocked, 60, askForPassword],
])(
  'A code for %s is tried each minute or two, and not once it is over',
  async (_, said, end, ask) => {
    if (ask === askForPassword) await hotel.guest(email);
    const tried = await triedDuring(said, 24 * 60, ask);
    const pauses = tried.slice(1).map((at, place) => at - (tried[place] ?? 0));
    expect(Math.max(...pauses)).toBeLessThanOrEqual(2);
    expect(end - (tried.at(-1) ?? 0)).toBeGreaterThan(0);
    expect(end - (tried.at(-1) ?? 0)).toBeLessThanOrEqual(3);
    expect([...post.to(email), ...post.to(staff)]).toEqual([]);
  },
);

test('A code is there soon after a greylisting of ten minutes', async () => {
  await triedDuring(greylisted, 10, () => register(hotel));
  await hotel.pass(2 * MINUTE);
  expect(post.to(email)).toHaveLength(1);
});

test('An email about a password has the link alone when its code is over', async () => {
  await hotel.guest(email);
  await triedDuring(greylisted, 20, askForPassword);
  await hotel.pass(2 * MINUTE);
  expect(post.to(email)).toMatchObject([{ subject: passwordLink.subject }]);
  expect(post.to(email)[0]?.text).not.toMatch(/\b\d{6}\b/);
});

test('An email that waited for a server that was down is not sent when it is over', async () => {
  post.failNext(1, greylisted);
  await register(hotel);
  hotel.clock.advance(16 * MINUTE);
  await hotel.settle();
  const guest = await hotel.guest();
  post.failNext(1, greylisted);
  await triedDuring(greylisted, 90, () => reserved(hotel, guest));
  await hotel.settle();
  const subjects = [...post.to(email), ...post.to(guest.email)].map(({ subject }) => subject);
  expect(subjects.join()).not.toMatch(/code|We have received/);
});

test.each(['new', 'known'])(
  'An address that nobody has is tried once; if %s, its registrant alone is told',
  async (who) => {
    if (who === 'known') await hotel.guest(email);
    const resend = (key: string, whose = email) =>
      callAccounts(hotel, 'resend-otp', { email: whose }, { headers: { 'visitor-key': key } });
    const own = 'a'.repeat(32);
    const asked = () => register(hotel, {}, { headers: { 'visitor-key': own } });
    expect(await triedDuring(noMailbox, 120, asked)).toEqual([0]);
    expect(await resend(own)).toMatchObject({ status: 409, body: { code: 'takes_no_email' } });
    expect(await resend('b'.repeat(32))).toMatchObject({ status: 200 });
    expect(await resend(own, 'other@example.com')).toMatchObject({ status: 200 });
  },
);

test('An address that nobody has is told to staff at once if a guest books with it', async () => {
  const guest = await hotel.guest();
  await triedDuring(noMailbox, 1, () => reserved(hotel, guest));
  await sweepEmails(hotel.context);
  await hotel.settle();
  const subjects = post.to(staff).map(({ subject }) => subject);
  expect(subjects).toContain(givenUp.subject(guest.email));
});

test.each([
  [noMailbox, '550 5.1.1', true],
  ['550-5.1.1 The account does not exist.\n550 5.1.1 Look at the spelling', '550 5.1.1', true],
  ['556 5.1.10 Null MX', '556 5.1.10', true],
  ['553 5.1.8 Sender’s domain not found', '553 5.1.8', false],
  ['550 no such user', '550', false],
  ['552 5.2.2 Mailbox full', '552 5.2.2', false],
  [blocked, '554 5.7.1', false],
  [greylisted, null, false],
])('%s is %s', (response, refusal, isUnknown) => {
  expect(refusalIn({ response })).toBe(refusal);
  expect(hasNoMailbox(refusal)).toBe(isUnknown);
});
