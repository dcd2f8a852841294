import { expect, type APIRequestContext } from 'playwright/test';

/** Anything that can call the server: a page, or a test without one. */
interface Asker {
  request: APIRequestContext;
}

interface ReceivedEmail {
  subject: string;
  text: string;
}

function isReceivedEmail(value: unknown): value is ReceivedEmail {
  return typeof value === 'object' && value !== null && 'subject' in value && 'text' in value;
}

/** The emails to an address, newest first, from the development mailbox. */
export async function emailsTo(asker: Asker, email: string): Promise<ReceivedEmail[]> {
  const response = await asker.request.get(`/mailbox/emails?to=${encodeURIComponent(email)}`);
  const emails: unknown = await response.json();
  return Array.isArray(emails) ? emails.filter(isReceivedEmail) : [];
}

/** An email arrives within milliseconds; checking rarely would delay every test that starts with one. */
export const askedForOften = { intervals: [50] };

/** The one-time code of the newest email that has one; waits until it has arrived. */
export async function codeFor(asker: Asker, email: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const emails = await emailsTo(asker, email);
    code = emails.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find(Boolean);
    expect(code).toBeDefined();
  }).toPass(askedForOften);
  return code ?? '';
}

/** Waits until an email with a matching subject has arrived. */
export async function expectEmail(asker: Asker, email: string, subject: RegExp): Promise<void> {
  await expect
    .poll(async () => (await emailsTo(asker, email)).map((sentEmail) => sentEmail.subject))
    .toContainEqual(expect.stringMatching(subject));
}
