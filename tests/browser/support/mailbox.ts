import { expect, type Page } from 'playwright/test';

interface ReceivedLetter {
  subject: string;
  text: string;
}

function isLetter(value: unknown): value is ReceivedLetter {
  return typeof value === 'object' && value !== null && 'subject' in value && 'text' in value;
}

/** The letters that were sent to somebody, newest first, from the mailbox of development. */
export async function lettersTo(page: Page, email: string): Promise<ReceivedLetter[]> {
  const answer = await page.request.get(`/mailbox/letters?to=${encodeURIComponent(email)}`);
  const letters: unknown = await answer.json();
  return Array.isArray(letters) ? letters.filter(isLetter) : [];
}

/** The one-time code of the newest letter that has one; waits until it has arrived. */
export async function codeFor(page: Page, email: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const letters = await lettersTo(page, email);
    code = letters.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find(Boolean);
    expect(code).toBeDefined();
  }).toPass();
  return code ?? '';
}

/** Waits until a letter whose subject fits has arrived. */
export async function expectLetter(page: Page, email: string, subject: RegExp): Promise<void> {
  await expect
    .poll(async () => (await lettersTo(page, email)).map((letter) => letter.subject))
    .toContainEqual(expect.stringMatching(subject));
}
