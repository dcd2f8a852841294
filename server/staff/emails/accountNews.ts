import { deviceName } from '../../../machines/account/deviceName';
import { momentInWords } from '../../../machines/desk/inWords';
import * as words from '../../../messages/desk/emails/accountNews';
import { emailKind, type UnwrittenEmail } from '../../email/emailKind';

const timestamp = { type: 'timestamp' } as const;
const subjects = {
  newBrowser: words.newBrowser.subject,
  recoveryUsed: words.recoveryUsed.subject,
  passwordChanged: words.passwordChanged.subject,
};

export const staffAccountNews = emailKind(
  'staffAccountNews',
  {
    properties: {
      news: { enum: ['newBrowser', 'recoveryUsed', 'passwordChanged'] },
      at: timestamp,
    },
    optionalProperties: { device: { type: 'string' }, left: { type: 'uint8' } },
  },
  ({ news, at, device = '', left = 0 }) => {
    const time = momentInWords(new Date(at));
    const paragraphs = {
      newBrowser: words.newBrowser.paragraphs(time, deviceName(device)),
      recoveryUsed: words.recoveryUsed.paragraphs(time, left),
      passwordChanged: words.passwordChanged.paragraphs(time),
    };
    return { paragraphs: paragraphs[news], reason: words.reason };
  },
);

/** Something that happened to a person's own access. */
export type AccountNews =
  | { news: 'newBrowser'; device: string }
  | { news: 'recoveryUsed'; left: number }
  | { news: 'passwordChanged' };

/** Tells a person about their own access. */
export function accountNewsEmail(
  recipient: string,
  facts: AccountNews & { at: Date },
): UnwrittenEmail {
  return staffAccountNews.email({ recipient, subject: subjects[facts.news] }, facts);
}
