import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../shared/clock';
import type { Email, EmailTransport } from '../email/emailTransport';

/** An email in the mailbox; `postedAt` in UTC, RFC 3339. */
export interface DeliveredEmail extends Email {
  id: string;
  postedAt: string;
}

/** Where emails go in development: a folder whose contents a page shows. */
export interface Mailbox extends EmailTransport {
  /** The emails, newest first; with a recipient, only theirs. */
  list(recipient?: string): Promise<DeliveredEmail[]>;
  /** One email; null if none has this id. */
  find(id: string): Promise<DeliveredEmail | null>;
}

const mailMembers = ['id', 'postedAt', 'recipient', 'subject', 'text', 'html'] as const;

function isDeliveredEmail(value: unknown): value is Omit<DeliveredEmail, 'calendar'> {
  if (typeof value !== 'object' || value === null) return false;
  return mailMembers.every((name) => typeof Reflect.get(value, name) === 'string');
}

async function readMail(file: string): Promise<DeliveredEmail | null> {
  const email: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!isDeliveredEmail(email)) return null;
  const calendar: unknown = Reflect.get(email, 'calendar');
  return { ...email, calendar: typeof calendar === 'string' ? calendar : null };
}

/** A mailbox in a folder, with one file per email, named so that they sort by time. */
export function openMailbox(folder: string, clock: Clock): Mailbox {
  const fileNames = async () => {
    await mkdir(folder, { recursive: true });
    const names = await readdir(folder);
    return names.filter((name) => name.endsWith('.json')).sort();
  };
  const read = async (names: readonly string[]) => {
    const emails = await Promise.all(names.map((name) => readMail(join(folder, name))));
    return emails.filter((email) => email !== null);
  };
  return {
    send: async ({ id, recipient, subject, text, html, calendar }) => {
      await mkdir(folder, { recursive: true });
      const postedAt = clock.now().toISOString();
      const email: DeliveredEmail = { id, postedAt, recipient, subject, text, html, calendar };
      const file = join(folder, `${postedAt.replaceAll(':', '-')} ${id}.json`);
      // Written under another name first, so that a listing of the folder never sees half an email.
      await writeFile(`${file}.unfinished`, JSON.stringify(email));
      await rename(`${file}.unfinished`, file);
    },
    list: async (recipient) => {
      const emails = (await read(await fileNames())).reverse();
      return recipient === undefined
        ? emails
        : emails.filter((email) => email.recipient === recipient);
    },
    find: async (id) => {
      const names = (await fileNames()).filter((name) => name.endsWith(` ${id}.json`));
      const [email] = await read(names);
      return email ?? null;
    },
  };
}
