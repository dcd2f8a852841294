import { createHash } from 'node:crypto';
import { hotel } from '../../hotel/hotel';
import { and, asc, eq, gt, inArray, isNotNull, isNull, max, min } from 'drizzle-orm';
import type { DeskEnrolment, DeskInvitation, DeskRole } from '../../machines/contract/wire';
import { staffActs, type StaffFacts } from '../../machines/desk/acts/settings';
import type { SettingsStep, StaffAct } from '../../machines/desk/refusals/deskRefusals';
import { nameAsRead } from '../../machines/shared/typedText';
import { staffPasswordError } from '../../machines/desk/staffPassword';
import { hashPassword } from '../accounts/passwords/password';
import { validationError } from '../contract/apiError';
import { deskSessionMissing } from '../contract/requireCaller';
import { assertAllowed, RefusalError } from '../contract/refused';
import type { Database } from '../database/database';
import { lockNamed } from '../database/statements';
import { staffAction, staffInvitation, staffMember, staffSession } from '../database/schema';
import { enqueueUrgentEmail } from '../email/outbox';
import type { Context } from '../context';
import {
  consumeLimit,
  secondsUntil,
  tooManyAttemptsError,
  type Limit,
} from '../rateLimits/rateLimits';
import { normalEmail } from '../shared/emailAddress';
import { recordStaffAction, type Person } from './auditLog';
import { INVITATION_LIFETIME_MS, invitationEmail } from './invitationEmail';
import {
  endRecoveryCodes,
  issueRecoveryCodes,
  newTotpSecret,
  openTotpSecret,
  sealTotpSecret,
  totpStepOf,
  totpUri,
  wrongPhone,
} from './secondFactor';
import { forgetBrowsers, rememberBrowser } from './staffBrowsers';
import { placeOf, type DeskPlace, type EnrolledSession } from './staffLogIn';
import {
  endSessionsOf,
  lockStaff,
  openStaffSession,
  showSession,
  type StaffRow,
} from './staffSessions';

const LINK_BYTES = 16;
/** Links tried from one place: an honest person has one. */
const linksOfPlace: Limit = { name: 'desk link place', most: 60, window: 15 * 60_000 };

type AccountContext = Pick<Context, 'clock' | 'random' | 'configuration'>;

const hashOf = (link: string) => createHash('sha256').update(link).digest('base64url');

/** The address of an invitation's page. */
const urlOf = ({ configuration }: Pick<Context, 'configuration'>, link: string) =>
  `${configuration.publicUrl}/desk/welcome#${link}`;

/** Gives a person a new link, which replaces an earlier one, and mails it. Returns its address. */
async function issueInvitation(
  tx: Database,
  context: AccountContext,
  { id: staffId, name, email }: Pick<StaffRow, 'id' | 'name' | 'email'>,
  { name: by }: Person,
): Promise<string> {
  const link = context.random.bytes(LINK_BYTES).toString('base64url');
  const fresh = {
    linkHash: hashOf(link),
    totpSecret: sealTotpSecret(context, staffId, newTotpSecret(context)),
    expiresAt: new Date(context.clock.now().getTime() + INVITATION_LIFETIME_MS),
  };
  await tx
    .insert(staffInvitation)
    .values({ staffId, ...fresh })
    .onConflictDoUpdate({ target: staffInvitation.staffId, set: fresh });
  const url = urlOf(context, link);
  await enqueueUrgentEmail(tx, context, invitationEmail(email, { name, url, by }));
  return url;
}

const DAY = 24 * 60 * 60_000;
/** Emails with a link that managers send in a day, to whomever; more while a hotel begins. */
const MOST = 10;
const MOST_AT_FIRST = 30;
const AT_FIRST = 7 * DAY;

/** @throws ApiError 429 if managers have sent as many links as they may within a day */
export async function assertFewInvitations(
  tx: Database,
  context: Pick<Context, 'clock'>,
): Promise<void> {
  const now = context.clock.now();
  const isLink = inArray(staffAction.kind, ['staff.invited', 'staff.reset']);
  const isToday = gt(staffAction.at, new Date(now.getTime() - DAY));
  const sent = await tx
    .select({ at: staffAction.at })
    .from(staffAction)
    .where(and(isLink, isToday, isNotNull(staffAction.staffId)))
    .orderBy(staffAction.id);
  const [begun] = await tx.select({ at: min(staffMember.createdAt) }).from(staffMember);
  const isFirst = now.getTime() - (begun?.at ?? now).getTime() < AT_FIRST;
  const oldest = sent.at(isFirst ? -MOST_AT_FIRST : -MOST);
  if (!oldest) return;
  throw tooManyAttemptsError(secondsUntil(context, new Date(oldest.at.getTime() + DAY)));
}

/** Somebody to invite. */
export interface Invitation {
  name: string;
  email: string;
  role: DeskRole;
}

