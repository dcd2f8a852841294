import { findingInWords } from '../../messages/books/findings';
import { howPaid, providerNames } from '../../messages/payment/providers';
import { formatNaira } from '../../machines/shared/money';
import { lagosTime } from '../shared/lagosTime';
import { countInWords, section, table, type Line } from '../shared/textTable';
import { caseInWords, factsInWords } from '../payments/cases/caseInWords';
import { type ChannelTotal, isClean, type Reconciliation } from '../books/reconcile';
import { koboOf, type ListedCase } from '../payments/cases/cases';
import { adoptable, type Finding } from '../books/findings';

/** Found at a provider alone, and booked by a command. */
const ADOPTING = '. To book it: npm run hotel -- refund adopt REFERENCE';

function findingLine({ amountKobo, provider, reference, reservationId, code }: Finding): Line {
  const name = provider === null ? '' : providerNames[provider];
  return [
    formatNaira(amountKobo),
    findingInWords(code) + (adoptable.includes(code) ? ADOPTING : ''),
    name,
    reference,
    reservationId ?? 'unknown',
  ];
}

function caseLine({ row, payment }: ListedCase): Line {
  const { openedAt, kind, detail } = row;
  const kobo = koboOf(row);
  const amount = kobo === null ? '' : formatNaira(kobo);
  return [
    amount,
    caseInWords(kind),
    lagosTime(openedAt),
    payment?.attempt.reference ?? row.subject,
    factsInWords(detail),
  ];
}

function channelLine({ provider, channel, payments, amountKobo }: ChannelTotal): Line {
  return [
    `  ${howPaid(provider, channel)}`,
    formatNaira(amountKobo),
    countInWords(payments, 'payment'),
  ];
}

function verdict(result: Reconciliation): string {
  if (isClean(result)) return 'Every naira is accounted for.';
  return result.unaccounted.length > 0
    ? 'NOT every naira is accounted for.'
    : 'Nothing is missing in our books, but a provider gave no word.';
}

function deskLines({ atDesk: { takenKobo, returnedKobo } }: Reconciliation): Line[] {
  if (takenKobo === 0) return [];
  return [
    ['Taken at the desk', formatNaira(takenKobo)],
    ['Returned at the desk', formatNaira(returnedKobo)],
  ];
}

/** The report for staff: what there is, what is missing, and what awaits their decision. */
export function reportReconciliation(result: Reconciliation): string {
  const { at, taken, returned, onItsWayBack, unaccounted, awaited, openCases } = result;
  const heads = ['Amount', 'What', 'Provider', 'Reference', 'Reservation'];
  return [
    `Books of ${lagosTime(at)} (Lagos time)`,
    ...table([
      ['Taken', formatNaira(taken.amountKobo), countInWords(taken.payments, 'payment')],
      ...result.takenByChannel.map(channelLine),
      ['Returned', formatNaira(returned.amountKobo), countInWords(returned.refunds, 'refund')],
      [
        'On its way back',
        formatNaira(onItsWayBack.amountKobo),
        countInWords(onItsWayBack.refunds, 'refund'),
      ],
      ['Held', formatNaira(taken.amountKobo - returned.amountKobo)],
      ...deskLines(result),
    ]),
    ...section('Unaccounted for', heads, unaccounted.map(findingLine)),
    ...section('Not booked yet, and asked about again', heads, awaited.map(findingLine)),
    ...section(
      'Cases for staff, in full: npm run hotel -- cases',
      ['Amount', 'What', 'Since', 'Reference', 'Facts'],
      openCases.map(caseLine),
    ),
    ...section(
      'No word from the provider',
      ['Reference'],
      result.unanswered.map((reference) => [reference]),
    ),
    ...section(
      'No word about which payments there are',
      ['Provider'],
      result.unlisted.map((provider) => [providerNames[provider]]),
    ),
    '',
    `The providers were asked about ${countInWords(result.asked, 'payment')}. ${verdict(result)}`,
  ].join('\n');
}
