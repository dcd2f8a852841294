import { writeFile } from 'node:fs/promises';
import { readAtOnce } from '../../database/readAtOnce';
import { counted } from '../../payments/reviews/reviewMessages';
import { checkingInBetween } from '../../desk/queries';
import { asCsv } from '../asCsv';
import { deskView, type DeskView } from '../../desk/deskView';
import type { StaffCommand } from '../staffCommand';
import { UsageError } from '../cliArguments';
import { recordStaffAction } from '../../desk/auditLog';

/** Exports reservations as a table. */
export const exportCommand: StaffCommand = {
  words: ['reservations', 'export'],
  takes: '--from DATE --to DATE [--format csv|json] [--file FILE] --by NAME',
  places: 0,
  options: ['from', 'to', 'format', 'file', 'by'],
  help: 'All reservations that check in from one day to another, both included, as CSV or JSON, to a file or to the screen. They are personal: who took them out is kept.',
  read: (typed) => {
    const from = typed.date('from', 'From which check-in day? --from 2026-03-01');
    const to = typed.date('to', 'To which check-in day? --to 2026-03-31');
    if (to < from) throw new UsageError('--to is before --from.');
    const format =
      typed.optional('format') === null ? 'csv' : typed.oneOf('format', ['csv', 'json'], '');
    const file = typed.optional('file');
    const by = typed.by();
    return async (desk) => {
      const { database, clock } = desk;
      const now = clock.now();
      const views = await readAtOnce(database, async (tx) => {
        const listed: DeskView[] = [];
        for await (const page of checkingInBetween(tx, from, to)) {
          listed.push(...page.map((found) => deskView(found, now)));
        }
        return listed;
      });
      const text = format === 'csv' ? asCsv(views) : JSON.stringify(views, null, 2);
      await recordStaffAction(database, desk, {
        by,
        why: null,
        kind: 'reservations.exported',
        detail: { from, to, reservations: views.length },
      });
      if (file === null) return { code: 0, text: text.trimEnd() };
      await writeFile(file, text, { mode: 0o600 });
      return { code: 0, text: `${counted(views.length, 'reservation')} written to ${file}.` };
    };
  },
};
