import { and, eq, lte } from 'drizzle-orm';
import type { DeskActName, DeskActRequest, DeskRole } from '../../machines/contract/wire';
import { namesOf, roleRefusal, type Act } from '../../machines/desk/acts/act';
import type { EventKind } from '../../machines/reservation/eventKind';
import type { LastEvent } from '../../machines/desk/inWords';
import * as generalErrors from '../../messages/shared/generalErrors';
import type { Kobo } from '../../machines/shared/money';
import type { CardSlip } from '../books/cardSlips';
import { checkSlip, slipOf } from '../books/checkSlip';
import { ApiError } from '../contract/apiError';
import type { StaffCaller } from '../contract/handlers';
import { offerOf, RefusalError } from '../contract/refused';
import type { Database } from '../database/database';
import { deleteInBatches } from '../database/statements';
import { deskAnswer, reservationEvent } from '../database/schema';
import { isSameRequest, type RequestKey } from '../http/idempotency';
import type { ResolvedAccount } from '../payments/refunds/toAccount/resolveAccount';
import { recordEvent } from '../reservations/applyEvent';
import type { Context } from '../context';
import type { ReservationRow } from '../reservations/queries';
import { actedBy } from '../staff/auditLog';
import type { ActResult } from './resultsInWords';
import { endWish } from './wishEnds';

const KEY_LIFETIME = 24 * 60 * 60_000;

/** An act with a locked reservation. */
export interface Acting {
  tx: Database;
  context: Context;
  staff: StaffCaller;
  row: ReservationRow;
  /** The account that its request names; null for none. */
  account?: ResolvedAccount | null;
}

/** The request of an act with a reservation. */
export type RequestOf<Name extends DeskActName> = Extract<DeskActRequest, { act: Name }>;

/** Whether a request is for one of some acts. */
export const isFor = <Name extends DeskActName>(
  acts: Readonly<Record<Name, unknown>>,
  request: DeskActRequest,
): request is RequestOf<Name> => request.act in acts;

/** A function for each of some acts, which does it with a locked reservation. A missing one does not compile. */
export type ActHandlers<Name extends DeskActName, Facts> = {
  readonly [One in Name]: (
    acting: Acting,
    request: RequestOf<One>,
    facts: Facts,
  ) => Promise<unknown>;
};

/** Does an act that is not refused. @throws ApiError if it can't be done after all */
export async function performAct<Name extends DeskActName, Facts>(
  handlers: ActHandlers<Name, Facts>,
  act: Name,
  acting: Acting,
  request: RequestOf<Name>,
  facts: Facts,
): Promise<void> {
  await handlers[act](acting, request, facts);
}

/** The slip of a payment with a card, as a request has it. @throws ApiError 409 if it can't be used */
export async function requireSlip(
  tx: Database,
  context: Pick<Context, 'clock'>,
  entered: Parameters<typeof slipOf>[0],
  amountKobo: Kobo,
): Promise<CardSlip> {
  const slip = await checkSlip(tx, context, slipOf(entered), amountKobo);
  if ('code' in slip) throw new RefusalError(slip);
  return slip;
}

/** Records an act in the reservation's history, with who did it. */
export function recordDeskEvent(
  acting: Acting,
  kind: EventKind,
  detail: Record<string, string | number | null> = {},
): Promise<void> {
  const { tx, context, row } = acting;
  return recordEvent(tx, context, row.id, kind, { ...detail, ...actedBy(acting.staff) });
}

/** An event of a reservation's history, and who of the hotel did it. */
export function lastChangeIn({
  kind,
  at,
  detail,
}: Pick<typeof reservationEvent.$inferSelect, 'kind' | 'at' | 'detail'>): LastEvent {
  const by = typeof detail.by === 'string' ? detail.by : null;
  return { kind, by, at };
}

