import { existsSync } from 'node:fs';
import { forgotPassword } from '../../../messages/login/pages/login';
import type { ContinuedReceipts } from '../../backup/continueReceipts';
import { InvalidBackup } from '../../backup/readBackup';
import { restoreBackup } from '../../backup/restoreBackup';
import { BackupNotWritten, writeBackup } from '../../backup/writeBackup';
import type { DeskContext } from '../../desk/context';
import type { Person } from '../../staff/auditLog';
import { HIGHEST_RECEIPT } from '../../desk/money/receipts';
import { lagosTime } from '../../shared/lagosTime';
import { countInWords } from '../../shared/textTable';
import { success, failure, type CommandOutcome, type StaffCommand } from '../staffCommand';

/** The number with which receipts continue, and what to do if it is a guess. */
function receiptsInMessages({ next, isGuessed }: ContinuedReceipts): string {
  const goOn = `Receipts go on with number ${next}`;
  if (!isGuessed) return `${goOn}.`;
  return `${goOn}: this database did not give those since the backup, so that as many numbers were left out as can have been given. Where you know the last one, restore into another new database, with --receipts-from.`;
}

async function restore(
  desk: DeskContext,
  file: string,
  wish: { replaces: boolean; receiptsFrom: number | null; why: string },
  person: Person,
): Promise<CommandOutcome> {
  if (!existsSync(file)) return failure(`There is no file ${file}.`);
  try {
    const { rows, at, isOlder, receipts } = await restoreBackup(desk, file, wish, person);
    return success(
      `${countInWords(rows, 'row')}: the hotel is as it was on ${lagosTime(at)} (Lagos time).${isOlder ? ' An older version wrote it: its tables were brought up to date.' : ''} ${receiptsInMessages(receipts)} Every session, password, code and link has ended, since some had ended after the backup: guests set a new password with “${forgotPassword}”, and staff get in by a new link: npm run hotel -- staff reset lets the first manager in. Now, before any server is started: npm run hotel -- reconcile --all names the money that came in and went out since. Until it has heard both providers, no refund is sent.`,
    );
  } catch (error) {
    if (!(error instanceof InvalidBackup)) throw error;
    return failure(`${error.message} Nothing was changed.`);
  }
}

export const backupCommands: readonly StaffCommand[] = [
  {
    words: ['backup'],
    takes: 'FILE --by NAME',
    help: 'Writes everything that the hotel knows into one packed file, as it is at one moment, while the server goes on; from the embedded database or one of the hotel’s own. Never writes over a file.',
    read: (typed) => {
      const file = typed.word(0, 'Into which file? backup hotel-2026-03-12.gz');
      const person = typed.person();
      return async (desk) => {
        try {
          const rows = await writeBackup(desk, file, person);
          if (rows === null) return failure(`${file} is there already; nothing was written.`);
          return success(
            `${countInWords(rows, 'row')} written to ${file}. It holds guests’ data: keep it safe, away from this machine. Configuration and secrets are not in it.`,
          );
        } catch (error) {
          if (!(error instanceof BackupNotWritten)) throw error;
          return failure(error.message);
        }
      };
    },
  },
  {
    words: ['restore'],
    takes: 'FILE [--replace] [--receipts-from NUMBER] --why "…" --by NAME',
    help: 'Puts a backup in the place of everything in the database, all of it or nothing. Refused while a server runs. One that an older version wrote is brought up to date. A hotel that has guests is replaced with --replace alone. No receipt’s number is given twice: this database’s own numbers go on; in another one as many are left out as can have been given since the backup, unless --receipts-from says which is free. Sessions, passwords, codes and links end: guests set a new password, staff reset lets the first manager in again. Afterwards reconcile --all names the money that came in and went out since; until it has heard both providers, no refund is sent.',
    read: (typed) => {
      const file = typed.word(0, 'From which file?');
      const replaces = typed.has('replace');
      const receiptsFrom = typed.optionalNumber('receipts-from', HIGHEST_RECEIPT);
      const { person, why } = typed.signed();
      return (desk) => restore(desk, file, { replaces, receiptsFrom, why }, person);
    },
  },
];
