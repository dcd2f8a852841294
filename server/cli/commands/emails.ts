import { listEmails, resendEmail, type ListedEmail } from '../../desk/guestEmails';
import { lagosTime } from '../../shared/lagosTime';
import { printableText } from '../../shared/printableText';
import { counted, table } from '../../shared/textTable';
import { answered, done, type StaffCommand, inTransaction } from '../staffCommand';

/** An email's delivery status. */
function fateOf({ sentAt, nextTryAt, tries }: ListedEmail): string {
  if (sentAt !== null) return `sent ${lagosTime(sentAt)}`;
  if (nextTryAt === null) return 'GIVEN UP';
  return tries === 0 ? 'about to be sent' : `failed ${tries} times, next ${lagosTime(nextTryAt)}`;
}

export const emailCommands: readonly StaffCommand[] = [
  {
    words: ['emails'],
    takes: '[EMAIL] [--json]',
    help: 'The thirty newest emails, all or those to an address: what became of each, and the id with which one is sent again. What they say is not shown.',
    read: (typed) => {
      const email = typed.optionalWord(0);
      return async ({ database }) => {
        const found = await listEmails(database, email);
        const lines = found.map((one) => [
          lagosTime(one.writtenAt),
          one.recipient,
          printableText(one.subject),
          fateOf(one),
          one.id,
        ]);
        const text = [counted(found.length, 'email'), ...table(lines)].join('\n');
        const published = found.map(({ sentAt, ...one }) => ({ ...one, postedAt: sentAt }));
        return answered(published, text);
      };
    },
  },
  {
    words: ['resend'],
    takes: 'ID --why "…" --by NAME',
    help: 'Sends an email again, with the same facts and to the same address, e.g. one that was given up or that a guest has lost.',
    read: (typed) => {
      const id = typed.word(0, 'Which email? npm run hotel -- emails EMAIL lists their ids');
      const { person, why } = typed.signed();
      return async (desk) => {
        const act = { emailId: id, why };
        const { subject, recipient } = await inTransaction(desk, resendEmail, act, person);
        return done(
          `“${subject}” goes to ${recipient} again within a minute, while the server runs.`,
        );
      };
    },
  },
];
