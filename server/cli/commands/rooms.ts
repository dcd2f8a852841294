import { roomTypes } from '../../../machines/shared/roomTypes';
import { noSuchRoom } from '../../../messages/desk/errors';
import { lagosToday } from '../../../machines/shared/stay';
import { moveRoom } from '../../desk/moveRoom';
import { addRoom, closeRoom, reopenRoom, type RoomClosed } from '../../desk/rooms';
import { shortId } from '../../reservations/emails/emailParts';
import type { ReservationRow } from '../../reservations/queries';
import { listRooms, type ListedRoom } from '../../rooms/listRooms';
import { printableText } from '../../shared/printableText';
import { counted, table } from '../../shared/textTable';
import { UsageError, type CliArguments } from '../cliArguments';
import { answered, done, refused, type StaffCommand, inTransaction } from '../staffCommand';
import { WHICH_RESERVATION, withReservation } from './reservations';

const NUMBER = /^[\dA-Z][\dA-Z-]{0,9}$/i;
const WHICH_ROOM = 'Which room? npm run hotel -- rooms list names them all.';

function lineOf({ number, roomType, tonight, closures }: ListedRoom): string[] {
  const closed = closures.map(({ from, to, why, by }) => `closed ${from} to ${to}: ${why} (${by})`);
  return [number, roomType, tonight ?? '–', closed.join('; ')];
}

/** The room type that was typed, by its key or its name. */
export function readRoomType(typed: CliArguments) {
  const names = roomTypes.map(({ key, name }) => `${key} (${name})`).join(', ');
  const text = typed.text('type', `Of which type? --type, one of ${names}.`).toLowerCase();
  const found = roomTypes.find(({ key, name }) => key === text || name.toLowerCase() === text);
  if (!found) throw new UsageError(`--type is one of ${names}, not “${text}”.`);
  return found;
}

const named = (row: ReservationRow) =>
  `${printableText(row.name)} (${shortId(row)}, ${row.checkIn} to ${row.checkOut}, ${row.status})`;

function closingInWords(number: string, { closed, moved, staying, overdue }: RoomClosed): string {
  const [first] = closed;
  return [
    first === undefined
      ? `No further night of room ${number} was closed.`
      : `Room ${number} is closed: ${counted(closed.length, 'night')} from ${first} on.`,
    ...moved.map(
      ({ reservation, to }) =>
        `Moved to room ${to}: ${named(reservation)}. A guest who has paid is told by email.`,
    ),
    ...staying.map(
      ({ reservation, nights }) =>
        `STILL IN ROOM ${number}, as no other of its type is free: ${named(reservation)}, nights ${nights.join(', ')}.`,
    ),
    ...overdue.map(
      (row) => `STILL IN ROOM ${number}, though their nights are over: ${named(row)}.`,
    ),
    ...(staying.length === 0
      ? []
      : [
          'For these: move the stay to another type (rooms move), or give the money back (refund give). Then close the room again for the nights that are left.',
        ]),
  ].join('\n');
}

export const roomCommands: readonly StaffCommand[] = [
  {
    words: ['rooms', 'list'],
    takes: '[--json]',
    help: 'Every room: its type, who has it tonight, and when it is closed.',
    read:
      () =>
      async ({ database, clock }) => {
        const rooms = await listRooms(database, lagosToday(clock.now()));
        const lines = [['Room', 'Type', 'Tonight', 'Closed'], ...rooms.map(lineOf)];
        return answered(rooms, [counted(rooms.length, 'room'), ...table(lines)].join('\n'));
      },
  },
  {
    words: ['rooms', 'add'],
    takes: 'NUMBER --type TYPE --by NAME --why "…"',
    help: 'Adds a room, which guests can reserve at once.',
    read: (typed) => {
      const number = typed.word(0, 'Which number has the new room?');
      if (!NUMBER.test(number)) {
        throw new UsageError('A room’s number is up to ten letters, digits and dashes.');
      }
      const { key: roomType, name } = readRoomType(typed);
      const { person, why } = typed.signed();
      return async (desk) => {
        const isNew = await inTransaction(desk, addRoom, { number, roomType, why }, person);
        return isNew
          ? done(`Room ${number}, ${name}, can be reserved.`)
          : refused(`There is a room ${number} already; nothing was changed.`);
      };
    },
  },
  {
    words: ['rooms', 'close'],
    takes: 'NUMBER --from DATE --to DATE --why "…" --by NAME',
    help: 'Closes a room, e.g. for a repair: it is not sold in the night of --from and all that follow, and can be sold again in the night of --to. A stay that has it is moved to a free room of the same type; where there is none it is named, keeps the room, and the command ends with 1.',
    read: (typed) => {
      const number = typed.word(0, WHICH_ROOM);
      const from = typed.date('from', 'From which night? --from 2026-03-12');
      const to = typed.date('to', 'From which day can it be sold again? --to 2026-03-15');
      if (to <= from) throw new UsageError('--to must be after --from.');
      const { person, why } = typed.signed();
      return async (desk) => {
        const closing = await inTransaction(desk, closeRoom, { number, from, to, why }, person);
        const text = closingInWords(number, closing);
        return { code: closing.staying.length === 0 ? 0 : 1, text };
      };
    },
  },
  {
    words: ['rooms', 'reopen'],
    takes: 'NUMBER [--from DATE] [--to DATE] --by NAME --why "…"',
    help: 'Lets a closed room be sold again: in all nights from today on, or in those from one day to another.',
    read: (typed) => {
      const number = typed.word(0, WHICH_ROOM);
      const from = typed.optionalDate('from');
      const to = typed.optionalDate('to');
      const { person, why } = typed.signed();
      return async (desk) => {
        const nights = await inTransaction(desk, reopenRoom, { number, from, to, why }, person);
        const [first] = nights;
        return first === undefined
          ? refused(`Room ${number} is not closed then; nothing was changed.`)
          : done(
              `Room ${number} is open again: ${counted(nights.length, 'night')} from ${first} on.`,
            );
      };
    },
  },
  {
    words: ['rooms', 'move'],
    takes: 'ID OLD-NUMBER NEW-NUMBER --why "…" --by NAME',
    help: 'Moves what is left of a reservation’s stay from one room to another that is free, also of another type. The price stays. A guest who has paid is told by email.',
    read: (typed) => {
      const id = typed.word(0, WHICH_RESERVATION);
      const before = typed.word(1, WHICH_ROOM);
      const after = typed.word(2, 'To which room?');
      const { person, why } = typed.signed();
      return (desk) =>
        withReservation(desk, id, async (reservationId) => {
          const rooms = { reservationId, before, after, why };
          const move = await inTransaction(desk, moveRoom, rooms, person);
          switch (move.kind) {
            case 'noSuchRoom':
              return refused(noSuchRoom(after));
            case 'notFree':
              return refused(
                `The reservation doesn't have room ${before} any more, or room ${after} is not free in all its nights, or not left yet; nothing was changed.`,
              );
            case 'moved':
              return done(
                `Moved from room ${before} to room ${after}, from the night of ${move.from} on.`,
              );
          }
        });
    },
  },
];
