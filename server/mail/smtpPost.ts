import { createTransport } from 'nodemailer';
import type { Configuration } from '../configuration';
import type { Post } from './post';

/** Sends letters by SMTP. The id of a letter is its Message-ID, so that one sent twice shows once. */
export function smtpPost(smtpUrl: string, { mailFrom, publicUrl }: Configuration): Post {
  const transport = createTransport(smtpUrl);
  const { hostname } = new URL(publicUrl);
  return {
    send: async ({ id, recipient, subject, text, html }) => {
      await transport.sendMail({
        messageId: `<${id}@${hostname}>`,
        from: mailFrom,
        to: recipient,
        subject,
        text,
        html,
      });
    },
  };
}
