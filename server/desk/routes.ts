import { leavesOn } from '../../machines/shared/lastNight';
import * as messages from '../../messages/desk/session';
import { limitConcurrentHashing } from '../accounts/passwords/passwordQueue';
import type { Call, OperationId, Routes, StaffCaller } from '../contract/handlers';
import { requireStaff } from '../contract/requireCaller';
import type { Database } from '../database/database';
import { readAtOnce } from '../database/transactions';
import { sweepEmails } from '../email/outbox';
import { deviceIn } from '../shared/device';
import {
  deskBrowserCookie,
  deskBrowserIn,
  deskSessionCookie,
  deskSessionIn,
  newDeskBrowser,
} from '../staff/cookies';
import { deskAccount } from '../staff/ownAccount';
import { actOnMoney } from './money/actOnMoney';
import { actOnReservation, previewAct } from './stays/actOnReservation';
import { bookOnce } from './stays/bookAtDesk';
import type { EmailingContext } from '../email/context';
import { isKeyUsed } from './deskAnswers';
import { countOpening, deskReservation } from './stays/deskReservation';
import { freeAtDesk } from './rooms/freeRooms';
import type { DeskContext } from './context';
import { deskMoney } from './money/money';
import { deskPlan } from './rooms/plan';
import { findReservations } from './stays/reservations';
import { resultInWords } from './resultsInWords';
import { actOnRoom, housekeeping, roomBoard } from './rooms/roomBoard';
import { actOnAccount, actOnSettings, deskSettings } from './settings';
import { deskToday } from './today';
import { actOnWish, askManager } from './actOnWish';
import { deskWish } from './wishes';
import { enterCodeAgain } from '../staff/enterCodeAgain';
import { enrol, openInvitation } from '../staff/staffAccounts';
import {
  enterCode,
  enterPassword,
  lock,
  placeOf,
  unlock,
  type DeskPlace,
} from '../staff/staffLogIn';
import type { WrongClock } from '../staff/secondFactor';
import { endSession, SESSION_SECONDS, showSession } from '../staff/staffSessions';

const ok = async <Body>(body: Promise<Body>) => ({ status: 200 as const, body: await body });

/** The key under which a write at the desk is done once. */
const keyOf = ({ headers }: Pick<Call<OperationId>, 'headers'>) =>
  String(headers['idempotency-key']);

const WAITING_SECONDS = 600;

const noticeOf = (wrongClock: WrongClock | null) =>
  wrongClock === null ? {} : { notice: messages[wrongClock] };

