import type { DeskFoundAs } from '../../machines/contract/wire';
import { dayInWords } from '../../machines/desk/inWords';
import { formatNaira, type Kobo } from '../../machines/shared/money';
import type { FactsOf, RefusalOf } from '../../machines/shared/refusal';
import type { LagosDate } from '../../machines/shared/stay';
import { occupied } from '../../messages/desk/errors';
import * as housekeeping from '../../messages/desk/housekeeping';
import * as messages from '../../messages/desk/money';
import * as roomMessages from '../../messages/desk/roomActs';
import * as settingsMessages from '../../messages/desk/settings';
import * as wishMessages from '../../messages/desk/wishes';
import { printableText } from '../shared/printableText';
import { faultInWords } from './rooms/roundInWords';
import type { ComparedNames } from './money/refundToAccount';

interface InRoom {
  room: string;
}
/** Guests are known by their names here. */
interface RoomClosing extends InRoom {
  /** Null, and no nights, if none could be closed. */
  firstNight: LagosDate | null;
  nights: number;
  moved: { name: string; to: string }[];
  staying: string[];
  overdue: string[];
}
interface PriceSet {
  roomType: string;
  price: Kobo;
  from: LagosDate;
  before: Kobo | null;
}
interface Amount {
  kobo: Kobo;
}

const namesInWords = ({ holder, sender, isLike, otherGuest }: ComparedNames) =>
  [
    messages.accountNames(holder, sender, isLike),
    ...(otherGuest === undefined ? [] : [messages.otherGuest(printableText(otherGuest))]),
  ].join(' ');

/** The desk's sentences for acts that were done with a room, the settings or the money of a day. */
const results = {
  /** Under the same key, by a server of the version before, which kept no results. */
  doneBefore: () => roomMessages.doneBefore,

  clean: ({ room }: InRoom) => roomMessages.marked.clean(room),
  dirty: ({ room }: InRoom) => roomMessages.marked.dirty(room),
  closed: ({ room, firstNight, nights, moved, staying, overdue }: RoomClosing) =>
    [
      firstNight === null
        ? roomMessages.notClosed(room)
        : roomMessages.closed(room, nights, dayInWords(firstNight)),
      ...moved.map(({ name, to }) => roomMessages.moved(printableText(name), to)),
      ...staying.map((name) => roomMessages.stays(printableText(name), room)),
      ...overdue.map((name) => occupied(room, printableText(name))),
    ].join(' '),
  markedFound: ({ room, found }: InRoom & { found: DeskFoundAs }) =>
    housekeeping.marked(room, housekeeping.foundAs[found]),
  faultReported: ({ room, ...fault }: InRoom & { what: string; details: string }) =>
    housekeeping.reported(room, faultInWords(fault)),
  faultFixed: ({ room }: InRoom) => housekeeping.fixed(room),
  reopened: ({ room, nights }: InRoom & { nights: number }) => roomMessages.reopened(room, nights),

  priceSet: ({ roomType, price, from, before }: PriceSet) => {
    const was = before === null ? null : formatNaira(before);
    return settingsMessages.priceSet(roomType, formatNaira(price), dayInWords(from), was);
  },
  /** A link is stored nowhere, so a repeat has none. */
  linkSent: ({ email, link }: { email: string; link: string | null }) =>
    (link === null ? settingsMessages.linkSentBefore : settingsMessages.linkSent)(email),
  passwordChanged: () => settingsMessages.passwordChanged,
  sessionEnded: () => settingsMessages.sessionEnded,
  linkMailed: ({ email }: { email: string }) => settingsMessages.linkSent(email),
  terminalAdded: ({ name }: { name: string }) => settingsMessages.terminalAdded(name),
  terminalRemoved: ({ name }: { name: string }) => settingsMessages.terminalRemoved(name),
  suspended: ({ name }: { name: string }) => settingsMessages.suspended(name),

  compared: (facts: Record<'payments' | 'differences' | 'unanswered', number>) =>
    messages.compared(facts.payments, facts.differences, facts.unanswered),
  dayClosed: ({ counted }: { counted: string }) => messages.dayClosed(counted),
  dayReopened: () => messages.reopened,
  handedOver: ({ to, counted }: { to: string; counted: string }) =>
    messages.handedOver(to, counted),
  paidOut: ({ kobo }: Amount) => messages.paidOut(formatNaira(kobo)),
  moneyReceived: ({ kobo }: Amount) => messages.moneyReceived(formatNaira(kobo)),
  receivedApplied: ({ kobo, guest }: Amount & { guest: string }) =>
    messages.receivedApplied(formatNaira(kobo), printableText(guest)),
  receivedRefunded: ({ kobo, left }: Amount & { left: Kobo }) =>
    messages.receivedRefunded(formatNaira(kobo), left === 0 ? null : formatNaira(left)),
  credited: ({ kobo }: Amount) => messages.credited(formatNaira(kobo)),
  returned: ({ kobo }: Amount) => messages.returned(formatNaira(kobo)),
  adopted: ({ kobo }: Amount) => messages.adopted(formatNaira(kobo)),
  booked: ({ kobo }: Amount) => messages.booked(formatNaira(kobo)),
  /** Booked for a reservation that can't use it. */
  bookedAndBack: ({ kobo }: Amount) => messages.bookedAndBack(formatNaira(kobo)),
  /** Paused: no refund is sent until the comparison that follows a restore. */
  retried: ({ isPaused }: { isPaused: boolean }) =>
    isPaused ? messages.retriedLater : messages.retried,
  given: ({ kobo, isPaused }: Amount & { isPaused: boolean }) =>
    [messages.given(formatNaira(kobo)), ...(isPaused ? [messages.retriedLater] : [])].join(' '),
  accountCompared: namesInWords,
  sentToAccount: (names: ComparedNames) => `${namesInWords(names)} ${messages.onItsWay}`,
  refundsAdopted: ({ refunds }: { refunds: number }) => messages.refundsAdopted(refunds),
  caseClosed: () => messages.caseClosed,

  wishAsked: () => wishMessages.asked,
  wishApproved: ({ what }: { what: string }) => wishMessages.approved(what),
  wishDeclined: ({ by }: { by: string }) => wishMessages.declined(by),
  wishWithdrawn: () => wishMessages.withdrawn,
};
type Results = FactsOf<typeof results>;
const words: { readonly [Code in keyof Results]: (facts: Results[Code]) => string } = results;

/** The result of such an act, as data that a repeat finds too. */
export type ActResult<Code extends keyof Results = keyof Results> = RefusalOf<Results, Code>;

/** The sentence of a result, made where the answer leaves. */
export function resultInWords<Code extends keyof Results>({ code, facts }: ActResult<Code>) {
  return words[code](facts);
}
