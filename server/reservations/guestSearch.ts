import { and, eq, isNull, like, or, type SQL } from 'drizzle-orm';
import { nationalPhone, searchText, searchWords } from '../../machines/shared/typedText';
import { reservation } from '../database/schema';
import type { Context } from '../context';
import type { ReservationRow } from './queries';

/** The last digits of a telephone number, which are the same however it is dialled. */
const SAME_DIGITS = 10;
const BATCH = 100;
/** The next sweep fills in the rest. */
const MAXIMUM_BATCHES = 50;

const digitsOf = (phone: string) => nationalPhone(phone).replace(/\D/g, '');

/** Whether two reservations are one guest's: of the same name, with the same number or address. */
export function isSameGuest(
  one: Pick<ReservationRow, 'name' | 'phoneNumber' | 'emailAddress'>,
  other: Pick<ReservationRow, 'name' | 'phoneNumber' | 'emailAddress'>,
): boolean {
  const digits = digitsOf(one.phoneNumber);
  const isSameNumber = digits !== '' && digits === digitsOf(other.phoneNumber);
  const email = one.emailAddress ?? '';
  const isReached =
    isSameNumber || (email !== '' && searchText(email) === searchText(other.emailAddress ?? ''));
  return isReached && searchText(one.name) === searchText(other.name);
}

/** The text that staff search and sort guests by: the name first, then addresses and number. */
export function guestSearchText({
  name,
  emailAddress,
  accountEmail,
  phoneNumber,
}: Pick<ReservationRow, 'name' | 'emailAddress' | 'accountEmail' | 'phoneNumber'>): string {
  const texts = [name, emailAddress ?? '', accountEmail].filter(Boolean).map(searchText);
  return [...texts, digitsOf(phoneNumber)].join(' ').trim();
}

/** The same after a change of the guest: whoever asks for a former name, address or number finds it. */
export function searchTextWithFormer(
  guest: Parameters<typeof guestSearchText>[0],
  before: ReservationRow,
): string {
  const text = guestSearchText(guest);
  const former = (before.searchText ?? guestSearchText(before)).split(' ');
  return [text, ...new Set(former.filter((word) => !text.split(' ').includes(word)))].join(' ');
}

/** Matches a text anywhere; its own wildcards are escaped. */
function holds(text: string): SQL {
  return like(reservation.searchText, `%${text.replace(/[\\%_]/g, '\\$&')}%`);
}

/** Matches the guests whose name, addresses or number have every word of a text, or whose number it is. */
export function isGuestCalled(text: string): SQL | undefined {
  const words = searchWords(text);
  if (words.length === 0) return undefined;
  const digits = /^[+\d][\d\s()./-]*$/.test(words.join(' ')) ? digitsOf(text) : '';
  const number = digits === '' ? undefined : holds(digits.slice(-SAME_DIGITS));
  return or(and(...words.map(holds)), number);
}

/** Fills in the search texts of reservations from before they were stored, and brings their texts into NFC. */
export async function fillSearchTexts({ database }: Pick<Context, 'database'>): Promise<void> {
  for (let batches = 0; batches < MAXIMUM_BATCHES; batches += 1) {
    const filled = await database.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(reservation)
        .where(isNull(reservation.searchText))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      for (const row of rows) {
        await tx
          .update(reservation)
          .set({
            name: row.name.normalize('NFC'),
            emailAddress: row.emailAddress?.normalize('NFC'),
            specialRequest: row.specialRequest.normalize('NFC'),
            searchText: guestSearchText(row),
          })
          .where(eq(reservation.id, row.id));
      }
      return rows.length;
    });
    if (filled < BATCH) return;
  }
}
