import { beforeEach, describe, expect, test, vi } from 'vitest';
import { hotel } from '../../../src/content/hotel';
import { composeEmail } from '../../../server/email/composeEmail';
import { jobHandlersOf } from '../../../server/app/jobHandlers';
import { sendEmail, enqueueEmail } from '../../../server/email/outbox';
import { registrationForm } from '../support/accounts';
import { openHouse } from '../support/house';
import { createSignal } from '../support/signal';

const house = await openHouse();
const { context } = house;
beforeEach(() => house.reset());

const MINUTE = 60_000;
const text = {
  recipient: 'adaobi@example.com',
  subject: 'Your stay',
  paragraphs: ['We look forward to your stay.'],
};

async function write(): Promise<string> {
  return context.database.transaction((tx) => enqueueEmail(tx, context, composeEmail(text)));
}

async function writeAndSchedule(): Promise<string> {
  const letterId = await write();
  await context.jobs.schedule({ kind: 'postLetter', letterId });
  return letterId;
}

describe('A letter', () => {
  test('is posted once, however often its job runs', async () => {
    const letterId = await writeAndSchedule();
    await house.jobs.runDue();
    await house.jobs.run({ kind: 'postLetter', letterId });
    expect(house.post.letters).toMatchObject([
      { id: letterId, recipient: 'adaobi@example.com', subject: 'Your stay' },
    ]);
  });

  test('is not posted when what gave cause for it did not happen', async () => {
    const undone = context.database.transaction(async (tx) => {
      await enqueueEmail(tx, context, composeEmail(text));
      throw new Error('Undone.');
    });
    await expect(undone).rejects.toThrow('Undone.');
    await house.jobs.run({ kind: 'sweep' });
    await house.jobs.runDue();
    expect(house.post.letters).toEqual([]);
  });

  test('is found by the sweep when its job was lost', async () => {
    await write();
    await house.jobs.run({ kind: 'sweep' });
    await house.jobs.runDue();
    expect(house.post.letters).toHaveLength(1);
  });

  test('is tried again, later each time, when the post fails', async () => {
    house.post.failNext(2);
    await writeAndSchedule();
    await house.jobs.runDue();
    await house.pass(MINUTE - 1);
    expect(house.post.letters).toHaveLength(0);
    await house.pass(1);
    await house.pass(5 * MINUTE - 1);
    expect(house.post.letters).toHaveLength(0);
    await house.pass(1);
    expect(house.post.letters).toHaveLength(1);
  });

  test('is given up after two days of failures', async () => {
    house.post.failNext(100);
    await writeAndSchedule();
    for (let hours = 0; hours < 72; hours += 1) await house.pass(60 * MINUTE);
    house.post.failNext(0);
    await house.pass(24 * 60 * MINUTE);
    await house.jobs.run({ kind: 'sweep' });
    await house.jobs.runDue();
    expect(house.post.letters).toEqual([]);
    expect(await context.database.query.letter.findMany()).toMatchObject([{ nextTryAt: null }]);
  });
});

describe('A mail server that hangs', () => {
  test('does not hold up the sweep, and is not given a letter twice', async () => {
    const taken: string[] = [];
    const hanging = createSignal();
    const post = {
      send: async ({ id }: { id: string }) => {
        taken.push(id);
        await hanging.given;
      },
    };
    const workers = jobHandlersOf({ ...context, emailTransport: post });
    const letterId = await write();
    const posting = workers.postLetter({ kind: 'postLetter', letterId });
    await vi.waitFor(() => {
      expect(taken).toEqual([letterId]);
    });
    await workers.sweep({ kind: 'sweep' });
    await workers.postLetter({ kind: 'postLetter', letterId });
    hanging.give();
    await posting;
    await workers.postLetter({ kind: 'postLetter', letterId });
    expect(taken).toEqual([letterId]);
  });
});

