import { beforeEach, describe, expect, test, vi } from 'vitest';
import { composeEmail, writeEmail } from '../../../server/email/composeEmail';
import { jobHandlersOf } from '../../../server/app/jobHandlers';
import { outboundEmail } from '../../../server/database/schema';
import { staffNews } from '../../../server/email/staffNews';
import { sendEmail, enqueueEmail, NO_RECIPIENT } from '../../../server/email/outbox';
import { everyUnwrittenEmail } from '../../../stories/mail/everyEmail';
import { registrationForm } from '../support/accounts';
import { openHotel } from '../support/hotel';
import { createSignal } from '../support/signal';

const testHotel = await openHotel();
const { context } = testHotel;
beforeEach(() => testHotel.reset());

const MINUTE = 60_000;
const text = {
  recipient: 'adaobi@example.com',
  subject: 'Your stay',
  paragraphs: ['We look forward to your stay.'],
};
const email = staffNews.email(text, { paragraphs: text.paragraphs, details: [] });

async function write(): Promise<string> {
  return context.database.transaction((tx) => enqueueEmail(tx, context, email));
}

test('An older server sends an email with facts that it does not know yet, at whatever depth', () => {
  const details = [{ name: 'Room', value: '5', bed: 'wide' }];
  const { text: written } = writeEmail(context.emailWriters, context, {
    ...email,
    facts: { ...email.facts, weather: 'fine', details },
  });
  expect(written).toContain('Room');
});

test.each(Object.entries(everyUnwrittenEmail))(
  '%s goes to nobody without an address',
  async (_, kind) => {
    await context.database.transaction(async (tx) => {
      for (const one of kind) await enqueueEmail(tx, context, { ...one, recipient: NO_RECIPIENT });
    });
    expect(await context.database.$count(outboundEmail)).toBe(0);
  },
);

async function writeAndSchedule(): Promise<string> {
  const emailId = await write();
  await context.jobs.schedule({ kind: 'sendEmail', emailId });
  return emailId;
}

describe('An email', () => {
  test('is posted once, however often its job runs', async () => {
    const emailId = await writeAndSchedule();
    await testHotel.jobs.runDue();
    await testHotel.jobs.run({ kind: 'sendEmail', emailId });
    expect(testHotel.post.emails).toMatchObject([
      { id: emailId, recipient: 'adaobi@example.com', subject: 'Your stay' },
    ]);
  });

  test('is not posted when what gave cause for it did not happen', async () => {
    const undone = context.database.transaction(async (tx) => {
      await enqueueEmail(tx, context, email);
      throw new Error('Undone.');
    });
    await expect(undone).rejects.toThrow('Undone.');
    await testHotel.jobs.run({ kind: 'sweep' });
    await testHotel.jobs.runDue();
    expect(testHotel.post.emails).toEqual([]);
  });

  test('is tried again, later each time, when the post fails', async () => {
    testHotel.post.failNext(2);
    await writeAndSchedule();
    await testHotel.jobs.runDue();
    await testHotel.pass(MINUTE - 1);
    expect(testHotel.post.emails).toHaveLength(0);
    await testHotel.pass(1);
    await testHotel.pass(5 * MINUTE - 1);
    expect(testHotel.post.emails).toHaveLength(0);
    await testHotel.pass(1);
    expect(testHotel.post.emails).toHaveLength(1);
  });

  test('is given up after two days of failures', async () => {
    testHotel.post.failNext(100);
    await writeAndSchedule();
    for (let hours = 0; hours < 72; hours += 1) await testHotel.pass(60 * MINUTE);
    testHotel.post.failNext(0);
    await testHotel.pass(24 * 60 * MINUTE);
    await testHotel.jobs.run({ kind: 'sweep' });
    await testHotel.jobs.runDue();
    expect(testHotel.post.emails).toEqual([]);
    expect(await context.database.query.outboundEmail.findMany()).toMatchObject([
      { nextTryAt: null },
    ]);
  });
});

/** A row from before emails were written at sending time. */
const asBefore = { ...composeEmail(text), calendar: 'BEGIN:VCALENDAR' };

describe('What an email says', () => {
  test('is written when it is posted, from what happened', async () => {
    await writeAndSchedule();
    const [stored] = await context.database.query.outboundEmail.findMany();
    expect(stored).toMatchObject({ kind: 'staffNews', text: '', html: '' });
    await testHotel.jobs.runDue();
    expect(testHotel.post.emails[0]?.text).toContain('We look forward to your stay.');
    expect(testHotel.post.emails[0]?.html).toContain('We look forward to your stay.');
  });

  test('is sent as it stands where a version before has stored it', async () => {
    const at = testHotel.clock.now();
    const id = context.random.uuid();
    await context.database
      .insert(outboundEmail)
      .values({ id, ...asBefore, writtenAt: at, nextTryAt: at });
    await testHotel.jobs.run({ kind: 'sweep' });
    await testHotel.jobs.runDue();
    expect(testHotel.post.emails).toEqual([{ id, ...asBefore }]);
  });

  test.each([
    ['of a kind that nobody knows', { kind: 'aLaterOne' }, 'aLaterOne'],
    ['with facts of another kind', { facts: '{"code":"402913"}' }, 'no facts of staffNews'],
    ['with half of its facts', { facts: '{"paragr' }, 'JSON'],
  ])('%s is logged and tried again, not lost', async (_, broken, cause) => {
    const logged = vi.spyOn(context.log, 'error');
    const emailId = await writeAndSchedule();
    const [stored] = await context.database.query.outboundEmail.findMany();
    await context.database.update(outboundEmail).set(broken);
    await testHotel.jobs.runDue();
    expect(testHotel.post.emails).toEqual([]);
    const [details, said] = logged.mock.lastCall ?? [];
    expect(said).toBe('A letter could not be written');
    expect(details).toMatchObject({ emailId });
    const error: unknown = Reflect.get(Object(details), 'err');
    expect(String(error)).toContain(cause);
    expect(JSON.stringify(details)).not.toContain('402913');
    await context.database.update(outboundEmail).set({ kind: stored?.kind, facts: stored?.facts });
    await testHotel.pass(MINUTE);
    expect(testHotel.post.emails).toHaveLength(1);
    logged.mockRestore();
  });
});

