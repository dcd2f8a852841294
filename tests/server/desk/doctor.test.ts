import { beforeEach, describe, expect, test } from 'vitest';
import { judgeCertificate } from '../../../server/cli/doctor/certificate';
import { judgeClock } from '../../../server/cli/doctor/clock';
import { judgeDisk } from '../../../server/cli/doctor/disk';
import { examine } from '../../../server/cli/doctor/examine';
import { examineKey } from '../../../server/cli/doctor/keys';
import { examineMail } from '../../../server/cli/doctor/mail';
import { reportExamination } from '../../../server/cli/doctor/reportExamination';
import { databaseTime, examineWork } from '../../../server/cli/doctor/work';
import { reserved } from '../reservations/stays';
import { openHotel } from '../support/hotel';

const hotel = await openHotel();
beforeEach(() => hotel.reset());
const { database } = hotel.context;
const now = new Date('2026-03-02T09:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
const inDays = (days: number) => later(days * 24 * 3_600 + 60);

describe('The doctor', () => {
  test.each([
    [0, 'fine'],
    [-20, 'look'],
    [90, 'wrong'],
  ])('calls a clock that is %i seconds off the database’s %s', (seconds, verdict) => {
    expect(judgeClock(now, later(seconds)).verdict).toBe(verdict);
  });

  test.each([
    [60, null, 'fine'],
    [10, null, 'look'],
    [1, null, 'wrong'],
    [-1, 'CERT_HAS_EXPIRED', 'wrong'],
  ])('calls a certificate for %i more days, refused as %s, %s', (days, refusal, verdict) => {
    expect(judgeCertificate({ refusal, validTo: inDays(days) }, now).verdict).toBe(verdict);
  });

  test('says when the disk is nearly full', () => {
    const gib = 1024 ** 3;
    expect(judgeDisk(50 * gib, 100 * gib).verdict).toBe('fine');
    expect(judgeDisk(5 * gib, 100 * gib).verdict).toBe('look');
    expect(judgeDisk(0.5 * gib, 4 * gib).verdict).toBe('wrong');
  });

  test('asks a provider whether it accepts the key', async () => {
    const asking = { isTestKey: true, production: true, now };
    const { paystack } = hotel.context.providers;
    expect(await examineKey(paystack, asking)).toMatchObject({ verdict: 'look' });
    expect(await examineKey(paystack, { ...asking, isTestKey: false })).toMatchObject({
      verdict: 'fine',
    });
  });

  test('says that nobody takes emails, and what follows from it', async () => {
    const found = await examineMail({ smtpUrl: 'smtp://127.0.0.1:9', staffEmail: null });
    expect(found).toMatchObject({ what: 'Mail', verdict: 'wrong' });
    expect(found.advice).toContain('Check SMTP_URL');
  });

  test('notices that no server does the work', async () => {
    await reserved(hotel, await hotel.guest());
    await hotel.settle();
    const [before] = await examineWork(database, hotel.clock.now());
    expect(before?.verdict).toBe('fine');
    hotel.clock.advance(50 * 60_000);
    const [after] = await examineWork(database, hotel.clock.now());
    expect(after).toMatchObject({ what: 'Server', verdict: 'wrong' });
    expect(after?.says).toContain('1 piece of work');
  });

  test('reads the database’s clock', async () => {
    expect(judgeClock(new Date(), await databaseTime(database)).verdict).toBe('fine');
  });

  test('names each thing that is wrong with the configuration, and ends with 1', async () => {
    const findings = await examine({ NODE_ENV: 'production' });
    const { code, text } = reportExamination(findings, false);
    expect(code).toBe(1);
    expect(text).toContain('PAYSTACK_SECRET_KEY is missing');
    expect(text).toContain('SMTP_URL is missing');
    expect(reportExamination(findings, true).text).toContain('"verdict": "wrong"');
  });
});
