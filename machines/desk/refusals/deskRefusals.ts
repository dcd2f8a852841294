import * as messages from '../../../messages/desk/errors';
import * as moneyMessages from '../../../messages/desk/money';
import * as sessionMessages from '../../../messages/desk/session';
import * as settingsMessages from '../../../messages/desk/settings';
import * as wishMessages from '../../../messages/desk/wishes';
import { wrongCredentials } from '../../../messages/shared/accountErrors';
import { formatNaira, type Kobo } from '../../shared/money';
import {
  alreadySo,
  askManager,
  byAct,
  byCorrecting,
  overtaken,
  refusal,
  tryAgain,
} from '../../shared/refusal';
import type { FactsOf } from '../../shared/refusal';
import type { LagosDate } from '../../shared/stay';
import { dayInWords, momentInWords, timeInWords, type Step } from '../inWords';
import { priceRange } from '../nightlyPrice';
import { reservationRefusals } from './reservationRefusals';

export type RoomState = keyof typeof messages.roomIs;
export type StaffAct = keyof typeof settingsMessages.yourself;

/** The last change of a person, or a price. */
export interface SettingsStep extends Step {
  kind: keyof typeof settingsMessages.changed;
}
interface InRoom {
  room: string;
}
interface Named {
  /** The person's, or the room type's. */
  name: string;
}
interface Addressed {
  email: string;
}

/** The end of an act that a manager was asked for: nobody's decision if its time is over. */
export interface WishEnd {
  outcome: keyof typeof wishMessages.ended;
  by: string | null;
  at: Date;
}

/** The sentence of that. */
export const wishEndInWords = ({ outcome, by, at }: WishEnd) =>
  wishMessages.ended[outcome](by ?? '', momentInWords(at));

const stepInWords = ({ kind, by, at, name }: SettingsStep & Named) =>
  settingsMessages.changed[kind](by, momentInWords(at), name);

