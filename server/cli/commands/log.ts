import { listStaffActions } from '../../staff/auditLog';
import { listEmails, type ListedEmail } from '../../desk/stays/guestEmails';
import { factsInWords } from '../../payments/cases/caseInWords';
import { lagosTime } from '../../shared/lagosTime';
import { printableText } from '../../shared/printableText';
import { countInWords, table } from '../../shared/textTable';
import { report, type StaffCommand } from '../staffCommand';

/** An email's delivery status. */
function fateOf({ sentAt, nextTryAt, tries }: ListedEmail): string {
  if (sentAt !== null) return `sent ${lagosTime(sentAt)}`;
  if (nextTryAt === null) return 'GIVEN UP';
  return tries === 0 ? 'about to be sent' : `failed ${tries} times, next ${lagosTime(nextTryAt)}`;
}

export const logCommands: readonly StaffCommand[] = [
  {
    words: ['emails'],
    takes: '[EMAIL] [--json]',
    help: 'The thirty newest emails, all or those to an address: what became of each. What they say is not shown. One is sent again at the desk, on its reservation.',
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
        const text = [countInWords(found.length, 'email'), ...table(lines)].join('\n');
        const published = found.map(({ sentAt, ...one }) => ({ ...one, postedAt: sentAt }));
        return report(published, text);
      };
    },
  },
  {
    words: ['log'],
    takes: '[--json]',
    help: 'The last hundred things that staff did and that concern no single reservation: when, who, what and why. What concerns one is in reservations show.',
    read:
      () =>
      async ({ database }) => {
        const actions = await listStaffActions(database);
        const lines = actions.map(({ at, by, kind, why, detail }) => [
          lagosTime(at),
          by,
          kind,
          why ?? '',
          printableText(factsInWords(detail)),
        ]);
        const text = [countInWords(actions.length, 'action'), ...table(lines)].join('\n');
        return report(actions, text);
      },
  },
];