describe('A letter with a one-time code', () => {
  const register = () =>
    house.request('POST', '/api/v1/auth/users/signin', { body: registrationForm });

  test('is readable for its recipient and for nobody who has the database', async () => {
    await register();
    const kept = JSON.stringify(await context.database.query.letter.findMany());
    await house.jobs.runDue();
    const code = /\b\d{6}\b/.exec(house.post.letters[0]?.text ?? '')?.[0];
    expect(code).toMatch(/^\d{6}$/);
    expect(kept).not.toContain(code);
    expect(kept).not.toContain('used once');
    expect(house.post.letters[0]?.html).toContain(code);
  });

  test('has a lane of its own, also when its job was lost', async () => {
    await writeAndSchedule();
    await register();
    expect(house.jobs.waitingOf('postUrgentLetter')).toHaveLength(1);
    house.jobs.reset();
    await house.jobs.run({ kind: 'sweep' });
    await house.jobs.runDue();
    expect(house.post.letters.map(({ subject }) => subject)).toEqual([
      'Your verification code',
      'Your stay',
    ]);
  });

  test('that was sealed under another secret is not sent, and is tried again', async () => {
    await register();
    const { configuration } = context;
    const secrets = { ...configuration.secrets, codes: 'another secret of the tests, as long' };
    const [waiting] = house.jobs.waitingOf('postUrgentLetter');
    if (!waiting) throw new Error('There is no letter.');
    await sendEmail({ ...context, configuration: { ...configuration, secrets } }, waiting.letterId);
    expect(house.post.letters).toEqual([]);
    await house.pass(MINUTE);
    expect(house.post.letters).toHaveLength(1);
  });
});

describe('A letter that was posted', () => {
  test('is forgotten after 90 days, and one that waits is not', async () => {
    await writeAndSchedule();
    await house.jobs.runDue();
    house.clock.advance(90 * 24 * 60 * MINUTE - 1);
    house.post.failNext(1);
    const waiting = await write();
    await house.jobs.run({ kind: 'sweep' });
    expect(await context.database.query.letter.findMany()).toHaveLength(2);
    house.clock.advance(1);
    await house.jobs.run({ kind: 'sweep' });
    expect(await context.database.query.letter.findMany()).toMatchObject([{ id: waiting }]);
  });
});

describe('The layout of a letter', () => {
  const letter = composeEmail({
    ...text,
    subject: 'Your stay\r\nBcc: everybody@example.com',
    paragraphs: ['Dear <b>Adaobi</b> & family,', 'Until "soon".'],
    highlight: '402913',
    facts: [['Check-in', '12 March 2026']],
    action: { label: 'View My Reservation', url: 'https://hotel.test/my-reservations/1?a=1&b=2' },
  });

  test('says the same in plain text and in HTML', () => {
    for (const part of ['402913', 'Check-in', '12 March 2026', 'View My Reservation']) {
      expect(letter.text).toContain(part);
      expect(letter.html).toContain(part);
    }
    expect(letter.text).toContain('https://hotel.test/my-reservations/1?a=1&b=2');
    expect(letter.html).toContain('href="https://hotel.test/my-reservations/1?a=1&amp;b=2"');
  });

  test('shows what a guest wrote literally, whatever it looks like', () => {
    expect(letter.html).toContain('Dear &lt;b&gt;Adaobi&lt;/b&gt; &amp; family,');
    expect(letter.text).toContain('Dear <b>Adaobi</b> & family,');
  });

  test('ends no script with what a guest wrote', () => {
    const { html } = composeEmail({ ...text, stay: { name: '</script><b>' } });
    expect(html).not.toContain('</script><b>');
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(data)).toEqual({ name: '</script><b>' });
  });

  test('has one line of subject', () => {
    expect(letter.subject).toBe('Your stay Bcc: everybody@example.com');
  });

  test('calls the hotel as its site does', () => {
    expect(letter.text).toContain(hotel.name);
  });
});
