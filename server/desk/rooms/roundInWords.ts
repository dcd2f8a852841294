import { hotel } from '../../../hotel/hotel';
import { isOtherwise } from '../../../machines/desk/cleaning';
import { namesOf } from '../../../machines/desk/acts/act';
import { timeInWords } from '../../../machines/desk/inWords';
import { lagosInstant, type LagosDate } from '../../../machines/shared/stay';
import * as messages from '../../../messages/desk/housekeeping';
import { roles } from '../../../messages/desk/pages/frame';
import { inRoomOrder } from '../../rooms/numberedRoom';
import { printableText } from '../../shared/printableText';
import type { RoomMark } from './morningRound';

/** Housekeeping in words, for Today and the owner's email. */

/** A fault as it was written down. */
export function faultInWords({ what, details }: Readonly<Record<string, unknown>>): string {
  const kind = namesOf(messages.faults).find((one) => one === what) ?? 'other';
  return printableText(messages.fault(kind, typeof details === 'string' ? details : ''));
}

const markInWords = ({ found, by, role, at }: RoomMark) => {
  const notTheirs = role === 'housekeeping' ? null : roles[role];
  return messages.mark(messages.foundAs[found], by, notTheirs, timeInWords(at));
};

/**
 * The rooms that somebody found otherwise than the books say, each with all its marks. Nobody takes back what another
 * one has found; one's own mark is corrected by a newer one.
 * @param isStrict whether rooms that somebody has marked anew as something else are among them
 */
export function foundOtherwise(marks: readonly RoomMark[], isStrict: boolean): string[] {
  return inRoomOrder([...new Set(marks.map(({ room }) => room))]).flatMap((room) => {
    const ofRoom = marks.filter((mark) => mark.room === room);
    const counting = ofRoom.filter(
      (mark) => mark === ofRoom.findLast(({ staffId }) => staffId === mark.staffId),
    );
    const told = counting.find(isOtherwise);
    const [first] = ofRoom;
    const isChanged = ofRoom.some(({ found }) => found !== first?.found);
    const shown = told ?? (isStrict && isChanged ? first : undefined);
    if (!shown) return [];
    return messages.otherwise(room, ofRoom.map(markInWords), messages.booked[shown.booked]);
  });
}

/**
 * The rest that the owner reads of a morning: the rooms that nobody had seen by noon, and those that the desk marked in the
 * place of housekeeping.
 */
export function notByHousekeeping(
  marks: readonly RoomMark[],
  rooms: readonly string[],
  date: LagosDate,
): string[] {
  const until = hotel.roomsCheckedUntil;
  const noon = lagosInstant(date, until);
  const missing = rooms.filter(
    (number) => !marks.some(({ room, at }) => room === number && at < noon),
  );
  const isTheirs = (number: string) =>
    marks.some(({ room, role }) => room === number && role === 'housekeeping');
  const others = marks.filter(({ room, role }) => role !== 'housekeeping' && !isTheirs(room));
  const people = [...new Set(others.map(({ by }) => by))];
  return [
    ...(missing.length === 0
      ? []
      : missing.length === rooms.length
        ? [messages.noneChecked(rooms.length, until)]
        : [messages.notChecked(inRoomOrder(missing), until)]),
    ...people.map((by) => {
      const own = others.filter((mark) => mark.by === by);
      const numbers = inRoomOrder([...new Set(own.map(({ room }) => room))]);
      return messages.markedInstead(by, roles[own[0]?.role ?? 'desk'], numbers);
    }),
  ];
}
