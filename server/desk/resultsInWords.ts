import type { DeskRoomActed, DeskSettingsDone } from '../../machines/contract/wire';
import { dayInWords } from '../../machines/desk/inWords';
import { formatNaira, type Kobo } from '../../machines/shared/money';
import type { LagosDate } from '../../machines/shared/stay';
import { occupied } from '../../messages/desk/errors';
import * as roomMessages from '../../messages/desk/roomActs';
import * as settingsMessages from '../../messages/desk/settings';
import { printableText } from '../shared/printableText';
import type { DoneBefore } from './deskAnswers';

/** The desk's sentences for acts that were done, made where the answer leaves, from what a repeat finds too. */

/** Guests are known by their names here. */
interface RoomClosing {
  code: 'closed';
  room: string;
  /** Null, and no nights, if none could be closed. */
  firstNight: LagosDate | null;
  nights: number;
  moved: { name: string; to: string }[];
  staying: string[];
  overdue: string[];
}

/** The result of an act with a room. */
export type RoomResult =
  | { code: 'clean' | 'dirty'; room: string }
  | RoomClosing
  | { code: 'reopened'; room: string; nights: number };

export function roomResultInWords(result: RoomResult | DoneBefore): DeskRoomActed {
  switch (result.code) {
    case 'doneBefore':
      return { isDone: true, text: roomMessages.doneBefore };
    case 'clean':
    case 'dirty':
      return { isDone: true, text: roomMessages.marked[result.code](result.room) };
    case 'closed':
      return closingInWords(result);
    case 'reopened':
      return { isDone: true, text: roomMessages.reopened(result.room, result.nights) };
  }
}

function closingInWords(closing: RoomClosing): DeskRoomActed {
  const { room, firstNight, nights, moved, staying, overdue } = closing;
  const sentences = [
    firstNight === null
      ? roomMessages.notClosed(room)
      : roomMessages.closed(room, nights, dayInWords(firstNight)),
    ...moved.map(({ name, to }) => roomMessages.moved(printableText(name), to)),
    ...staying.map((name) => roomMessages.stays(printableText(name), room)),
    ...overdue.map((name) => occupied(room, printableText(name))),
  ];
  return { isDone: staying.length === 0, text: sentences.join(' ') };
}

/** The result of an act in the settings. */
export type SettingsResult =
  | { code: 'priceSet'; roomType: string; price: Kobo; from: LagosDate; before: Kobo | null }
  /** A link is stored nowhere, so a repeat has none. */
  | { code: 'linkSent'; email: string; link: string | null }
  | { code: 'suspended'; name: string };

export function settingsResultInWords(result: SettingsResult | DoneBefore): DeskSettingsDone {
  switch (result.code) {
    case 'doneBefore':
      return { text: roomMessages.doneBefore, link: null };
    case 'priceSet': {
      const { roomType, price, from, before } = result;
      const was = before === null ? null : formatNaira(before);
      const text = settingsMessages.priceSet(roomType, formatNaira(price), dayInWords(from), was);
      return { text, link: null };
    }
    case 'linkSent': {
      const { email, link } = result;
      const inWords = link === null ? settingsMessages.linkSentBefore : settingsMessages.linkSent;
      return { text: inWords(email), link };
    }
    case 'suspended':
      return { text: settingsMessages.suspended(result.name), link: null };
  }
}
