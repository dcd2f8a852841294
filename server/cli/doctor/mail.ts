import { createTransport } from 'nodemailer';
import type { Configuration } from '../../configuration/configuration';
import { fine, look, pointOf, wrong, type Finding } from './finding';

const WHAT = 'Mail';
const TIMEOUT_MS = 10_000;

/** Connects to the mail server and logs in, without sending anything. */
export async function examineMail({
  smtpUrl,
  staffEmail,
}: Pick<Configuration, 'smtpUrl' | 'staffEmail'>): Promise<Finding> {
  if (smtpUrl === null) return fine(WHAT, 'goes to the mailbox of development');
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  try {
    await transport.verify();
  } catch (error) {
    return wrong(
      WHAT,
      `the mail server takes nothing: ${pointOf(error)}`,
      'Check SMTP_URL. Without letters nobody can register; what is written goes out when it works again, for some two days.',
    );
  } finally {
    transport.close();
  }
  return staffEmail === null
    ? look(
        WHAT,
        'the mail server takes letters, but staff gets none',
        'Set STAFF_EMAIL to be told of bookings, cancellations and cases.',
      )
    : fine(WHAT, 'the mail server takes letters');
}
