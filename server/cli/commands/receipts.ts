import { lagosTime } from '../../shared/lagosTime';
import { counted } from '../../payments/reviews/reviewMessages';
import { receiptNumbers, type NumberRange } from '../../payments/receipts/missingReceipts';
import { receiptNumber } from '../../payments/receipts/receiptNumbers';
import { leaveOutReceipts, receiptSeriesOf } from '../../payments/receipts/receiptSeries';
import { section } from '../../shared/textTable';
import { answered, type StaffCommand } from '../staffCommand';
import { UsageError } from '../cliArguments';
import { recordStaffAction } from '../../desk/auditLog';

/** Far more receipts than a hotel ever issues, and the most that fit their column. */
export const HIGHEST_RECEIPT = 999_999_999;

function rangeInMessages({ first, last }: NumberRange): string {
  const from = receiptNumber({ number: first });
  return first === last ? from : `${from} to ${receiptNumber({ number: last })}`;
}

/** Lists the numbers that were issued, those that are missing, and why. */
export const receiptsCommand: StaffCommand = {
  words: ['receipts'],
  takes: '[--json]',
  places: 0,
  options: ['json'],
  help: 'How many receipts were given, which numbers are missing, and who left those out and why. Ends with 1 when a number is missing of which nothing is written down.',
  read: (typed) => {
    const asJson = typed.has('json');
    return async ({ database }) => {
      const numbers = await receiptNumbers(database);
      const { given, last, missing, gaps, unexplained } = numbers;
      const written = gaps.map((gap) => [rangeInMessages(gap), lagosTime(gap.at), gap.by, gap.why]);
      const lines = [
        `${counted(given, 'receipt')} given. The next number is ${receiptNumber({ number: last + 1 })}.`,
        missing.length === 0
          ? 'No number is missing.'
          : `Missing: ${missing.map(rangeInMessages).join(', ')}.`,
        ...section('Left out', ['Numbers', 'When', 'By', 'Why'], written),
        ...(unexplained.length === 0
          ? []
          : ['', `Nothing is written down of ${unexplained.map(rangeInMessages).join(', ')}.`]),
      ];
      const { text } = answered(asJson, numbers, lines.join('\n'));
      return { code: unexplained.length === 0 ? 0 : 1, text };
    };
  },
};

/** Skips numbers that a lost database may have issued. */
export const receiptsFromCommand: StaffCommand = {
  words: ['receipts', 'from'],
  takes: 'NUMBER --why "…" --by NAME',
  places: 1,
  options: ['by', 'why'],
  help: 'Has the next receipt get this number, which must be higher than any that was given: after a database was put back by other means than restore. What is left out stays written down.',
  read: (typed) => {
    const word = typed.word(0, 'With which number do the receipts go on?');
    const next = Number(word);
    if (!/^\d+$/.test(word) || next < 1 || next > HIGHEST_RECEIPT) {
      throw new UsageError(`“${word}” is no number of a receipt.`);
    }
    const responsible = typed.responsible();
    return (desk) =>
      desk.database.transaction(async (tx) => {
        const { last } = await receiptSeriesOf(tx);
        if (next <= last) {
          const text = `Receipts up to ${receiptNumber({ number: last })} were given; nothing was changed.`;
          return { code: 1, text };
        }
        await leaveOutReceipts(tx, desk, { ...responsible, last: next - 1 });
        const detail = { before: last, next };
        await recordStaffAction(tx, desk, { ...responsible, kind: 'receipts.leftOut', detail });
        return {
          code: 0,
          text: `The next receipt gets number ${receiptNumber({ number: next })}.`,
        };
      });
  },
};
