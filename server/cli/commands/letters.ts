import { desc, eq, ilike, or, type SQL } from 'drizzle-orm';
import { typedEmail } from '../../../machines/shared/typedText';
import { letter } from '../../database/schema';
import { enqueueAgain } from '../../email/outbox';
import { normalEmail } from '../../shared/emailAddress';
import { isUuid } from '../../shared/uuid';
import { lagosTime } from '../../shared/lagosTime';
import { counted } from '../../payments/reviews/reviewMessages';
import { table } from '../../shared/textTable';
import { printableText } from '../../shared/printableText';
import { answered, type CommandOutcome, type Desk, type StaffCommand } from '../staffCommand';
import type { Responsible } from '../cliArguments';
import { recordStaffAction } from '../../desk/auditLog';

const MOST = 30;

type Listed = Pick<
  typeof letter.$inferSelect,
  'id' | 'recipient' | 'subject' | 'writtenAt' | 'postedAt' | 'nextTryAt' | 'tries'
>;

/** An email's delivery status. */
function fateOf({ postedAt, nextTryAt, tries }: Listed): string {
  if (postedAt !== null) return `sent ${lagosTime(postedAt)}`;
  if (nextTryAt === null) return 'GIVEN UP';
  return tries === 0 ? 'about to be sent' : `failed ${tries} times, next ${lagosTime(nextTryAt)}`;
}

/** As the address was entered in a reservation, or as accounts store it. */
function isSentTo(email: string): SQL | undefined {
  const pattern = typedEmail(email).replace(/[\\%_]/g, '\\$&');
  return or(ilike(letter.recipient, pattern), eq(letter.recipient, normalEmail(email)));
}

/** Lists a recipient's emails. */
export const emailsCommand: StaffCommand = {
  words: ['letters'],
  takes: '[EMAIL] [--json]',
  places: 1,
  options: ['json'],
  help: 'The thirty newest letters, all or those to an address: what became of each, and the id with which one is sent again. What they say is not shown.',
  read: (typed) => {
    const email = typed.optionalWord(0);
    const asJson = typed.has('json');
    return async ({ database }) => {
      const { id, recipient, subject, writtenAt, postedAt, nextTryAt, tries } = letter;
      const found = await database
        .select({ id, recipient, subject, writtenAt, postedAt, nextTryAt, tries })
        .from(letter)
        .where(email === null ? undefined : isSentTo(email))
        .orderBy(desc(writtenAt), desc(id))
        .limit(MOST);
      const lines = found.map((one) => [
        lagosTime(one.writtenAt),
        one.recipient,
        printableText(one.subject),
        fateOf(one),
        one.id,
      ]);
      const text = [counted(found.length, 'letter'), ...table(lines)].join('\n');
      return answered(asJson, found, text);
    };
  },
};

async function resend(desk: Desk, id: string, responsible: Responsible): Promise<CommandOutcome> {
  const none: CommandOutcome = {
    code: 1,
    text: `There is no letter ${id}. Those to somebody: npm run hotel -- letters EMAIL`,
  };
  if (!isUuid(id)) return none;
  return desk.database.transaction(async (tx) => {
    const [found] = await tx.select().from(letter).where(eq(letter.id, id)).for('update');
    if (!found) return none;
    if (found.urgent) {
      return {
        code: 1,
        text: 'That letter carries a one-time code, which has run out: the guest asks for another at the website. Nothing was sent.',
      };
    }
    if (found.postedAt === null && found.nextTryAt !== null) {
      return { code: 1, text: 'That letter is still on its way; nothing was sent.' };
    }
    const copyId = await enqueueAgain(tx, desk, found);
    // Without the recipient: the staff log is kept for good, but an account can be deleted.
    const detail = { letter: id, copy: copyId, subject: found.subject };
    await recordStaffAction(tx, desk, { ...responsible, kind: 'letter.resent', detail });
    return {
      code: 0,
      text: `“${found.subject}” goes to ${found.recipient} again within a minute, while the server runs.`,
    };
  });
}

/** Sends an email again. */
export const resendCommand: StaffCommand = {
  words: ['resend'],
  takes: 'LETTER --why "…" --by NAME',
  places: 1,
  options: ['by', 'why'],
  help: 'Sends a letter again, with the same facts and to the same address, e.g. one that was given up or that a guest has lost.',
  read: (typed) => {
    const id = typed.word(0, 'Which letter? Its id stands in npm run hotel -- letters EMAIL');
    const responsible = typed.responsible();
    return (desk) => resend(desk, id, responsible);
  },
};
