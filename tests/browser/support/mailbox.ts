import { expect, type APIRequestContext } from 'playwright/test';

/** Whatever can ask the server: a page, or a test without one. */
interface Asker {
  request: APIRequestContext;
}

interface ReceivedLetter {
  subject: string;
  text: string;
}

function isLetter(value: unknown): value is ReceivedLetter {
  return typeof value === 'object' && value !== null && 'subject' in value && 'text' in value;
}

/** The letters that were sent to somebody, newest first, from the mailbox of development. */
export async function lettersTo(asker: Asker, email: string): Promise<ReceivedLetter[]> {
  const answer = await asker.request.get(`/mailbox/letters?to=${encodeURIComponent(email)}`);
  const letters: unknown = await answer.json();
  return Array.isArray(letters) ? letters.filter(isLetter) : [];
}

/** A letter is there within milliseconds; asked for seldom, it holds every test up that begins with one. */
export const askedForOften = { intervals: [50] };

/** The one-time code of the newest letter that has one; waits until it has arrived. */
export async function codeFor(asker: Asker, email: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const letters = await lettersTo(asker, email);
    code = letters.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find(Boolean);
    expect(code).toBeDefined();
  }).toPass(askedForOften);
  return code ?? '';
}

/** Waits until a letter whose subject fits has arrived. */
export async function expectLetter(asker: Asker, email: string, subject: RegExp): Promise<void> {
  await expect
    .poll(async () => (await lettersTo(asker, email)).map((letter) => letter.subject))
    .toContainEqual(expect.stringMatching(subject));
}
