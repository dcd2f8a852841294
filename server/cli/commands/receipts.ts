import { HIGHEST_RECEIPT, skipReceiptNumbers } from '../../desk/money/receipts';
import { lagosTime } from '../../shared/lagosTime';
import { type NumberRange, receiptNumber, receiptNumbers } from '../../receipts/receiptNumbers';
import { countInWords, section } from '../../shared/textTable';
import { UsageError } from '../cliArguments';
import { report, success, failure, type StaffCommand, inTransaction } from '../staffCommand';

function rangeInMessages({ first, last }: NumberRange): string {
  const from = receiptNumber({ number: first });
  return first === last ? from : `${from} to ${receiptNumber({ number: last })}`;
}

export const receiptCommands: readonly StaffCommand[] = [
  {
    words: ['receipts'],
    takes: '[--json]',
    help: 'How many receipts were given, which numbers are missing, and who left those out and why. Ends with 1 when a number is missing of which nothing is written down.',
    read:
      () =>
      async ({ database }) => {
        const numbers = await receiptNumbers(database);
        const { given, last, missing, gaps, unexplained } = numbers;
        const written = gaps.map((gap) => [
          rangeInMessages(gap),
          lagosTime(gap.at),
          gap.by,
          gap.why,
        ]);
        const lines = [
          `${countInWords(given, 'receipt')} given. The next number is ${receiptNumber({ number: last + 1 })}.`,
          missing.length === 0
            ? 'No number is missing.'
            : `Missing: ${missing.map(rangeInMessages).join(', ')}.`,
          ...section('Left out', ['Numbers', 'When', 'By', 'Why'], written),
          ...(unexplained.length === 0
            ? []
            : ['', `Nothing is written down of ${unexplained.map(rangeInMessages).join(', ')}.`]),
        ];
        const code = unexplained.length === 0 ? 0 : 1;
        return { ...report(numbers, lines.join('\n')), code };
      },
  },
  {
    words: ['receipts', 'from'],
    takes: 'NUMBER --why "…" --by NAME',
    help: 'Has the next receipt get this number, which must be higher than any that was given: after a database was put back by other means than restore. What is left out stays written down.',
    read: (typed) => {
      const word = typed.word(0, 'With which number do the receipts go on?');
      const next = Number(word);
      if (!/^\d+$/.test(word) || next < 1 || next > HIGHEST_RECEIPT) {
        throw new UsageError(`“${word}” is no number of a receipt.`);
      }
      const { person, why } = typed.signed();
      return async (desk) => {
        const skipping = await inTransaction(desk, skipReceiptNumbers, { next, why }, person);
        return skipping.kind === 'given'
          ? failure(
              `Receipts up to ${receiptNumber({ number: skipping.last })} were given; nothing was changed.`,
            )
          : success(`The next receipt gets number ${receiptNumber({ number: next })}.`);
      };
    },
  },
];
