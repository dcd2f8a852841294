import { expect, test } from 'vitest';
import { noticed, type Happening } from '../../../../server/owner/notices';

const types: Readonly<Record<string, string>> = { '101': 'Double Room', '102': 'Double Room' };

/** The line of something that happened; null where the owner isn't told. */
const told = (kind: string, detail: Happening['detail'] = {}, earlier: Happening['earlier'] = []) =>
  noticed({ kind, detail, earlier, typeOf: (room) => types[room] ?? 'Penthouse' })?.line ?? null;

const undo = { kind: 'desk.undo', detail: { room: '101', before: 'inHouse' } };

test.each([
  [
    'an extra voided after its cash was taken',
    told('desk.extraVoided', { amountKobo: 450_000, returnedKobo: 450_000, why: 'not his' }),
    'Extra of ₦4,500.00 voided, ₦4,500.00 refunded: “not his”',
  ],
  ['a first undo', told(undo.kind, undo.detail), null],
  ['a second undo of a room', told(undo.kind, undo.detail, [undo]), 'Room 101: a second undo'],
  [
    'an undone no-show',
    told('desk.undo', { room: '101', before: 'noShow' }),
    'Room 101: no-show undone',
  ],
  ['a move in the same type', told('staff.roomChanged', { before: '101', after: '102' }), null],
  [
    'a move to another type',
    told('staff.roomChanged', { before: '101', after: '601', why: 'AC' }),
    'Moved from 101 (Double Room) to 601 (Penthouse): “AC”',
  ],
  [
    'a card without a slip',
    told('payment.settled', { amountKobo: 100, method: 'pos', proof: null }),
    '₦1.00 by card at the desk',
  ],
  ['cash', told('payment.settled', { amountKobo: 100, method: 'cash', proof: null }), null],
  ['a cancelling guest', told('guest.cancelled'), null],
  [
    'a booking cancelled by staff',
    told('guest.cancelled', { by: 'Amara', why: 'Called' }),
    'Cancelled by staff: “Called”',
  ],
  [
    'a new name of a paid stay',
    told('desk.changeGuest', { name: 'Bola Ojo', nameBefore: 'Ada Obi' }, [
      { kind: 'payment.settled', detail: {} },
    ]),
    'Guest details edited, from Ada Obi to Bola Ojo',
  ],
  ['a new name of an unpaid one', told('desk.changeGuest', { name: 'Bola' }), null],
  [
    'a rate',
    told('price.set', {
      ...{ roomType: 'double', before: 100, nightlyKobo: 200 },
      ...{ validFrom: '2026-03-12', why: 'Easter' },
    }),
    'Double Room: from ₦1.00 to ₦2.00 for check-ins from 12 March: “Easter”',
  ],
  ['a kind of an earlier version', told('desk.ofOld'), null],
])('The owner is told of %s, or not', (_what, line, expected) => {
  expect(line).toBe(expected);
});
