import { createHash } from 'node:crypto';
import { asc, eq, gt, and, isNull } from 'drizzle-orm';
import type { DeskEnrolment, DeskInvitation, DeskRole } from '../../machines/contract/wire';
import { staffPasswordError } from '../../machines/desk/staffPassword';
import * as messages from '../../messages/desk/session';
import { hashPassword } from '../accounts/passwords/password';
import { ApiError, validationError } from '../contract/apiError';
import { deskSessionMissing } from '../contract/requireCaller';
import type { Database } from '../database/database';
import { staffInvitation, staffMember } from '../database/schema';
import { enqueueUrgentEmail } from '../email/outbox';
import type { Context } from '../context';
import { consumeLimit, type Limit } from '../rateLimits/rateLimits';
import { normalEmail } from '../shared/emailAddress';
import { recordStaffAction } from './auditLog';
import type { Person } from './context';
import { invitationEmail } from './emails';
import {
  endRecoveryCodes,
  issueRecoveryCodes,
  newTotpSecret,
  openTotpSecret,
  sealTotpSecret,
  totpStepOf,
  totpUri,
} from './secondFactor';
import { placeOf, type DeskPlace, type Enrolled } from './staffLogIn';
import { endSessionsOf, openStaffSession, showSession, type StaffRow } from './staffSessions';

const LINK_BYTES = 16;
const LINK_LIFETIME = 24 * 60 * 60_000;
/** Links tried from one place: an honest person has one. */
const linksOfPlace: Limit = { name: 'desk link place', most: 60, window: 15 * 60_000 };

type AccountContext = Pick<Context, 'clock' | 'random' | 'configuration'>;

const hashOf = (link: string) => createHash('sha256').update(link).digest('base64url');

/** The address of an invitation's page. */
const urlOf = ({ configuration }: Pick<Context, 'configuration'>, link: string) =>
  `${configuration.publicUrl}/desk/welcome/${link}`;

/** Gives a person a new link, which replaces an earlier one, and mails it. Returns its address. */
async function issueInvitation(
  tx: Database,
  context: AccountContext,
  { id: staffId, name, email }: Pick<StaffRow, 'id' | 'name' | 'email'>,
): Promise<string> {
  const link = context.random.bytes(LINK_BYTES).toString('base64url');
  const fresh = {
    linkHash: hashOf(link),
    totpSecret: sealTotpSecret(context, staffId, newTotpSecret(context)),
    expiresAt: new Date(context.clock.now().getTime() + LINK_LIFETIME),
  };
  await tx
    .insert(staffInvitation)
    .values({ staffId, ...fresh })
    .onConflictDoUpdate({ target: staffInvitation.staffId, set: fresh });
  const url = urlOf(context, link);
  await enqueueUrgentEmail(tx, context, invitationEmail(email, { name, url }));
  return url;
}

/** Somebody to invite. */
export interface Invited {
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
  { name, email: given, role }: Invited,
  person: Person,
): Promise<string | null> {
  const id = context.random.uuid();
  const email = normalEmail(given);
  const added = await tx
    .insert(staffMember)
    .values({ id, name, email, role, createdAt: context.clock.now() })
    .onConflictDoNothing()
    .returning({ id: staffMember.id });
  if (added.length === 0) return null;
  const detail = { staffId: id, name, role };
  await recordStaffAction(tx, context, person, { kind: 'staff.invited', why: null, detail });
  return issueInvitation(tx, context, { id, name, email });
}

/** Ends somebody's sessions, changes what they log in with, and writes down why; null if there is nobody. */
async function endAccess(
  tx: Database,
  context: AccountContext,
  { email, why }: { email: string; why: string },
  person: Person,
  { kind, ...changes }: Partial<StaffRow> & { kind: 'staff.suspended' | 'staff.reset' },
): Promise<StaffRow | null> {
  const [staff] = await tx
    .select()
    .from(staffMember)
    .where(eq(staffMember.email, normalEmail(email)))
    .for('update');
  if (!staff) return null;
  const { id: staffId, name } = staff;
  await tx.update(staffMember).set(changes).where(eq(staffMember.id, staffId));
  await endSessionsOf(tx, staffId);
  await recordStaffAction(tx, context, person, { kind, why, detail: { staffId, name } });
  return staff;
}

