import { eq } from 'drizzle-orm';
import type { DeskEnrolled, DeskSession } from '../../machines/contract/wire';
import { checkPassword } from '../accounts/passwords/password';
import type { StaffCaller } from '../contract/handlers';
import { RefusalError } from '../contract/refused';
import { deskSessionMissing } from '../contract/requireCaller';
import { staffMember, staffSession } from '../database/schema';
import type { Context } from '../context';
import { reportSecurity } from '../logging/securityLog';
import { consumeLimit, networkOf, releaseLimits, type Limit } from '../rateLimits/rateLimits';
import { normalEmail } from '../shared/emailAddress';
import { tellAccountNews } from './accountNews';
import { useSecondFactor, type WrongClock } from './secondFactor';
import { isOwnBrowser, rememberBrowser } from './staffBrowsers';
import {
  countTry,
  endSession,
  findOpenSession,
  findWaitingSession,
  lockStaff,
  openStaffSession,
  setLocked,
  showSession,
  type StaffRow,
} from './staffSessions';

const MINUTE = 60_000;

/** Passwords and codes tried for one person, from one place. */
const triesOfPerson: Limit = { name: 'desk person place', most: 10, window: 15 * MINUTE };
/** Passwords tried from one place for whomever. */
const triesOfPlace: Limit = { name: 'desk place', most: 60, window: 15 * MINUTE };
/**
 * Codes tried for one person by whoever knows the password, from all places together: neither the password, entered once
 * more, nor another network gives more guesses. Who tries so is right once in a year. A browser in which the person
 * has logged in before counts for itself: nobody else uses up its tries.
 */
const codesOfPerson: Limit = { name: 'desk codes', most: 20, window: 60 * MINUTE };

/** Where a request comes from. */
export interface DeskPlace {
  address: string;
  /** The browser, if somebody has logged in to the desk there before; else null. */
  browser: string | null;
  /** Its user agent. */
  device: string;
}

/**
 * The subject that tries and password hashing count for: a known browser's own. So a guest on the hotel's
 * Wi-Fi, who has the desk's address, neither uses up its tries nor stands in its line.
 */
export function placeOf({ address, browser }: Omit<DeskPlace, 'device'>): string {
  return browser === null ? networkOf(address) : `desk ${browser}`;
}

/** A session that was opened, with the secret for its cookie. */
export interface OpenedSession<Shown = DeskSession> {
  secret: string;
  shown: Shown;
  wrongClock: WrongClock | null;
}

/** The limits that a try counts against. */
const countedBy = (staffId: string, place: string) =>
  [
    [triesOfPlace, place],
    [triesOfPerson, `${staffId} ${place}`],
  ] as const;

interface Credentials {
  email: string;
  password: string;
}

/** The person with an address and a password; null if there is none, or they are suspended. @throws ApiError 429 */
export async function findByPassword(
  context: Context,
  { email: given, password }: Credentials,
  from: DeskPlace,
): Promise<StaffRow | null> {
  const email = normalEmail(given);
  const place = placeOf(from);
  const counted = countedBy(email, place);
  for (const [limit, who] of counted) await consumeLimit(context, limit, who);
  const { database } = context;
  const [staff] = await database.select().from(staffMember).where(eq(staffMember.email, email));
  const { isRight } = await checkPassword(staff?.passwordHash ?? null, password, place);
  if (!staff || !isRight || staff.suspendedAt !== null) {
    reportRefused(context, 'desk.passwordRefused', staff?.id ?? null, from);
    return null;
  }
  await releaseLimits(context, counted);
  return staff;
}

/**
 * The first step: the password.
 * @returns the secret of a session that waits for the second factor
 * @throws ApiError 401 `invalid_credentials`, 429
 */
export async function enterPassword(
  context: Context,
  credentials: Credentials,
  from: DeskPlace,
): Promise<string> {
  const staff = await findByPassword(context, credentials, from);
  if (!staff) throw new RefusalError({ code: 'wrongCredentials', facts: {} });
  const { secret } = await context.database.transaction((tx) =>
    openStaffSession(tx, context, staff.id, false),
  );
  return secret;
}