describe('A mail server that hangs', () => {
  test('does not hold up the sweep, and is not given an email twice', async () => {
    const taken: string[] = [];
    const hanging = createSignal();
    const post = {
      send: async ({ id }: { id: string }) => {
        taken.push(id);
        await hanging.given;
      },
    };
    const workers = jobHandlersOf({ ...context, emailTransport: post });
    const emailId = await write();
    const posting = workers.sendEmail({ kind: 'sendEmail', emailId });
    await vi.waitFor(() => {
      expect(taken).toEqual([emailId]);
    });
    await workers.sweep({ kind: 'sweep' });
    await workers.sendEmail({ kind: 'sendEmail', emailId });
    hanging.give();
    await posting;
    await workers.sendEmail({ kind: 'sendEmail', emailId });
    expect(taken).toEqual([emailId]);
  });
});

describe('An email with a one-time code', () => {
  const register = () =>
    testHotel.request('POST', '/api/v1/auth/users/signin', { body: registrationForm });

  test('is readable for its recipient and for nobody who has the database', async () => {
    await register();
    const saved = JSON.stringify(await context.database.query.outboundEmail.findMany());
    await testHotel.jobs.runDue();
    const code = /\b\d{6}\b/.exec(testHotel.post.emails[0]?.text ?? '')?.[0];
    expect(code).toMatch(/^\d{6}$/);
    expect(saved).not.toContain(code);
    expect(saved).not.toContain('works once');
    expect(testHotel.post.emails[0]?.html).toContain(code);
  });

  test('has a lane of its own, also when its job was lost', async () => {
    await writeAndSchedule();
    await register();
    expect(testHotel.jobs.waitingOf('sendUrgentEmail')).toHaveLength(1);
    testHotel.jobs.reset();
    await testHotel.jobs.run({ kind: 'sweep' });
    await testHotel.jobs.runDue();
    expect(testHotel.post.emails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^\d{6} is your verification code$/),
      'Your stay',
    ]);
  });

  test('that was sealed under another secret is not sent, and is tried again', async () => {
    await register();
    const { configuration } = context;
    const secrets = { ...configuration.secrets, codes: 'another secret of the tests, as long' };
    const [waiting] = testHotel.jobs.waitingOf('sendUrgentEmail');
    if (!waiting) throw new Error('There is no email.');
    await sendEmail({ ...context, configuration: { ...configuration, secrets } }, waiting.emailId);
    expect(testHotel.post.emails).toEqual([]);
    await testHotel.pass(MINUTE);
    expect(testHotel.post.emails).toHaveLength(1);
  });
});

describe('An email that was posted', () => {
  test('is forgotten after 90 days, and one that waits is not', async () => {
    await writeAndSchedule();
    await testHotel.jobs.runDue();
    testHotel.clock.advance(90 * 24 * 60 * MINUTE - 1);
    testHotel.post.failNext(1);
    const waiting = await write();
    await testHotel.jobs.run({ kind: 'sweep' });
    expect(await context.database.query.outboundEmail.findMany()).toHaveLength(2);
    testHotel.clock.advance(1);
    await testHotel.jobs.run({ kind: 'sweep' });
    expect(await context.database.query.outboundEmail.findMany()).toMatchObject([{ id: waiting }]);
  });
});

describe('The layout of an email', () => {
  const laidOut = composeEmail({
    ...text,
    subject: 'Your stay\r\nBcc: everybody@example.com',
    paragraphs: ['Dear <b>Adaobi</b> & family,', 'Until "soon".'],
    highlight: '402913',
    facts: [['Check-in', '12 March 2026']],
    action: { label: 'View My Reservation', url: 'https://hotel.test/my-reservations/1?a=1&b=2' },
  });

  test('says the same in plain text and in HTML', () => {
    for (const part of ['402913', 'Check-in', '12 March 2026', 'View My Reservation']) {
      expect(laidOut.text).toContain(part);
      expect(laidOut.html).toContain(part);
    }
    expect(laidOut.text).toContain('https://hotel.test/my-reservations/1?a=1&b=2');
    expect(laidOut.html).toContain('href="https://hotel.test/my-reservations/1?a=1&amp;b=2"');
  });

  test('shows what a guest wrote literally, whatever it looks like', () => {
    expect(laidOut.html).toContain('Dear &lt;b&gt;Adaobi&lt;/b&gt; &amp; family,');
    expect(laidOut.text).toContain('Dear <b>Adaobi</b> & family,');
  });

  test('ends no script with what a guest wrote', () => {
    const { html } = composeEmail({ ...text, stay: { name: '</script><b>' } });
    expect(html).not.toContain('</script><b>');
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(data)).toEqual({ name: '</script><b>' });
  });
});
