import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../../server/app/buildApp';
import { routesOf } from '../../../server/app/routes';
import { composeEmail } from '../../../server/email/composeEmail';
import { openMailbox } from '../../../server/devMailbox/mailbox';
import { developmentCode, openDevelopmentStaff } from '../../../server/staff/developmentStaff';
import { totpCodeAt } from '../../../server/staff/secondFactor';
import { openHotel } from '../support/hotel';

const folder = mkdtempSync(join(tmpdir(), 'hotel-mailbox-'));
afterAll(() => rm(folder, { recursive: true }));

const hotel = await openHotel();
const mailbox = openMailbox(folder, hotel.clock);
const app = await buildApp(hotel.context, routesOf(hotel.context), {
  mailbox,
  deskCode: (email) => developmentCode(hotel.context, email),
});

beforeAll(async () => {
  await mailbox.send({
    id: 'letter-1',
    ...composeEmail({
      recipient: 'adaobi@example.com',
      subject: 'Your <first> letter',
      paragraphs: ['Hello.'],
      action: { label: 'Pay', url: 'http://hotel.test/pay?a=1&b=2' },
      calendar: 'BEGIN:VCALENDAR',
    }),
  });
  hotel.clock.advance(60_000);
  await mailbox.send({
    id: 'letter-2',
    ...composeEmail({
      recipient: 'chinedu@example.com',
      subject: 'Second',
      paragraphs: ['Hello.'],
    }),
  });
});

test('The mailbox lists every email, the newest first', async () => {
  const { body, headers } = await app.inject('/mailbox');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body.indexOf('Second')).toBeGreaterThan(0);
  expect(body.indexOf('Second')).toBeLessThan(body.indexOf('Your &lt;first&gt; letter'));
  expect(body).toContain('href="/mailbox/letter-1"');
});

test('An email is shown as text, with its addresses to click on', async () => {
  const { body } = await app.inject('/mailbox/letter-1');
  expect(body).toContain('<h1>Your &lt;first&gt; letter</h1>');
  expect(body).toContain(
    '<a href="http://hotel.test/pay?a=1&amp;b=2">http://hotel.test/pay?a=1&amp;b=2</a>',
  );
});

test('An email is shown as a mail program shows it, and nothing in it can run', async () => {
  const { body, headers } = await app.inject('/mailbox/letter-1/html');
  expect(body).toContain('>Pay</a>');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('The entry for a calendar that an email brings along can be opened', async () => {
  expect((await app.inject('/mailbox/letter-1')).body).toContain('/mailbox/letter-1/stay.ics');
  const { body, headers } = await app.inject('/mailbox/letter-1/stay.ics');
  expect(body).toBe('BEGIN:VCALENDAR');
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH');
  expect((await app.inject('/mailbox/letter-2')).body).not.toContain('stay.ics');
  expect((await app.inject('/mailbox/letter-2/stay.ics')).statusCode).toBe(404);
});

test('the code of somebody of development is told beside it, nobody else’s, and none in production', async () => {
  const codeOf = (email: string) => app.inject({ url: `/mailbox/desk-code/${email}` });
  for (const { email, totpSecret } of await openDevelopmentStaff(hotel.context)) {
    const told = await codeOf(email);
    expect(told.body).toBe(totpCodeAt(totpSecret, hotel.clock.now()));
  }
  expect(await codeOf('amara@hotel.example')).toMatchObject({ statusCode: 404 });
  const configuration = { ...hotel.context.configuration, production: true };
  const inProduction = { ...hotel.context, configuration };
  expect(() => developmentCode(inProduction, 'desk@hotel.example')).toThrow('Production');
});