/** The limit that a code counts against. */
export async function codesCountedBy(
  context: Pick<Context, 'configuration' | 'database'>,
  staffId: string,
  browser: string | null,
) {
  const isOwn = await isOwnBrowser(context, staffId, browser);
  return [codesOfPerson, isOwn ? `${staffId} ${browser ?? ''}` : staffId] as const;
}

/** Writes the security log's line about a password or a code that was wrong. */
export function reportRefused(
  { log }: Pick<Context, 'log'>,
  event: 'desk.passwordRefused' | 'desk.codeRefused',
  staffId: string | null,
  { address }: DeskPlace,
): void {
  reportSecurity(log, event, { staffId, network: networkOf(address) });
}

/**
 * The second step: the code. The session that waited is replaced by one with another secret.
 * @param browser the name by which the browser is known from now on
 * @throws ApiError 400 `code_invalid`, 401 `desk_session_missing`, 429
 */
export async function enterCode(
  context: Context,
  waitingSecret: string | null,
  code: string,
  from: DeskPlace,
  browser: string,
): Promise<OpenedSession> {
  const waiting = waitingSecret === null ? null : await findWaitingSession(context, waitingSecret);
  if (!waiting) throw deskSessionMissing();
  const { session, staff } = waiting;
  const counted = await codesCountedBy(context, staff.id, from.browser);
  await consumeLimit(context, ...counted);
  const { isAllowed, wasWrong } = await countTry(context, session.id);
  if (!isAllowed) throw deskSessionMissing();
  const opened = await context.database.transaction(async (tx) => {
    const now = await lockStaff(tx, staff.id);
    const used = now && (await useSecondFactor(tx, context, now, code));
    if (!now || !used) return null;
    await endSession(tx, session.id);
    if (await rememberBrowser(tx, context, staff.id, browser)) {
      await tellAccountNews(tx, context, now, { news: 'newBrowser', device: from.device });
    }
    const { wrongClock } = used;
    return { ...(await openStaffSession(tx, context, staff.id, true, from.device)), wrongClock };
  });
  if (!opened) {
    await wasWrong();
    reportRefused(context, 'desk.codeRefused', staff.id, from);
    throw new RefusalError({ code: 'wrongCode', facts: {} });
  }
  await releaseLimits(context, [counted]);
  reportSecurity(context.log, 'desk.opened', { staffId: staff.id, network: from.address });
  const { secret, sessionId, wrongClock } = opened;
  if (wrongClock === 'serverPutBack')
    reportSecurity(context.log, 'desk.clockPutBack', { staffId: staff.id });
  return { secret, shown: await showSession(context, sessionId), wrongClock };
}

/** Locks the caller's session. */
export async function lock(context: Context, { sessionId }: StaffCaller): Promise<DeskSession> {
  await setLocked(context, sessionId, true);
  return showSession(context, sessionId);
}

/**
 * Checks the password of a session's own person.
 * @throws ApiError 400 `password_wrong`, 401 `desk_session_missing` after too many wrong ones
 */
export async function assertOwnPassword(
  context: Context,
  sessionId: string,
  password: string,
  from: DeskPlace,
): Promise<StaffRow> {
  const found = await findOpenSession(context, sessionId);
  const { isAllowed, wasWrong } = await countTry(context, sessionId);
  if (!found || !isAllowed) throw deskSessionMissing();
  const { isRight } = await checkPassword(found.staff.passwordHash, password, placeOf(from));
  if (!isRight) {
    await wasWrong();
    reportRefused(context, 'desk.passwordRefused', found.staff.id, from);
    throw new RefusalError({ code: 'wrongPassword', facts: {} });
  }
  await context.database
    .update(staffSession)
    .set({ wrongTries: 0 })
    .where(eq(staffSession.id, sessionId));
  return found.staff;
}

/** Opens the caller's locked session with the password. @throws ApiError as {@link assertOwnPassword} */
export async function unlock(
  context: Context,
  { sessionId }: StaffCaller,
  password: string,
  from: DeskPlace,
): Promise<DeskSession> {
  await assertOwnPassword(context, sessionId, password, from);
  await setLocked(context, sessionId, false);
  return showSession(context, sessionId);
}

/** The result of enrolling: a session, and recovery codes that are shown only once. */
export type EnrolledSession = OpenedSession<DeskEnrolled>;
