import { providerNames } from '../../../machines/messages/payment';
import { formatNaira } from '../../../machines/money';
import { lagosMoment } from '../../lagosMoment';
import { caseInWords, counted, factsInWords } from '../caseWords';
import { isClean, type Reconciliation } from '../reconcile';
import { koboOf, type StaffReview } from '../staffReviews';
import type { Finding } from './findings';

type Line = readonly string[];

/** The columns under each other, indented. */
function table(lines: readonly Line[]): string[] {
  const columns = Math.max(0, ...lines.map((line) => line.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...lines.map((line) => (line[column] ?? '').length)),
  );
  return lines.map((line) =>
    `  ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
}

function section(title: string, heads: Line, lines: readonly Line[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...table([heads, ...lines])];
}

function findingLine({ amountKobo, provider, reference, reservationId, why }: Finding): Line {
  const name = provider === null ? '' : providerNames[provider];
  return [formatNaira(amountKobo), why, name, reference, reservationId];
}

function reviewLine({ review, attempt }: StaffReview): Line {
  const { openedAt, kind, detail } = review;
  const kobo = koboOf(review);
  const amount = kobo === null ? '' : formatNaira(kobo);
  return [
    amount,
    caseInWords(kind),
    lagosMoment(openedAt),
    attempt.reference,
    factsInWords(detail),
  ];
}

function verdict(result: Reconciliation): string {
  if (isClean(result)) return 'Every naira is accounted for.';
  return result.unaccounted.length > 0
    ? 'NOT every naira is accounted for.'
    : 'Nothing is missing in our books, but a provider gave no word.';
}

/** What staff reads: what there is, what is missing, and what waits for them. */
export function reportReconciliation(result: Reconciliation): string {
  const { at, taken, returned, onItsWayBack, unaccounted, awaited, openReviews } = result;
  const heads = ['Amount', 'What', 'Provider', 'Reference', 'Reservation'];
  return [
    `Books of ${lagosMoment(at)} (Lagos time)`,
    ...table([
      ['Taken', formatNaira(taken.amountKobo), counted(taken.payments, 'payment')],
      ['Returned', formatNaira(returned.amountKobo), counted(returned.refunds, 'refund')],
      [
        'On its way back',
        formatNaira(onItsWayBack.amountKobo),
        counted(onItsWayBack.refunds, 'refund'),
      ],
      ['Held', formatNaira(taken.amountKobo - returned.amountKobo)],
    ]),
    ...section('Unaccounted for', heads, unaccounted.map(findingLine)),
    ...section('Not booked yet, and asked about again', heads, awaited.map(findingLine)),
    ...section(
      'Cases for staff, in full: npm run hotel -- reviews',
      ['Amount', 'What', 'Since', 'Reference', 'Facts'],
      openReviews.map(reviewLine),
    ),
    ...section(
      'No word from the provider',
      ['Reference'],
      result.unanswered.map((reference) => [reference]),
    ),
    '',
    `The providers were asked about ${counted(result.asked, 'payment')}. ${verdict(result)}`,
  ].join('\n');
}
