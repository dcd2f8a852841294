import type { RoomStayState } from '../../contract/wire';
import { late as lateMessages, reasonInWords } from '../../../messages/desk/acts';
import * as messages from '../../../messages/desk/errors';
import { providerNames } from '../../../messages/payment/providers';
import { nights as nightsInWords } from '../../../messages/shared/counts';
import { endMessageOf, refundMessageOf } from '../../reservation/policy';
import type { StatusFields } from '../../reservation/reservationStatus';
import { formatNaira, type Kobo } from '../../shared/money';
import { alreadySo, byAct, byCorrecting, overtaken, refusal } from '../../shared/refusal';
import type { FactsOf } from '../../shared/refusal';
import { addDays, type LagosDate } from '../../shared/stay';
import {
  dayInWords,
  eventInWords,
  momentInWords,
  timeInWords,
  type LastEvent,
  type Step,
} from '../inWords';

interface InRoom {
  room: string;
}

interface NightTaken {
  night: LagosDate;
  /** The guest who has the room, and another room that is available for all of their nights; null if none is. */
  guest: string;
  to: string | null;
}

interface Due {
  due: Kobo;
}

/** Why something can't be done with a reservation: with its stays, its bill, or all of it. Amounts are in kobo. */
export const reservationRefusals = {
  notArrived: refusal(byAct('checkIn'), messages.notCome),
  endedLongAgo: refusal(alreadySo, messages.longPast),
  stepTaken: overtaken(
    ({ state, by, at, room }: InRoom & Step & { state: Exclude<RoomStayState, 'expected'> }) =>
      messages.steps[state](by, timeInWords(at), room),
  ),
  notActive: refusal(byAct('bookAtDesk'), messages.notConfirmed),
  emptyAndPaid: refusal(byAct('checkOut'), messages.emptyAndPaid),
  notLeft: refusal(byAct('reduce'), messages.notLeft),
  writtenOff: refusal(alreadySo, messages.writtenOff),
  unpaid: refusal(byAct('takePayment'), ({ balance }: { balance: Kobo }) =>
    messages.unpaid(formatNaira(balance)),
  ),
  firstNightDue: refusal(byAct('takePayment'), ({ due }: Due) =>
    messages.firstNightDue(formatNaira(due)),
  ),
  transfersOpen: refusal(byAct('takePayment'), ({ open }: { open: number }) =>
    messages.transfersOpen(open),
  ),
  beginsLater: refusal(byAct('changeDates'), ({ checkIn }: { checkIn: LagosDate }) =>
    messages.beginsLater(dayInWords(checkIn)),
  ),
  stayOver: refusal(byAct('bookAtDesk'), ({ checkOut }: { checkOut: LagosDate }) =>
    messages.endedBefore(dayInWords(checkOut)),
  ),
  roomOccupied: refusal(byAct('moveRoom'), ({ room, guest }: InRoom & { guest: string }) =>
    messages.occupied(room, guest),
  ),
  mayStillArrive: refusal(byAct('checkIn'), ({ until, hour }: { until: LagosDate; hour: string }) =>
    messages.noShowFrom(dayInWords(until), hour),
  ),
  undoneLate: refusal(byAct('note'), messages.undoneLate),
  nightsSold: refusal(byAct('bookAtDesk'), ({ room }: InRoom) => messages.nightsSold(room)),
  lateGranted: overtaken(({ by, at, until }: Step & { until: string }) =>
    lateMessages.granted(by, timeInWords(at), until),
  ),
  staysAlready: overtaken(({ day }: { day: LagosDate }) => messages.staysAlready(dayInWords(day))),
  staysAtMost: refusal(byAct('bookAtDesk'), ({ day }: { day: LagosDate }) =>
    messages.staysAtMost(dayInWords(day)),
  ),
  leavesAnyway: refusal(byAct('checkOut'), ({ day }: { day: LagosDate }) =>
    messages.leavesAnyway(dayInWords(day)),
  ),
  leavesBetween: refusal(
    byCorrecting('staysUntil'),
    ({ from, to }: Record<'from' | 'to', LagosDate>) =>
      messages.leavesBetween(dayInWords(from), dayInWords(to)),
  ),
  nightTaken: refusal(byAct('moveRoom'), ({ room, night, guest, to }: InRoom & NightTaken) =>
    messages.nightTaken(room, dayInWords(night), guest, to),
  ),
  nightClosed: refusal(byAct('moveRoom'), ({ room, night }: InRoom & Pick<NightTaken, 'night'>) =>
    messages.nightClosed(room, dayInWords(night)),
  ),
  nightOwn: refusal(alreadySo, ({ room, night, id }: InRoom & { night: LagosDate; id: string }) =>
    messages.nightOwn(room, dayInWords(night), id),
  ),
  nightsCost: refusal(
    byCorrecting('staysUntil'),
    ({ price, shown }: { price: Kobo; shown: Kobo }) =>
      messages.nightsCost(formatNaira(price), formatNaira(shown)),
  ),
  nightsChanged: refusal<Record<'staysUntil' | 'checkOut', LagosDate>>(
    ({ staysUntil, checkOut }) => byAct(staysUntil > checkOut ? 'shortenStay' : 'extendStay'),
    ({ checkOut }) => messages.nightsChanged(dayInWords(checkOut)),
  ),
  nightStillTheirs: refusal(byAct('shortenStay'), messages.nightStillTheirs),
  owesBefore: refusal(byAct('takePayment'), ({ balance, id }: { balance: Kobo; id: string }) =>
    messages.owesBefore(formatNaira(balance), id),
  ),
  roomLeft: overtaken(({ room }: InRoom) => messages.noRoom(room)),
  roomNotFree: refusal(byCorrecting('to'), ({ room }: InRoom) => messages.notFree(room)),

  startedUnpaid: refusal(byAct('bookAtDesk'), messages.begunUnpaid),
  roomsSold: refusal(byAct('bookAtDesk'), messages.roomsSold),
  nothingDue: refusal(alreadySo, messages.nothingToPay),
  otherAmount: refusal(byCorrecting('amount'), ({ due }: Due) =>
    messages.otherAmount(formatNaira(due)),
  ),
  moreThanDue: refusal(byCorrecting('amount'), ({ due }: Due) => messages.atMost(formatNaira(due))),
  stayUnpaid: refusal(byAct('takePayment'), messages.paidFirst),
  noTransfer: refusal(byAct('expectTransfer'), messages.noTransfer),
  transferExpected: overtaken(({ by, at, amountKobo }: Step & { amountKobo: Kobo }) =>
    messages.transferNoted(by, timeInWords(at), formatNaira(amountKobo)),
  ),
  transferRecorded: refusal(byCorrecting('proof'), messages.transferTwice),
  whichTransfer: refusal(byCorrecting('proof'), messages.whichTransfer),
  correctedLate: refusal(byAct('note'), messages.correctedLate),
  notMoreTaken: refusal(byAct('takePayment'), ({ kobo }: { kobo: Kobo }) =>
    messages.notMoreTaken(formatNaira(kobo)),
  ),
  notLowered: refusal(byAct('note'), messages.notLowered),
  noSuchPayment: refusal(alreadySo, messages.noSuchPayment),
  whichTerminal: refusal(
    byCorrecting('terminal'),
    ({ terminals }: { terminals: readonly string[] }) => messages.whichTerminal(terminals),
  ),
  slipMissing: refusal(byCorrecting('proof'), messages.slipMissing),
  slipUsed: refusal(
    byCorrecting('slipTotal'),
    ({ slip, by, at, kobo, guest }: Step & { slip: string; kobo: Kobo; guest: string }) =>
      messages.slipUsed(slip, by, momentInWords(at), formatNaira(kobo), guest),
  ),
  slipExceeded: refusal(byCorrecting('slipTotal'), ({ slip, taken }: { slip: Kobo; taken: Kobo }) =>
    messages.slipExceeded(formatNaira(slip), formatNaira(taken)),
  ),
  linksToday: refusal(byAct('takePayment'), ({ most }: { most: number }) =>
    messages.linksToday(most),
  ),
  notOnline: refusal(byAct('takePayment'), messages.notOnline),
  extraTooSmall: refusal(byCorrecting('amount'), ({ least }: { least: Kobo }) =>
    messages.extraAtLeast(formatNaira(least)),
  ),
  balanceTooHigh: refusal(byAct('takePayment'), ({ most }: { most: Kobo }) =>
    messages.balanceAtMost(formatNaira(most)),
  ),
  reasonTooShort: refusal(byCorrecting('why'), reasonInWords),
  noSuchExtra: refusal(alreadySo, messages.noSuchExtra),
  extraVoided: overtaken(({ by, at }: Step) => messages.extraVoided(by, timeInWords(at))),
  paidByGuest: overtaken(({ at }: Pick<Step, 'at'>) => messages.guestPaid(timeInWords(at))),
  changedByGuest: overtaken(({ at }: Pick<Step, 'at'>) => messages.guestChanged(timeInWords(at))),
  paymentTaken: overtaken(({ by, at }: Step) => messages.paymentTaken(by, timeInWords(at))),
  billChanged: overtaken(({ by, at }: Step) => messages.billChanged(by, timeInWords(at))),

  changedMeanwhile: overtaken(({ kind, by, at }: LastEvent) => {
    const [what, time] = [eventInWords(kind, by), timeInWords(at)];
    return by === null ? messages.happened(what, time) : messages.done(what, by, time);
  }),
  ended: refusal(
    byAct('bookAtDesk'),
    (state: StatusFields) => endMessageOf(state) ?? refundMessageOf(state) ?? messages.notConfirmed,
  ),
  notPaid: refusal(byAct('takePayment'), messages.notPaid),
  paidNotCancelled: refusal(byAct('refund'), messages.paidNotCancelled),
  notByCard: refusal(byCorrecting('backBy'), messages.notByCard),
  partGone: refusal(byCorrecting('source'), messages.partGone),
  whichAccount: refusal(byCorrecting('toAccount'), messages.whichAccount),
  keepsMore: refusal(byCorrecting('keeps'), ({ kobo }: { kobo: Kobo }) =>
    messages.keepsMore(formatNaira(kobo)),
  ),
  partPaid: refusal(byAct('releaseStay'), messages.partPaid),
  complimentary: refusal(byAct('releaseStay'), messages.complimentary),
  reducedBelow: refusal(byCorrecting('waived'), ({ due }: Due) =>
    messages.reducedBelow(formatNaira(due)),
  ),
  wholeBack: refusal(byAct('refund'), messages.wholeBack),
  nothingPaid: refusal(byAct('cancel'), messages.nothingPaid),
  stayBegun: refusal(byAct('checkOut'), messages.begun),
  underReview: refusal(byAct('decideCase'), messages.underReview),
  holdsFull: refusal(
    byAct('takePayment'),
    ({
      most,
      rooms,
      type,
      night,
    }: Record<'most' | 'rooms', number> & Record<'type' | 'night', string>) =>
      messages.holdsFull(most, rooms, type, dayInWords(night)),
  ),
  noSwap: refusal(byAct('moveRoom'), ({ room }: InRoom) => messages.noSwap(room)),
  noRooms: refusal(byAct('bookAtDesk'), messages.noRooms),
  otherNights: refusal(byCorrecting('checkOut'), ({ nights }: { nights: number }) =>
    messages.otherNights(nightsInWords(nights)),
  ),
  otherPrice: refusal(byCorrecting('checkIn'), ({ price, paid }: { price: Kobo; paid: Kobo }) =>
    messages.otherPrice(formatNaira(price), formatNaira(paid)),
  ),
  /** A rule that guests book by says no. */
  guestRule: refusal(byCorrecting('checkIn'), ({ why }: { why: string }) => why),
  detailsWrong: refusal<{ field: string; why: string }>(
    ({ field }) => byCorrecting(field),
    ({ why }) => why,
  ),
  emailGone: refusal(alreadySo, messages.noSuchEmail),
  codeExpired: refusal(alreadySo, messages.codeExpired),
  emailOnItsWay: refusal(alreadySo, messages.onItsWay),
};