/**
 * Invites somebody to work at the desk.
 * @returns the address of the link; null, with nothing changed, if there is somebody with this address
 */
export async function inviteStaff(
  tx: Database,
  context: AccountContext,
  { name, email: given, role }: Invitation,
  person: Person,
): Promise<string | null> {
  const id = context.random.uuid();
  const email = normalEmail(given);
  await lockNamed(tx, 'staff');
  const all = await listStaff(tx);
  assertAtWork(all, person);
  const alike = all.find((one) => nameAsRead(one.name) === nameAsRead(name));
  if (alike && alike.email !== email)
    throw new RefusalError({ code: 'nameLooksAlike', facts: { name: alike.name } });
  const added = await tx
    .insert(staffMember)
    .values({ id, name, email, role, createdAt: context.clock.now() })
    .onConflictDoNothing()
    .returning({ id: staffMember.id });
  if (added.length === 0) return null;
  const detail = { whom: id, name, role };
  await recordStaffAction(tx, context, person, { kind: 'staff.invited', why: null, detail });
  return issueInvitation(tx, context, { id, name, email }, person);
}

/** Somebody who works at the desk, as managers see them. */
export interface ListedStaff extends Invitation {
  id: string;
  /** `invited` until they have followed their link. */
  state: 'invited' | 'active' | 'suspended';
  createdAt: Date;
  /** Until when their link works; null without one. */
  linkUntil: Date | null;
  /** When they last used the desk; null if they never did. */
  seenAt: Date | null;
  /** The last change of their access; null for people of development. */
  last: (SettingsStep & { id: number }) | null;
}

const kinds = ['staff.invited', 'staff.suspended', 'staff.reset'] as const;

/** Everybody who works or worked at the desk, by name. */
export async function listStaff(database: Database): Promise<ListedStaff[]> {
  const { expiresAt } = staffInvitation;
  const { staffId, usedAt, confirmedAt } = staffSession;
  const rows = await database
    .select({ staff: staffMember, linkUntil: expiresAt, seenAt: max(usedAt) })
    .from(staffMember)
    .leftJoin(staffInvitation, eq(staffInvitation.staffId, staffMember.id))
    .leftJoin(staffSession, and(eq(staffId, staffMember.id), isNotNull(confirmedAt)))
    .groupBy(staffMember.id, expiresAt)
    .orderBy(asc(staffMember.name), asc(staffMember.id));
  const actions = await database
    .select()
    .from(staffAction)
    .where(inArray(staffAction.kind, [...kinds]))
    .orderBy(asc(staffAction.id));
  return rows.map(({ staff, linkUntil, seenAt }) => {
    const { id, name, email, role, createdAt, suspendedAt, passwordHash } = staff;
    // Before the browser could do it, whom it was about stood where now stands who did it.
    const action = actions.findLast(({ detail }) => (detail.whom ?? detail.staffId) === id);
    const kind = kinds.find((one) => one === action?.kind);
    const last = action && kind ? { id: action.id, kind, by: action.by, at: action.at } : null;
    const enrolled = passwordHash === null ? 'invited' : 'active';
    const state = suspendedAt === null ? enrolled : 'suspended';
    return { id, name, email, role, createdAt, linkUntil, seenAt, last, state };
  });
}

/** Facts that decide whether a person's access can be ended. @param all everybody */
export function staffFactsOf(
  { id, name, role, state, last }: ListedStaff,
  all: readonly ListedStaff[],
  person: Person,
): StaffFacts {
  const isManager = (one: Pick<ListedStaff, 'role' | 'state'>) =>
    one.role === 'manager' && one.state !== 'suspended';
  const isLastManager =
    isManager({ role, state }) && all.filter((one) => isManager(one)).length === 1;
  const isSelf = person.staffId === id;
  return { name, isSuspended: state === 'suspended', isSelf, isLastManager, last };
}

/** A manager whose own access has just ended does nothing more. @throws ApiError 401 `desk_session_missing` */
function assertAtWork(all: readonly ListedStaff[], { staffId }: Person): void {
  if (all.some(({ id, state }) => id === staffId && state !== 'active')) throw deskSessionMissing();
}

/** The person whose access ends, and how. */
interface AccessEnd {
  /**
   * `suspend` uses up their link too. `reset` takes password and second factor away and gives them a new link: for a
   * lost telephone, a forgotten password, or to let a suspended person work again.
   */
  act: StaffAct;
  email: string;
  why: string;
  /** Their last change when the manager looked; a newer one refuses the act. */
  seen?: number | null;
}

/**
 * Ends somebody's sessions from their next call on, so that only a new link lets them in.
 * @returns their name, and the address of the new link if they get one
 * @throws ApiError 409 `act_refused` or `changed_meanwhile`
 */