/** Why an act at the desk can't be done as things are. */
export const deskRefusals = {
  ...reservationRefusals,

  // A stay that is booked at the desk.
  roomsTaken: refusal(
    byCorrecting('rooms'),
    ({ rooms }: { rooms: readonly string[] }) => messages.roomsTaken(rooms),
    'rooms_unavailable',
  ),
  stayCosts: refusal(
    byCorrecting('totalPrice'),
    ({ price, told }: { price: Kobo; told: Kobo }) =>
      messages.stayCosts(formatNaira(price), formatNaira(told)),
    'price_changed',
  ),
  holdEnds: refusal(byCorrecting('holdUntil'), messages.holdEnds),
  holdTooLong: refusal(byCorrecting('holdUntil'), ({ until }: { until: Date }) =>
    messages.holdTooLong(momentInWords(until)),
  ),
  holdTooMany: refusal(byCorrecting('rooms'), ({ most }: { most: number }) =>
    messages.holdTooMany(most),
  ),

  // A room.
  /** Since nobody knows when. */
  roomIsSo: refusal(alreadySo, ({ state, room }: InRoom & { state: RoomState }) =>
    messages.roomIs[state](room),
  ),
  roomMadeSo: overtaken(({ state, by, at, room }: InRoom & Step & { state: RoomState }) =>
    messages.roomMade[state](by, timeInWords(at), room),
  ),
  roomClosed: overtaken(
    ({ room, by, to, why }: InRoom & { by: string; to: LagosDate; why: string }) =>
      messages.closed(by, room, dayInWords(to), why),
  ),
  nightNotOver: refusal(tryAgain, ({ hour }: { hour: string }) => messages.nightNotOver(hour)),
  faultFixed: overtaken(({ by, at, room }: InRoom & Step) =>
    messages.faultFixed(by, momentInWords(at), room),
  ),
  faultUnnamed: refusal(byCorrecting('details'), messages.faultUnnamed),
  noSuchFault: refusal(alreadySo, ({ room }: InRoom) => messages.noSuchFault(room)),
  closingNights: refusal(byCorrecting('to'), ({ most }: { most: number }) =>
    messages.closingNights(most),
  ),
  noSuchRoom: refusal(
    byCorrecting('room'),
    ({ room }: InRoom) => messages.noSuchRoom(room),
    'not_found',
  ),

  // Room rates and staff.
  priceOutOfRange: refusal(byCorrecting('nightly'), priceRange),
  priceInPast: refusal(byCorrecting('from'), ({ today }: { today: LagosDate }) =>
    settingsMessages.fromToday(dayInWords(today)),
  ),
  rateStep: refusal(
    byCorrecting('nightly'),
    ({ lowest, highest }: Record<'lowest' | 'highest', Kobo>) =>
      settingsMessages.rateStep(formatNaira(lowest), formatNaira(highest)),
  ),
  settingsChanged: overtaken(stepInWords),
  terminalKnown: refusal(alreadySo, ({ name }: Named) => settingsMessages.terminalKnown(name)),
  noSuchTerminal: refusal(alreadySo, ({ name }: Named) => settingsMessages.noSuchTerminal(name)),
  // Another manager can.
  ownAccess: refusal(
    ({ act }) => byAct(act),
    ({ act }: { act: StaffAct }) => settingsMessages.yourself[act],
  ),
  nobodyThere: refusal(byCorrecting('email'), ({ email }: Addressed) =>
    settingsMessages.nobody(email),
  ),
  suspended: refusal(alreadySo, ({ name }: Named) => settingsMessages.suspended(name)),
  lastManager: refusal(byAct('invite'), ({ name }: Named) => settingsMessages.lastManager(name)),
  alreadyInvited: refusal(byAct('reset'), ({ email }: Addressed) => settingsMessages.known(email)),
  nameLooksAlike: refusal(byCorrecting('name'), ({ name }: Named) =>
    settingsMessages.nameLooksAlike(name),
  ),
  invitedMeanwhile: overtaken(
    ({ email, ...step }: SettingsStep & Named & Addressed) =>
      `${settingsMessages.known(email)} ${stepInWords(step)}`,
    byAct('reset'),
  ),

  // What a manager was asked for.
  wishEnded: overtaken((end: WishEnd) => wishEndInWords(end)),
  noWish: refusal(alreadySo, wishMessages.noWish, 'not_found'),
  ownWish: refusal(byAct('withdrawWish'), wishMessages.own),
  othersWish: refusal(byAct('note'), ({ by }: { by: string }) => wishMessages.others(by)),
  notNeeded: refusal(alreadySo, wishMessages.notNeeded),
  /** The number of an account is kept nowhere. */
  accountInWish: refusal(byAct('note'), wishMessages.noAccount),

  // The money of a day.
  dayNotBegun: refusal(byCorrecting('date'), moneyMessages.notBegun),
  dayBeforeFirst: refusal(byCorrecting('date'), moneyMessages.beforeFirst),
  dayNotOver: refusal(tryAgain, ({ hour }: { hour: string }) => moneyMessages.notOver(hour)),
  /** Somebody opened it again already. */
  dayOpen: overtaken(() => moneyMessages.dayOpen),
  dayReopened: overtaken(({ by, at }: Step) => moneyMessages.dayReopened(by, momentInWords(at))),
  receivedSpent: overtaken(({ by, at }: Step) =>
    moneyMessages.receivedSpent(by, momentInWords(at)),
  ),
  receivedLess: refusal(byCorrecting('amount'), ({ left }: { left: Kobo }) =>
    moneyMessages.receivedLess(formatNaira(left)),
  ),
  noSuchReceived: refusal(alreadySo, moneyMessages.noSuchReceived),
  notThen: refusal(byCorrecting('happenedAt'), moneyMessages.notThen),
  ownHandover: refusal(byCorrecting('colleague'), moneyMessages.ownHandover),
  wrongColleague: refusal(
    byCorrecting('colleaguePassword'),
    moneyMessages.wrongColleague,
    'password_wrong',
  ),
  countedMeanwhile: overtaken(({ by, at }: Step) =>
    moneyMessages.countedMeanwhile(by, momentInWords(at)),
  ),
  terminalsNotCounted: refusal(
    byCorrecting('terminals'),
    ({ terminals }: { terminals: readonly string[] }) =>
      moneyMessages.terminalsNotCounted(terminals),
  ),
  drawerHasLess: refusal(byCorrecting('amount'), ({ kobo }: { kobo: Kobo }) =>
    moneyMessages.drawerHasLess(formatNaira(kobo)),
  ),
  dayClosed: overtaken(({ by, at }: Step) => moneyMessages.closed(by, momentInWords(at))),
  caseDecided: overtaken(({ at, note }: { at: Date; note: string }) =>
    moneyMessages.decided(momentInWords(at), note),
  ),

  // The session, and its role.
  notYourRole: refusal(askManager, sessionMessages.notYourRole, 'not_your_role'),
  wrongCredentials: refusal(byCorrecting('password'), wrongCredentials, 'invalid_credentials'),
  wrongCode: refusal(byCorrecting('code'), sessionMessages.wrongCode, 'code_invalid'),
  codeNeeded: refusal(byCorrecting('code'), sessionMessages.codeNeeded, 'code_needed'),
  wrongPassword: refusal(byCorrecting('password'), sessionMessages.wrongPassword, 'password_wrong'),
  linkInvalid: refusal(byAct('reset'), sessionMessages.linkInvalid, 'link_invalid'),
  deskLocked: refusal(byCorrecting('password'), sessionMessages.locked, 'desk_locked'),
};
export type DeskRefusals = FactsOf<typeof deskRefusals>;
