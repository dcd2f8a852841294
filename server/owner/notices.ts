import { deviceName } from '../../machines/account/deviceName';
import { datesInWords } from '../../machines/desk/inWords';
import type { EventKind } from '../../machines/reservation/eventKind';
import { formatNaira } from '../../machines/shared/money';
import { roomTypes } from '../../machines/shared/roomTypes';
import * as messages from '../../messages/desk/emails/owner';
import { atDesk } from '../../messages/payment/documents/paymentFacts';
import type { StaffActionKind } from '../database/staffTables';
import { faultInWords } from '../desk/rooms/roundInWords';
import { printableText } from '../shared/printableText';

/** A part of what needs the owner's eye. */
export type Section = keyof typeof messages.sections;

/** Something that happened to a reservation or in the house, as it was recorded. */
export interface Happening {
  /** A kind of the table below, or of an earlier version. */
  kind: string;
  detail: Readonly<Record<string, string | number | null>>;
  /** Earlier events of the reservation, in order; empty for an act of staff without one. */
  earlier: readonly Pick<Happening, 'kind' | 'detail'>[];
  /** The name of a room's type; undefined if there is no such room. */
  typeOf: (room: string) => string | undefined;
}

/** The line about what happened; null where there is nothing to look at. */
type Telling = (happening: Happening) => string | null;

/** The part of the email that tells of a kind, and the line. */
type Notice = readonly [Section, Telling];

const text = ({ detail }: Pick<Happening, 'detail'>, key: string) =>
  printableText(String(detail[key] ?? ''));
const count = ({ detail }: Pick<Happening, 'detail'>, key: string) => Number(detail[key] ?? 0);
const naira = (happening: Happening, key = 'amountKobo') => formatNaira(count(happening, key));
const day = (happening: Happening, key: string) => datesInWords(text(happening, key));
const isByStaff = ({ detail }: Happening) => 'by' in detail;
const wasPaid = ({ earlier }: Happening) => earlier.some(({ kind }) => kind.startsWith('payment.'));

/** A telling for some of what happens alone. */
const only =
  (isTold: (happening: Happening) => boolean, telling: Telling): Telling =>
  (happening) =>
    isTold(happening) ? telling(happening) : null;

/** The means by which the desk gave money back, where it came by another, and the account that it went to. */
function otherMeans(refund: Happening): string {
  const { detail } = refund;
  const means = deskMeans.find((one) => one === detail.otherMeans);
  if (!means) return '';
  const account = `${text(refund, 'bank')}, …${text(refund, 'lastDigits')}`;
  const to = 'holder' in detail ? messages.heldBy(account, text(refund, 'holder')) : '';
  const isStranger = count(refund, 'otherName') > 0 ? messages.notGuests : '';
  return messages.byOtherMeans(atDesk[means]) + to + isStranger;
}
const deskMeans = ['cash', 'transfer', 'pos'] as const;
const methodIn = (method: string) => (method === 'pos' || method === 'transfer' ? method : 'cash');

/** Money by card or transfer without anything to find it by, or with a slip that paid for something else too. */
const withoutReference: Notice = [
  'references',
  (payment) => {
    const { method, proof, slipKobo } = payment.detail;
    if (typeof slipKobo === 'number')
      return messages.sharedSlip(naira(payment), text(payment, 'proof'), formatNaira(slipKobo));
    if ((method !== 'pos' && method !== 'transfer') || (proof ?? '') !== '') return null;
    return messages.noReference(naira(payment), atDesk[method]);
  },
];

/** The rest that a refund leaves of the price, if that is less than half of it; else null. */
function leftOf(refund: Happening): string | null {
  const [left, price] = [count(refund, 'leftKobo'), count(refund, 'priceKobo')];
  return 'leftKobo' in refund.detail && 2 * left < price
    ? messages.left(naira(refund, 'leftKobo'), naira(refund, 'priceKobo'))
    : null;
}

/** The details of a guest that were changed, before and after. */
function renaming({ detail }: Happening): string {
  const changes = Object.entries(detail).flatMap(([key, after]) => {
    const before = detail[`${key}Before`];
    if (before === undefined) return [];
    return [messages.fromTo(printableText(String(before)), printableText(String(after)))];
  });
  return messages.renamed(changes.length === 0 ? '' : `, ${changes.join('; ')}`);
}

function moving({ detail: { before, after }, typeOf }: Happening): string | null {
  const [from, to] = [String(before), String(after)];
  const [typeBefore, typeAfter] = [typeOf(from), typeOf(to)];
  if (typeBefore === typeAfter) return null;
  return messages.roomMoved(`${from} (${typeBefore ?? ''})`, `${to} (${typeAfter ?? ''})`);
}

function undoing({ detail: { room, before }, earlier }: Happening): string | null {
  if (before === 'noShow') return messages.noShowUndone(String(room));
  const undone = earlier.filter((one) => one.kind === 'desk.undo' && one.detail.room === room);
  return undone.length === 0 ? null : messages.undoneAgain(String(room), undone.length + 1);
}

