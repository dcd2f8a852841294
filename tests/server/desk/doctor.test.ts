import { describe, expect, test } from 'vitest';
import { examine } from '../../../server/cli/doctor/examine';
import { reportExamination } from '../../../server/cli/doctor/finding';
import { judgeCertificate, judgeClock, judgeDisk } from '../../../server/cli/doctor/machine';
import { examineKey } from '../../../server/cli/doctor/services';
import { freshHotel } from '../support/hotel';

const hotel = await freshHotel();
const now = new Date('2026-03-02T09:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
const inDays = (days: number) => later(days * 24 * 3_600 + 60);

describe('The doctor', () => {
  test.each([
    [0, 'ok'],
    [-20, 'warn'],
    [90, 'fail'],
  ])('calls a clock that is %i seconds off the database’s %s', (seconds, verdict) => {
    expect(judgeClock(now, later(seconds)).verdict).toBe(verdict);
  });

  test.each([
    [60, null, 'ok'],
    [10, null, 'warn'],
    [1, null, 'fail'],
    [-1, 'CERT_HAS_EXPIRED', 'fail'],
  ])('calls a certificate for %i more days, refused as %s, %s', (days, refusal, verdict) => {
    expect(judgeCertificate({ refusal, validTo: inDays(days) }, now).verdict).toBe(verdict);
  });

  test('says when the disk is nearly full', () => {
    const gib = 1024 ** 3;
    expect(judgeDisk(50 * gib, 100 * gib).verdict).toBe('ok');
    expect(judgeDisk(5 * gib, 100 * gib).verdict).toBe('warn');
    expect(judgeDisk(0.5 * gib, 4 * gib).verdict).toBe('fail');
  });

  test('asks a provider whether it accepts the key', async () => {
    const asking = { isTestKey: true, production: true, now };
    const { paystack } = hotel.context.providers;
    expect(await examineKey(paystack, asking)).toMatchObject({ verdict: 'warn' });
    expect(await examineKey(paystack, { ...asking, isTestKey: false })).toMatchObject({
      verdict: 'ok',
    });
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