export async function endAccess(
  tx: Database,
  context: AccountContext,
  { act, email, why, seen }: AccessEnd,
  person: Person,
): Promise<{ name: string; url: string | null }> {
  // Two managers who suspend each other do it one after the other.
  await lockNamed(tx, 'staff');
  const all = await listStaff(tx);
  assertAtWork(all, person);
  const staff = all.find((one) => one.email === normalEmail(email));
  if (!staff) throw new RefusalError({ code: 'nobodyThere', facts: { email } });
  const { id: staffId, name, last } = staff;
  if (seen !== undefined && last && last.id !== seen) {
    throw new RefusalError({ code: 'settingsChanged', facts: { ...last, name } });
  }
  assertAllowed(staffActs[act].refusal(staffFactsOf(staff, all, person)));
  const ends = act === 'suspend';
  const secrets = { passwordHash: null, totpSecret: null, totpStep: null, suspendedAt: null };
  const changes = ends ? { suspendedAt: context.clock.now() } : secrets;
  await tx.update(staffMember).set(changes).where(eq(staffMember.id, staffId));
  await endSessionsOf(tx, staffId);
  await forgetBrowsers(tx, context, staffId);
  const kind = ends ? 'staff.suspended' : 'staff.reset';
  await recordStaffAction(tx, context, person, { kind, why, detail: { whom: staffId, name } });
  if (ends) await tx.delete(staffInvitation).where(eq(staffInvitation.staffId, staffId));
  else await endRecoveryCodes(tx, staffId);
  return { name, url: ends ? null : await issueInvitation(tx, context, staff, person) };
}

/** @throws ApiError 400 `validation_failed` */
export function assertGoodPassword(
  password: string,
  { name, email }: Pick<StaffRow, 'name' | 'email'>,
): void {
  const error = staffPasswordError(password, [name, email, hotel.name]);
  if (error !== undefined) throw validationError({ password: error });
}

const linkInvalid = () => new RefusalError({ code: 'linkInvalid', facts: {} });

/** The person a link is for, and their second factor, sealed and opened. @throws ApiError 400 `link_invalid` */
async function findInvited(context: Context, link: string) {
  const { totpSecret } = staffInvitation;
  const [found] = await context.database
    .select({ staff: staffMember, totpSecret })
    .from(staffInvitation)
    .innerJoin(staffMember, eq(staffMember.id, staffInvitation.staffId))
    .where(
      and(
        eq(staffInvitation.linkHash, hashOf(link)),
        gt(staffInvitation.expiresAt, context.clock.now()),
        isNull(staffMember.suspendedAt),
      ),
    );
  if (!found) throw linkInvalid();
  const secret = openTotpSecret(context, found.staff.id, found.totpSecret);
  if (secret === null) throw linkInvalid();
  return { ...found, secret };
}

/** The person a link is for. @throws ApiError 400 `link_invalid`, 429 */
export async function openInvitation(
  context: Context,
  link: string,
  from: DeskPlace,
): Promise<DeskInvitation> {
  await consumeLimit(context, linksOfPlace, placeOf(from));
  const { staff, secret } = await findInvited(context, link);
  const { name, email, role } = staff;
  return { name, email, role, secret, uri: totpUri(email, secret) };
}

/**
 * Sets the password and the second factor of whom a link is for, uses the link up, and opens a session.
 * @param browser the name by which the browser is known from now on
 * @throws ApiError 400 `validation_failed`, `code_invalid`, `link_invalid`, 429
 */
export async function enrol(
  context: Context,
  { link, password, code }: DeskEnrolment,
  from: DeskPlace,
  browser: string,
): Promise<EnrolledSession> {
  const place = placeOf(from);
  await consumeLimit(context, linksOfPlace, place);
  const { staff, totpSecret, secret } = await findInvited(context, link);
  assertGoodPassword(password, staff);
  const { id } = staff;
  const totpStep = totpStepOf(context, secret, code);
  if (totpStep === null) throw new RefusalError({ code: 'wrongCode', facts: {} });
  const passwordHash = await hashPassword(password, place);
  return context.database.transaction(async (tx) => {
    await lockStaff(tx, id);
    const used = await tx
      .delete(staffInvitation)
      .where(eq(staffInvitation.linkHash, hashOf(link)))
      .returning({ staffId: staffInvitation.staffId });
    if (used.length === 0) throw linkInvalid();
    await tx
      .update(staffMember)
      .set({ passwordHash, totpSecret, totpStep })
      .where(eq(staffMember.id, id));
    const recoveryCodes = await issueRecoveryCodes(tx, context, id);
    await rememberBrowser(tx, context, id, browser);
    const { secret: ofSession, sessionId } = await openStaffSession(
      tx,
      context,
      id,
      true,
      from.device,
    );
    // Shown before anybody else can end it: the link counts no more, so its person has to see the codes.
    const session = await showSession({ ...context, database: tx }, sessionId);
    const wrongClock = wrongPhone(context, totpStep);
    return { secret: ofSession, shown: { recoveryCodes, session }, wrongClock };
  });
}