/** The operations of the front desk. */
export function deskRoutes(context: DeskContext & EmailingContext) {
  const cookiesOf = ({ headers }: Pick<Call<OperationId>, 'headers'>) => {
    const { cookie } = headers;
    return typeof cookie === 'string' ? cookie : undefined;
  };
  const placeFrom = (call: Pick<Call<OperationId>, 'headers' | 'address'>): DeskPlace => ({
    address: call.address,
    browser: deskBrowserIn(context, cookiesOf(call)),
    device: deviceIn(call.headers),
  });
  /** Calls with a password share the hashing out by place, so that the desk has its own share. */
  const inTurn =
    <C extends Pick<Call<OperationId>, 'headers' | 'address'>, R>(
      handle: (call: C) => Promise<R>,
    ) =>
    (call: C): Promise<R> =>
      limitConcurrentHashing(() => handle(call))({
        address: placeOf(placeFrom(call)),
      });
  /** Sends at once what an act tells a guest or the owner. */
  const thenEmailing =
    <C, R>(handle: (call: C) => Promise<R>) =>
    async (call: C): Promise<R> => {
      const begun = context.clock.now();
      const answer = await handle(call);
      await sweepEmails(context, begun);
      return answer;
    };
  /** The person who acts, with the code that came with the act. That of an act that is repeated has been used by it. */
  const actingStaff = async (
    call: Pick<Call<OperationId>, 'staff' | 'headers' | 'address'>,
  ): Promise<StaffCaller> => {
    const staff = requireStaff(call);
    const code = call.headers['second-factor-code'];
    if (typeof code !== 'string') return staff;
    if (await isKeyUsed(context.database, staff, keyOf(call))) return staff;
    return enterCodeAgain(context, staff, code, placeFrom(call));
  };
  /** Answers with what was so at one moment. */
  const atOnce = <Body>(read: (tx: Database) => Promise<Body>) =>
    ok(readAtOnce(context.database, read));
  /** The session's cookie, and the one by which the browser is known from now on. */
  const cookiesFor = (secret: string, browser: string) => [
    deskSessionCookie(context, secret, SESSION_SECONDS),
    deskBrowserCookie(context, browser),
  ];
  return {
    deskLogIn: inTurn(async (call) => {
      const secret = await enterPassword(context, call.body, placeFrom(call));
      return { status: 204, cookies: [deskSessionCookie(context, secret, WAITING_SECONDS)] };
    }),
    confirmDeskLogIn: thenEmailing(async (call) => {
      const waiting = deskSessionIn(cookiesOf(call));
      const { code } = call.body;
      const from = placeFrom(call);
      const browser = from.browser ?? newDeskBrowser(context);
      const opened = await enterCode(context, waiting, code, from, browser);
      const { secret, shown, wrongClock } = opened;
      return {
        status: 200,
        body: { ...shown, ...noticeOf(wrongClock) },
        cookies: cookiesFor(secret, browser),
      };
    }),
    getDeskSession: async (call) => ok(showSession(context, requireStaff(call).sessionId)),
    deskLogOut: async (call) => {
      await endSession(context.database, requireStaff(call).sessionId);
      return { status: 204, cookies: [deskSessionCookie(context, '', 0)] };
    },
    lockDesk: async (call) => ok(lock(context, requireStaff(call))),
    unlockDesk: inTurn(async (call) => {
      const { password } = call.body;
      return ok(unlock(context, requireStaff(call), password, placeFrom(call)));
    }),
    openDeskWelcome: async (call) => ok(openInvitation(context, call.body.link, placeFrom(call))),
    finishDeskWelcome: inTurn(async (call) => {
      const from = placeFrom(call);
      const browser = from.browser ?? newDeskBrowser(context);
      const opened = await enrol(context, call.body, from, browser);
      const { secret, shown, wrongClock } = opened;
      const session = { ...shown.session, ...noticeOf(wrongClock) };
      return { status: 200, body: { ...shown, session }, cookies: cookiesFor(secret, browser) };
    }),
    getDeskToday: async (call) => atOnce((tx) => deskToday(tx, context, requireStaff(call))),
    findAtDesk: async ({ query }) => {
      const found = await findReservations(context, query.text);
      const reservations = found.map(({ status: paymentStatus, ...one }) => ({
        ...one,
        checkOut: leavesOn(one),
        paymentStatus,
      }));
      return { status: 200, body: { reservations } };
    },
    getFreeRooms: async ({ query }) => atOnce((tx) => freeAtDesk(tx, context, query)),
    bookAtDesk: thenEmailing(async (call) => {
      const staff = requireStaff(call);
      const id = await bookOnce(context, staff, { key: keyOf(call), body: call.body });
      return atOnce((tx) => deskReservation(tx, context, id, staff.role));
    }),
    getDeskReservation: async (call) => {
      const staff = requireStaff(call);
      const { id } = call.path;
      const answer = await atOnce((tx) => deskReservation(tx, context, id, staff.role));
      await countOpening(context, staff, id);
      return answer;
    },
    actOnReservation: thenEmailing(async (call) => {
      const staff = await actingStaff(call);
      const { id } = call.path;
      await actOnReservation(context, staff, { id, key: keyOf(call), request: call.body });
      return atOnce((tx) => deskReservation(tx, context, id, staff.role));
    }),
    previewAct: async (call) => {
      const act = { id: call.path.id, request: call.body };
      return ok(previewAct(context, requireStaff(call), act));
    },
    getDeskMoney: async (call) =>
      atOnce((tx) => deskMoney(tx, context, requireStaff(call).role, call.query.date ?? null)),
    actOnMoney: thenEmailing(async (call) => {
      const staff = await actingStaff(call);
      const act = () => actOnMoney(context, staff, keyOf(call), call.body, placeFrom(call));
      const result = await (call.body.act === 'handOver' ? inTurn(act)(call) : act());
      return { status: 200, body: { text: resultInWords(result) } };
    }),
    getDeskRooms: async (call) => atOnce((tx) => roomBoard(tx, context, requireStaff(call).role)),
    getDeskHousekeeping: async (call) =>
      atOnce((tx) => housekeeping(tx, context, requireStaff(call).role)),
    getDeskPlan: async ({ query }) => atOnce((tx) => deskPlan(tx, context, query.from ?? null)),
    actOnRoom: thenEmailing(async (call) => {
      const { number } = call.path;
      const acting = { number, key: keyOf(call), request: call.body };
      const result = await actOnRoom(context, await actingStaff(call), acting);
      const isDone = result.code !== 'closed' || result.facts.staying.length === 0;
      return { status: 200, body: { isDone, text: resultInWords(result) } };
    }),
    askManager: thenEmailing(async (call) => {
      const result = await askManager(context, requireStaff(call), keyOf(call), call.body);
      return { status: 200, body: { text: resultInWords(result) } };
    }),
    getDeskWish: async (call) =>
      atOnce((tx) => deskWish(tx, context, requireStaff(call), call.path.id)),
    actOnWish: thenEmailing(async (call) => {
      const acting = { id: call.path.id, key: keyOf(call), request: call.body };
      const result = await actOnWish(context, await actingStaff(call), acting);
      return { status: 200, body: { text: resultInWords(result) } };
    }),
    getDeskAccount: async (call) => atOnce((tx) => deskAccount(tx, context, requireStaff(call))),
    actOnAccount: inTurn(
      thenEmailing(async (call) => {
        const acting = { key: keyOf(call), request: call.body, from: placeFrom(call) };
        const result = await actOnAccount(context, requireStaff(call), acting);
        return { status: 200, body: { text: resultInWords(result) } };
      }),
    ),
    getDeskSettings: async (call) => atOnce((tx) => deskSettings(tx, context, requireStaff(call))),
    actOnSettings: thenEmailing(async (call) => {
      const result = await actOnSettings(context, await actingStaff(call), keyOf(call), call.body);
      const link = result.code === 'linkSent' ? result.facts.link : null;
      return { status: 200, body: { text: resultInWords(result), link } };
    }),
  } satisfies Partial<Routes>;
}