/** Acts as somebody is offered them, each with the sentence why not, or what to know first. */
export const offersOf = <Name extends string, Facts>(
  acts: Readonly<Record<Name, Act<Facts>>>,
  role: DeskRole,
  facts: Facts,
) =>
  namesOf(acts)
    .filter((act) => acts[act].isApt?.(facts) ?? true)
    .map((act) => {
      const warning = acts[act].warning?.(facts) ?? null;
      // Why nobody can do it comes first: no manager is asked for that.
      const never = acts[act].refusal(facts);
      const lacking = never ? null : roleRefusal(acts[act].role(facts), role);
      // A manager can be asked, whatever more can be said.
      const said = lacking && acts[act].withoutRole?.(facts);
      const { why } = offerOf(said ?? never ?? lacking, warning);
      const asks = acts[act].asks?.(facts) === true;
      return { act, ...offerOf(never ?? lacking, warning), why, ...(asks && { asks }) };
    });

/** Matches keys past their day, which the sweep is about to forget: an act under one is a new act. */
const isOld = ({ clock }: Pick<Context, 'clock'>) =>
  lte(deskAnswer.at, new Date(clock.now().getTime() - KEY_LIFETIME));

const isUnder = ({ staffId }: StaffCaller, { key }: RequestKey) =>
  and(eq(deskAnswer.staffId, staffId), eq(deskAnswer.key, key));

/** Whether an act was done under this key of somebody's, whatever it was. */
export async function isKeyUsed(
  database: Database,
  { staffId }: StaffCaller,
  key: string,
): Promise<boolean> {
  const isIts = and(eq(deskAnswer.staffId, staffId), eq(deskAnswer.key, key));
  return (await database.$count(deskAnswer, isIts)) > 0;
}

/** Whether a kept result is one of the act's. Only its own are kept under its request. */
function isResult(kept: unknown): kept is ActResult {
  return typeof kept === 'object' && kept !== null && 'code' in kept;
}

/** The result of an act that was done under its key; null if none was. @throws ApiError 422 `idempotency_key_reused` */
export async function firstResult(
  database: Database,
  staff: StaffCaller,
  act: RequestKey,
): Promise<ActResult | null> {
  const [first] = await database.select().from(deskAnswer).where(isUnder(staff, act));
  if (!first) return null;
  if (!isSameRequest(first, act)) {
    throw new ApiError(422, 'idempotency_key_reused', generalErrors.keyReused);
  }
  return isResult(first.result) ? first.result : { code: 'doneBefore', facts: {} };
}

/**
 * Claims a key for an act; a second request under the same key waits for the first one here. An act that somebody asked
 * for ends their wish, so that it is done once whoever approves it.
 * @param result what a repeat gets, without secrets
 * @returns the result of the act if it was done under the key before, else null
 * @throws ApiError 422 `idempotency_key_reused`
 */
export async function claimKey(
  tx: Database,
  context: Pick<Context, 'clock'>,
  staff: StaffCaller,
  act: RequestKey,
  result: ActResult | null = null,
): Promise<ActResult | null> {
  const claim = { ...act, result, at: context.clock.now() };
  const target = [deskAnswer.staffId, deskAnswer.key];
  const claimed = await tx
    .insert(deskAnswer)
    .values({ staffId: staff.staffId, ...claim })
    .onConflictDoUpdate({ target, set: claim, setWhere: isOld(context) })
    .returning({ key: deskAnswer.key });
  if (claimed.length === 0) return firstResult(tx, staff, act);
  const { askedBy } = staff;
  if (askedBy) await endWish(tx, context, staff, askedBy.wishId, { outcome: 'approved' });
  return null;
}

/**
 * Does an act in one transaction, once for each key; a repeat gets the first result.
 * @param kept the result without secrets, which are not stored
 */
export function actOnce(
  context: Pick<Context, 'clock' | 'database'>,
  staff: StaffCaller,
  act: RequestKey,
  perform: (tx: Database) => Promise<ActResult>,
  kept: (result: ActResult) => ActResult = (result) => result,
): Promise<ActResult> {
  return context.database.transaction(async (tx) => {
    const first = await claimKey(tx, context, staff, act);
    if (first !== null) return first;
    const result = await perform(tx);
    await tx
      .update(deskAnswer)
      .set({ result: kept(result) })
      .where(isUnder(staff, act));
    return result;
  });
}

/** Forgets the keys that are older than a day. */
export const deleteOldDeskAnswers = (context: Pick<Context, 'clock' | 'database'>) =>
  deleteInBatches(context.database, deskAnswer, isOld(context));
