import { and, eq, inArray, max, min } from 'drizzle-orm';
import * as messages from '../../messages/desk/emails/owner';
import * as frameMessages from '../../messages/email/frame';
import type { Database } from '../database/database';
import { outboundEmail } from '../database/schema';
import type { ReservationRow } from '../reservations/queries';
import { guestName } from '../email/guestName';
import { emailKind } from '../email/emailKind';

const text = { type: 'string' } as const;
const figures = { elements: { properties: { name: text, value: text } } } as const;

/** A line about a reservation has its whole id, by which the email is deleted with the guest's account. */
const line = { properties: { text }, optionalProperties: { reservationId: text } } as const;

const facts = {
  properties: {
    paragraphs: { elements: text },
    figures,
    takings: figures,
    sections: { elements: { properties: { title: text, lines: { elements: line } } } },
  },
} as const;

/** The email about a business day to the hotel's owner. */
export const ownersDay = emailKind(
  'ownersDay',
  facts,
  ({ paragraphs, figures, takings, sections }, { configuration }) => ({
    paragraphs,
    facts: figures.map(({ name, value }) => [name, value] as const),
    action: { label: messages.openDesk, url: `${configuration.publicUrl}/desk` },
    more: {
      title: messages.takings,
      facts: takings.map(({ name, value }) => [name, value] as const),
    },
    lists: sections.map(({ title, lines }) => ({ title, lines: lines.map((one) => one.text) })),
    reason: frameMessages.ownerReason,
  }),
);

type Part = keyof typeof messages.sections;

/** A line of the email, with the guest and the number by which the desk finds the reservation. */
export const lineOf = (section: Part, text: string, row?: Pick<ReservationRow, 'id' | 'name'>) => {
  if (!row) return { section, text };
  const about = messages.aboutStay(guestName(row.name), row.id.slice(0, 8));
  return { section, text: `${text} · ${about}`, reservationId: row.id };
};
export type Line = ReturnType<typeof lineOf>;

/** One email comes every 24 hours. */
export const OWNER_WAITS_MS = 25 * 60 * 60_000;

/** Since when an owner has got no email, of the one who waits longest; null before the first email. */
export async function ownerWaitsSince(
  database: Database,
  owners: readonly string[],
): Promise<Date | null> {
  const { kind, recipient, sentAt, writtenAt } = outboundEmail;
  const each = await database
    .select({ sentAt: max(sentAt), writtenAt: min(writtenAt) })
    .from(outboundEmail)
    .where(and(eq(kind, ownersDay.name), inArray(recipient, [...owners])))
    .groupBy(recipient);
  const times = each.flatMap((one) => one.sentAt ?? one.writtenAt ?? []);
  return times.reduce<Date | null>((first, at) => (first && first < at ? first : at), null);
}