/** Nights in some rooms, from the first to the day after the last. */
export interface Nights {
  rooms: readonly string[];
  from: LagosDate;
  until: LagosDate;
}

/** The nights that an act puts back on sale. */
function freed({ rooms, from, until }: Nights): string {
  const [first, last] = [dayInWords(from), dayInWords(addDays(until, -1))];
  const nights = first === last ? messages.oneNight(first) : messages.someNights(first, last);
  return messages.freesNights(rooms, nights);
}

/** Warnings before something that is allowed. */
export const deskWarnings = {
  roomNotClean: ({ room }: InRoom) => messages.notClean(room),
  arrivesAfterAll: () => messages.comesAfterAll,
  leavesEarly: (nights: Nights) => messages.leavesEarly(freed(nights)),
  freesNights: freed,
  freesNightsIfAll: (nights: Nights) => messages.ifAllRefunded(freed(nights)),
  roomKept: ({ checkOut }: { checkOut: LagosDate }) => messages.missed(dayInWords(checkOut)),
  roomsStillFree: () => messages.stillFree,
  pageOpen: ({ provider }: { provider: keyof typeof providerNames }) =>
    messages.pageOpen(providerNames[provider]),
  leavesOwing: ({ balance }: { balance: Kobo }) => messages.leavesOwing(formatNaira(balance)),
  stillOwes: ({ balance }: { balance: Kobo }) => messages.stillOwes(formatNaira(balance)),
  roomWished: ({ room, wish }: InRoom & { wish: string }) => messages.roomWished(room, wish),
  roomWanted: ({ guest, room, checkOut }: InRoom & { guest: string; checkOut: LagosDate }) =>
    lateMessages.dueIn(guest, room, dayInWords(checkOut)),
};
export type DeskWarnings = FactsOf<typeof deskWarnings>;