function pricing(happening: Happening): string {
  const { detail } = happening;
  const type = roomTypes.find(({ key }) => key === detail.roomType)?.name ?? '';
  const before = detail.before === null ? messages.noRate : naira(happening, 'before');
  return messages.rate(type, before, naira(happening, 'nightlyKobo'), day(happening, 'validFrom'));
}

/**
 * How the owner is told of every kind of event of a reservation and of every kind of act of staff: null for nothing, or
 * where in the email, and with which words. A kind that nobody has decided about does not compile.
 */
const notices: Readonly<Record<EventKind | StaffActionKind, Notice | null>> = {
  'guest.reserved': null,
  'staff.reserved': null,
  'guest.reminded': null,
  'guest.cancelled': ['unpaidStays', only(isByStaff, () => messages.cancelled)],
  'guest.modified': [
    'unpaidStays',
    only(isByStaff, (change) => {
      const { detail } = change;
      const [before, after] = [count(change, 'totalKoboBefore'), count(change, 'totalKobo')];
      const changes = [
        ...(detail.before === detail.after
          ? []
          : [messages.datesMoved(day(change, 'before'), day(change, 'after'))]),
        ...(before === after
          ? []
          : [messages.priceChanged(formatNaira(before), formatNaira(after))]),
      ];
      return changes.join('; ') || null;
    }),
  ],
  // Holds are ended by rules. Those that last long are listed as they are.
  'hold.expired': null,
  'hold.extended': null,
  'hold.keptForCase': null,
  'hold.resumed': null,
  // Whoever is let in with less than the first night is listed with the balances.
  'hold.kept': null,
  'hold.keptLate': null,
  'hold.putBack': null,
  'stay.released': [
    'refunds',
    (released) =>
      messages.released(naira(released), naira(released, 'keptKobo')) + otherMeans(released),
  ],
  'price.reduced': [
    'reductions',
    only(
      ({ detail }) => detail.isWrittenOff !== 1,
      (reduction) => messages.reduced(naira(reduction), naira(reduction, 'totalKobo')),
    ),
  ],
  'payment.part': withoutReference,
  'payment.settled': withoutReference,
  'payment.settledLate': withoutReference,
  'desk.paid': withoutReference,
  'refund.requested': [
    'refunds',
    only(
      isByStaff,
      (refund) => messages.refundEnds(naira(refund), leftOf(refund)) + otherMeans(refund),
    ),
  ],
  'staff.goodwill': [
    'refunds',
    (refund) => messages.goodwill(naira(refund), leftOf(refund)) + otherMeans(refund),
  ],
  'staff.refundsAdopted': ['refunds', (refund) => messages.refundsRecorded(naira(refund))],
  'refund.accountGiven': [
    'refunds',
    only(
      ({ detail }) => detail.by !== 'guest',
      (given) => {
        const account = `${text(given, 'bank')}, …${text(given, 'lastDigits')}`;
        return messages.toAccount(account, text(given, 'holder') || null);
      },
    ),
  ],
  // What a provider does with a refund, and what a guest is asked, are payments to review if anything is wrong.
  'refund.settled': null,
  'refund.failed': null,
  'refund.retried': null,
  'refund.reduced': null,
  'dispute.lost': ['reviews', (lost) => messages.chargebackLost(naira(lost))],
  'refund.accountNeeded': null,
  'staff.refundRetried': null,
  'transfer.rejected': null,
  'case.closed': ['reviews', (closing) => text(closing, 'note')],
  // Whoever has not arrived, and what became of them, is listed with the arrivals.
  'desk.checkIn': null,
  'desk.checkOut': [
    'balances',
    only(
      ({ detail }) => 'owesKobo' in detail,
      (left) => messages.leftOwing(naira(left, 'owesKobo')),
    ),
  ],
  // The balance is listed as long as it is due.
  'desk.foundEmpty': null,
  'desk.writtenOff': ['reductions', (debt) => messages.writtenOff(naira(debt))],
  'desk.noShow': null,
  'desk.undo': ['undone', undoing],
  'desk.lateCheckOut': [
    'voids',
    only(
      ({ detail }) => detail.feeKobo === 0,
      () => messages.lateForFree,
    ),
  ],
  'desk.extendStay': [
    'nights',
    (added) => messages.nightsAdded(count(added, 'nights'), day(added, 'after'), naira(added)),
  ],
  'desk.shortenStay': [
    'nights',
    (freed) => {
      const voided = count(freed, 'voidedKobo');
      const off = voided === 0 ? null : formatNaira(voided);
      return messages.nightsGivenUp(count(freed, 'nights'), day(freed, 'after'), off);
    },
  ],
  'desk.extraAdded': null,
  'desk.extraVoided': [
    'voids',
    (voided) => {
      const back = count(voided, 'returnedKobo');
      return messages.voided(naira(voided), back === 0 ? null : formatNaira(back));
    },
  ],
  // Told with the correction.
  'payment.lowered': null,
  'desk.paymentCorrected': [
    'corrections',
    (change) => {
      const of = (key: 'before' | 'after') => atDesk[methodIn(text(change, key))];
      const own = count(change, 'own') > 0 ? text(change, 'by') : null;
      const taken = 'takenKobo' in change.detail ? naira(change, 'takenKobo') : naira(change);
      const [before, after] = [`${naira(change)} ${of('before')}`, `${taken} ${of('after')}`];
      return messages.corrected(before, taken === naira(change) ? of('after') : after, own);
    },
  ],
  'desk.correctionApproved': [
    'corrections',
    (approval) => messages.correctionApproved(naira(approval)),
  ],
  'desk.transferNoted': null,
  'desk.transferReceived': [
    'transfers',
    (came) => {
      const { own, receivedKobo, paidKobo } = came.detail;
      const isAsExpected = count(came, 'amountKobo') === count(came, 'expectedKobo');
      if (isAsExpected && !own && !receivedKobo && !paidKobo) return null;
      const line = messages.transferCame(naira(came), naira(came, 'expectedKobo'));
      return [
        line,
        ...(receivedKobo ? [messages.isReceived(naira(came, 'receivedKobo'))] : []),
        ...(paidKobo ? [messages.paidMeanwhile(naira(came, 'paidKobo'))] : []),
        ...(own ? [messages.notedAlone] : []),
      ].join(', ');
    },
  ],
  'desk.transferDropped': [
    'transfers',
    (dropped) =>
      [
        messages.notReceived(naira(dropped)),
        ...(dropped.detail.paidKobo ? [messages.paidMeanwhile(naira(dropped, 'paidKobo'))] : []),
        ...(dropped.detail.letInBy ? [messages.letInOn(text(dropped, 'letInBy'))] : []),
      ].join(', '),
  ],
  'desk.changeDates': [
    'paidStays',
    (change) => messages.datesMoved(day(change, 'before'), day(change, 'after')),
  ],
  'desk.changeGuest': ['paidStays', only(wasPaid, renaming)],
  'staff.roomChanged': ['rooms', moving],
  'room.rearranged': null,
  'desk.linkSent': null,
  'desk.noted': null,
  'desk.emailResent': null,

  // Money received is listed from the cash book, with who sent it.
  'money.received': null,
  'money.applied': null,
  'money.refunded': null,
  'price.set': ['prices', pricing],
  'room.added': ['outOfOrder', (added) => messages.roomAdded(text(added, 'room'))],
  'room.closed': [
    'outOfOrder',
    (closed) => messages.closed(text(closed, 'room'), day(closed, 'from'), day(closed, 'to')),
  ],
  'room.reopened': ['outOfOrder', (opened) => messages.reopened(text(opened, 'room'))],
  'terminal.added': ['access', (added) => messages.terminalAdded(text(added, 'terminal'))],
  'terminal.removed': ['access', (removed) => messages.terminalRemoved(text(removed, 'terminal'))],
  // Rooms that were found otherwise than booked, or not seen at all, are listed as they are.
  'room.found': null,
  'room.fault': [
    'outOfOrder',
    (report) => messages.faultOf(text(report, 'room'), faultInWords(report.detail)),
  ],
  'room.faultFixed': [
    'outOfOrder',
    (fixing) => messages.faultFixed(text(fixing, 'room'), faultInWords(fixing.detail)),
  ],
  'room.clean': null,
  'room.dirty': null,
  'staff.invited': [
    'access',
    (invited) => messages.invited(text(invited, 'name'), text(invited, 'role')),
  ],
  'staff.suspended': ['access', (suspended) => messages.suspended(text(suspended, 'name'))],
  'staff.reset': ['access', (reset) => messages.accessReset(text(reset, 'name'))],
  'staff.newBrowser': ['access', (login) => messages.newBrowser(deviceName(text(login, 'device')))],
  'staff.recoveryUsed': ['access', (used) => messages.recoveryUsed(count(used, 'left'))],
  'staff.passwordChanged': ['access', () => messages.passwordChanged],
  'staff.codeRefused': ['access', () => messages.codeRefused],
  // What is done of it is told as itself, with who asked.
  'wish.asked': null,
  'wish.approved': null,
  'wish.declined': null,
  'wish.withdrawn': null,
  'reservations.exported': [
    'access',
    (exported) => messages.exported(count(exported, 'reservations')),
  ],
  'email.resent': null,
  'receipts.leftOut': [
    'records',
    (leftOut) => messages.receiptsLeftOut(count(leftOut, 'before'), count(leftOut, 'next')),
  ],
  'refunds.paused': ['records', () => messages.refundsPaused],
  'refunds.resumed': ['records', () => messages.refundsResumed],
  'backup.written': null,
  'backup.restored': ['records', (restored) => messages.restored(text(restored, 'at'))],
};

const noticeOf: Readonly<Record<string, Notice | null>> = notices;

/** Where the owner reads of something that happened, and its line with the reason; null for what is not told. */
export function noticed(happening: Happening): { section: Section; line: string } | null {
  const [section, telling] = noticeOf[happening.kind] ?? [];
  const line = telling?.(happening) ?? null;
  if (section === undefined || line === null) return null;
  const [why, askedBy] = [text(happening, 'why'), text(happening, 'askedBy')];
  const reason = why === '' ? line : messages.because(line, why);
  return { section, line: askedBy === '' ? reason : messages.askedFor(reason, askedBy) };
}
