import { beforeEach, describe, expect, test } from 'vitest';
import { hotel } from '../../../src/content/hotel';
import { composeLetter } from '../../../server/mail/composeLetter';
import { hotelName } from '../../../server/mail/hotelName';
import { writeLetter } from '../../../server/mail/letters';
import { openHouse } from '../support/house';

const house = await openHouse();
const { parts } = house;
beforeEach(() => house.reset());

const MINUTE = 60_000;
const text = {
  recipient: 'adaobi@example.com',
  subject: 'Your stay',
  paragraphs: ['We look forward to your stay.'],
};

async function write(): Promise<string> {
  return parts.database.transaction((tx) => writeLetter(tx, parts, composeLetter(text)));
}

async function writeAndSchedule(): Promise<string> {
  const letterId = await write();
  await parts.jobs.schedule({ kind: 'postLetter', letterId });
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
    const undone = parts.database.transaction(async (tx) => {
      await writeLetter(tx, parts, composeLetter(text));
      throw new Error('Undone.');
    });
    await expect(undone).rejects.toThrow('Undone.');
    await house.jobs.run({ kind: 'sweep' });
    expect(house.post.letters).toEqual([]);
  });

  test('is found by the sweep when its job was lost', async () => {
    await write();
    await house.jobs.run({ kind: 'sweep' });
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
    expect(house.post.letters).toEqual([]);
    expect(await parts.database.query.letter.findMany()).toMatchObject([{ nextTryAt: null }]);
  });
});

describe('The layout of a letter', () => {
  const letter = composeLetter({
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

  test('has one line of subject', () => {
    expect(letter.subject).toBe('Your stay Bcc: everybody@example.com');
  });

  test('calls the hotel as its site does', () => {
    expect(hotelName).toBe(hotel.name);
    expect(letter.text).toContain(hotel.name);
  });
});