/** Suspends somebody from their next call on, and uses up their link. Returns their name; null if there is nobody. */
export async function suspendStaff(
  tx: Database,
  context: AccountContext,
  act: { email: string; why: string },
  person: Person,
): Promise<string | null> {
  const changes = { kind: 'staff.suspended', suspendedAt: context.clock.now() } as const;
  const staff = await endAccess(tx, context, act, person, changes);
  if (!staff) return null;
  await tx.delete(staffInvitation).where(eq(staffInvitation.staffId, staff.id));
  return staff.name;
}

/**
 * Takes somebody's password, second factor and sessions away and gives them a new link: for a lost telephone, a
 * forgotten password, or to let a suspended person work again.
 * @returns the address of the link; null if there is nobody with this address
 */
export async function resetStaff(
  tx: Database,
  context: AccountContext,
  act: { email: string; why: string },
  person: Person,
): Promise<string | null> {
  const secrets = { passwordHash: null, totpSecret: null, totpStep: null };
  const changes = { kind: 'staff.reset', ...secrets, suspendedAt: null } as const;
  const staff = await endAccess(tx, context, act, person, changes);
  if (!staff) return null;
  await endRecoveryCodes(tx, staff.id);
  return issueInvitation(tx, context, staff);
}

/** Somebody who works at the desk, as the owner sees them. */
export interface ListedStaff extends Invited {
  id: string;
  /** `invited` until they have followed their link. */
  state: 'invited' | 'active' | 'suspended';
  createdAt: Date;
}

/** Everybody who works or worked at the desk, by name. */
export async function listStaff(database: Database): Promise<ListedStaff[]> {
  const rows = await database.select().from(staffMember).orderBy(asc(staffMember.name));
  return rows.map(({ id, name, email, role, createdAt, suspendedAt, passwordHash }) => {
    const state = passwordHash === null ? 'invited' : 'active';
    return { id, name, email, role, createdAt, state: suspendedAt === null ? state : 'suspended' };
  });
}

async function findInvited(tx: Database, { clock }: Pick<Context, 'clock'>, link: string) {
  const [found] = await tx
    .select({ staff: staffMember, invitation: staffInvitation })
    .from(staffInvitation)
    .innerJoin(staffMember, eq(staffMember.id, staffInvitation.staffId))
    .where(
      and(
        eq(staffInvitation.linkHash, hashOf(link)),
        gt(staffInvitation.expiresAt, clock.now()),
        isNull(staffMember.suspendedAt),
      ),
    );
  return found ?? null;
}

const linkInvalid = () => new ApiError(400, 'link_invalid', messages.linkInvalid);

/** Whom a link is for. @throws ApiError 400 `link_invalid`, 429 */
export async function openInvitation(
  context: Context,
  link: string,
  from: DeskPlace,
): Promise<DeskInvitation> {
  await consumeLimit(context, linksOfPlace, placeOf(from));
  const found = await findInvited(context.database, context, link);
  if (!found) throw linkInvalid();
  const { id, name, email, role } = found.staff;
  const secret = openTotpSecret(context, id, found.invitation.totpSecret);
  if (secret === null) throw linkInvalid();
  return { name, email, role, secret, uri: totpUri(email, secret) };
}

/**
 * Sets the password and the second factor of whom a link is for, uses the link up, and opens a session.
 * @throws ApiError 400 `validation_failed`, `code_invalid`, `link_invalid`, 429
 */
export async function enrol(
  context: Context,
  { link, password, code }: DeskEnrolment,
  from: DeskPlace,
): Promise<Enrolled> {
  const place = placeOf(from);
  await consumeLimit(context, linksOfPlace, place);
  const error = staffPasswordError(password);
  if (error !== undefined) throw validationError({ password: error });
  const found = await findInvited(context.database, context, link);
  if (!found) throw linkInvalid();
  const { id } = found.staff;
  const { totpSecret } = found.invitation;
  const secret = openTotpSecret(context, id, totpSecret);
  if (secret === null) throw linkInvalid();
  const totpStep = totpStepOf(context, secret, code);
  if (totpStep === null) throw new ApiError(400, 'code_invalid', messages.wrongCode);
  const passwordHash = await hashPassword(password, place);
  const opened = await context.database.transaction(async (tx) => {
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
    return { recoveryCodes, ...(await openStaffSession(tx, context, id, true)) };
  });
  const session = await showSession(context, opened.sessionId);
  if (!session) throw deskSessionMissing();
  return { secret: opened.secret, shown: { recoveryCodes: opened.recoveryCodes, session } };
}
