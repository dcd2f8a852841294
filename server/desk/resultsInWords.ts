import type { DeskRoomActed, DeskSettingsDone } from '../../machines/contract/wire';
import { dayInWords } from '../../machines/desk/inWords';
import { formatNaira, type Kobo } from '../../machines/shared/money';
import type { LagosDate } from '../../machines/shared/stay';
import { occupied } from '../../messages/desk/errors';
import * as roomMessages from '../../messages/desk/roomActs';
import * as settingsMessages from '../../messages/desk/settings';
import type { ReservationRow } from '../reservations/queries';
import { printableText } from '../shared/printableText';
import type { RoomClosed } from './rooms/rooms';

/** The desk's sentences for acts that were done, made where the answer leaves. */

interface DoneBefore {
  code: 'doneBefore';
}

/** The result of an act with a room. */
export type RoomResult =
  | DoneBefore
  | { code: 'clean' | 'dirty'; room: string }
  | { code: 'closed'; room: string; closing: RoomClosed }
  | { code: 'reopened'; room: string; nights: number };

export function roomResultInWords(result: RoomResult): DeskRoomActed {
  switch (result.code) {
    case 'doneBefore':
      return { isDone: true, text: roomMessages.doneBefore };
    case 'clean':
    case 'dirty':
      return { isDone: true, text: roomMessages.marked[result.code](result.room) };
    case 'closed':
      return closingInWords(result.room, result.closing);
    case 'reopened':
      return { isDone: true, text: roomMessages.reopened(result.room, result.nights) };
  }
}

function closingInWords(
  room: string,
  { closed, moved, staying, overdue }: RoomClosed,
): DeskRoomActed {
  const [first] = closed;
  const nameOf = ({ name }: Pick<ReservationRow, 'name'>) => printableText(name);
  const sentences = [
    first === undefined
      ? roomMessages.notClosed(room)
      : roomMessages.closed(room, closed.length, dayInWords(first)),
    ...moved.map((one) => roomMessages.moved(nameOf(one.reservation), one.to)),
    ...staying.map((one) => roomMessages.stays(nameOf(one.reservation), room)),
    ...overdue.map((row) => occupied(room, nameOf(row))),
  ];
  return { isDone: staying.length === 0, text: sentences.join(' ') };
}

/** The result of an act in the settings. */
export type SettingsResult =
  | DoneBefore
  | { code: 'priceSet'; roomType: string; price: Kobo; from: LagosDate; before: Kobo | null }
  | { code: 'linkSent'; email: string; link: string }
  | { code: 'suspended'; name: string };

export function settingsResultInWords(result: SettingsResult): DeskSettingsDone {
  switch (result.code) {
    case 'doneBefore':
      return { text: roomMessages.doneBefore, link: null };
    case 'priceSet': {
      const { roomType, price, from, before } = result;
      const was = before === null ? null : formatNaira(before);
      const text = settingsMessages.priceSet(roomType, formatNaira(price), dayInWords(from), was);
      return { text, link: null };
    }
    case 'linkSent':
      return { text: settingsMessages.linkSent(result.email), link: result.link };
    case 'suspended':
      return { text: settingsMessages.suspended(result.name), link: null };
  }
}
