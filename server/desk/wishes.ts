import { and, asc, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type {
  DeskNeed,
  DeskReservation,
  DeskWish,
  DeskWishRequest,
} from '../../machines/contract/wire';
import { wishActs } from '../../machines/desk/acts/wish';
import { wishEndInWords } from '../../machines/desk/refusals/deskRefusals';
import { buttons } from '../../messages/desk/acts';
import { decisions } from '../../messages/desk/money';
import { labels } from '../../messages/desk/pages/asked';
import * as messages from '../../messages/desk/wishes';
import { atDesk } from '../../messages/payment/documents/paymentFacts';
import { formatNaira } from '../../machines/shared/money';
import type { StaffCaller } from '../contract/handlers';
import { RefusalError } from '../contract/refused';
import type { Context } from '../context';
import type { Database } from '../database/database';
import { billExtra, deskPayment, reservation, staffMember, staffWish } from '../database/schema';
import { kindInWords } from '../payments/cases/caseInWords';
import { koboOf, requireCase } from '../payments/cases/cases';
import { enqueueEmail } from '../email/outbox';
import { staffNews } from '../email/staffNews';
import { printableText } from '../shared/printableText';
import { isUuid } from '../shared/uuid';
import { offersOf } from './deskAnswers';
import { endOf, type WishRow } from './wishEnds';

const DAY = 24 * 60 * 60_000;

/** An act with its whole request, which a manager is asked for. */
export type Wished = DeskWishRequest['wish'];

/** The words for an act. */
function actInWords({ body }: Wished): string {
  if (body.act === 'decideCase') return decisions[body.decision];
  if (body.act === 'recordRefunds') return messages.recordRefunds;
  const button = buttons[body.act];
  return typeof button === 'string' ? button : (Object.values(button)[0] ?? '');
}

/** The fields of an act's request. @param reason the wish's, which shows by itself */
const detailsOf = ({ body }: Wished, reason: string): DeskWish['details'] =>
  Object.entries(body).flatMap(([key, value]) => {
    const name = messages.details[key];
    if (name === undefined || value === false || value === reason) return [];
    return [{ name, value: value === true ? messages.yes : printableText(String(value)) }];
  });

/** The extra or the payment that an act is about, with its sum: its number says nothing to a manager. */
async function subjectOf(tx: Database, { body }: Wished): Promise<DeskWish['details']> {
  if (body.act === 'voidExtra') {
    const isIt = eq(billExtra.id, body.charge);
    const [extra] = await tx.select().from(billExtra).where(isIt);
    const value = extra && `${printableText(extra.text)}: ${formatNaira(extra.amountKobo)}`;
    return value ? [{ name: labels.charge, value }] : [];
  }
  if ('part' in body) {
    const isIt = sql`${deskPayment.id}::text = ${body.part}`;
    const [part] = await tx.select().from(deskPayment).where(isIt);
    const value = part && `${formatNaira(part.amountKobo)} ${atDesk[part.method]}`;
    return value ? [{ name: labels.source, value }] : [];
  }
  if (body.act !== 'decideCase') return [];
  const { row } = await requireCase(tx, body.caseId);
  const kobo = koboOf(row);
  const sum = kobo === null ? '' : `, ${formatNaira(kobo)}`;
  return [{ name: messages.payment, value: `${kindInWords(row.kind)}${sum}` }];
}

/** A wish with its guest's name. */
export interface FoundWish {
  row: WishRow;
  guest: string | null;
}

/** The subject of a wish, in words. Its request is gone with its guest. */
export function wishInWords({ row: { request }, guest }: FoundWish): string {
  const act = request ? actInWords(request) : '';
  return messages.title(act, guest === null ? null : printableText(guest));
}

function wishesWhere(tx: Database, where: ReturnType<typeof and>) {
  return tx
    .select({ row: staffWish, guest: reservation.name })
    .from(staffWish)
    .leftJoin(reservation, eq(reservation.id, staffWish.reservationId))
    .where(where);
}

export async function requireWish(tx: Database, id: string): Promise<FoundWish> {
  const [found] = isUuid(id) ? await wishesWhere(tx, eq(staffWish.id, id)) : [];
  if (!found) throw new RefusalError({ code: 'noWish', facts: {} });
  return found;
}

/** Emails a link to each manager who can approve it. */
export async function mailManagers(
  tx: Database,
  context: Pick<Context, 'clock' | 'configuration' | 'random'>,
  found: FoundWish,
): Promise<void> {
  const { row } = found;
  const { role, suspendedAt, passwordHash } = staffMember;
  const managers = await tx
    .select({ recipient: staffMember.email })
    .from(staffMember)
    .where(and(eq(role, 'manager'), isNull(suspendedAt), isNotNull(passwordHash)));
  const what = wishInWords(found);
  const details = [
    { name: messages.mailWhy, value: row.why },
    { name: messages.mailOpen, value: `${context.configuration.publicUrl}/desk/wishes/${row.id}` },
  ];
  for (const { recipient } of managers) {
    const envelope = { recipient, subject: messages.mailSubject(what) };
    const paragraphs = [messages.mailAsked(row.by, what)];
    await enqueueEmail(tx, context, staffNews.email(envelope, { paragraphs, details }));
  }
}

/** Facts that decide what somebody can do with a wish. */
export const wishFactsOf = ({ row }: FoundWish, { staffId }: StaffCaller, now: Date) => ({
  ended: endOf(row, now),
  by: row.by,
  isOwn: row.staffId === staffId,
});

/** An act that a manager was asked for, as somebody sees it. @throws ApiError 404 `not_found` */
export async function deskWish(
  tx: Database,
  { clock }: Pick<Context, 'clock'>,
  staff: StaffCaller,
  id: string,
): Promise<DeskWish> {
  const found = await requireWish(tx, id);
  const { row, guest } = found;
  const facts = wishFactsOf(found, staff, clock.now());
  const { request } = row;
  return {
    id,
    act: request ? actInWords(request) : '',
    details: request ? [...(await subjectOf(tx, request)), ...detailsOf(request, row.why)] : [],
    reservationId: row.reservationId,
    guest: guest === null ? null : printableText(guest),
    why: printableText(row.why),
    by: row.by,
    at: row.at.toISOString(),
    openUntil: row.openUntil.toISOString(),
    ended: facts.ended && wishEndInWords(facts.ended),
    acts: offersOf(wishActs, staff.role, facts).map(({ act, isAllowed, why }) => {
      return { act, isAllowed, why };
    }),
  };
}

/** The wishes that wait for a manager, and the person's own that ended in the last day. */
export async function wishNeeds(
  tx: Database,
  { clock }: Pick<Context, 'clock'>,
  { staffId }: StaffCaller,
): Promise<DeskNeed[]> {
  const now = clock.now();
  const lately = gt(staffWish.openUntil, new Date(now.getTime() - DAY));
  const found = await wishesWhere(tx, lately).orderBy(asc(staffWish.at));
  return found.flatMap((one): DeskNeed | [] => {
    const { id: wishId, reservationId, by, why, staffId: askerId } = one.row;
    const end = endOf(one.row, now);
    const about = { wishId, reservationId };
    if (end === null) {
      const text = messages.waiting(wishInWords(one), by, printableText(why));
      return { kind: 'wish', text, ...about };
    }
    const isNews = askerId === staffId && end.at.getTime() > now.getTime() - DAY;
    if (!isNews || end.outcome === 'withdrawn') return [];
    const text = messages.outcome(wishInWords(one), wishEndInWords(end));
    return { kind: 'wishEnded', text, ...about };
  });
}

/** The wishes about a reservation, the newest first. */
export async function wishesOf(
  tx: Database,
  { clock }: Pick<Context, 'clock'>,
  id: string,
): Promise<NonNullable<DeskReservation['wishes']>> {
  const now = clock.now();
  const found = await wishesWhere(tx, eq(staffWish.reservationId, id)).orderBy(desc(staffWish.at));
  return found.map(({ row }) => {
    const [end, what] = [endOf(row, now), wishInWords({ row, guest: null })];
    const text =
      end === null
        ? messages.waiting(what, row.by, printableText(row.why))
        : messages.outcome(what, wishEndInWords(end));
    return { id: row.id, text };
  });
}
