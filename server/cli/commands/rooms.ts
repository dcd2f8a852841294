import { roomTypes } from '../../../machines/shared/roomTypes';
import { lagosToday } from '../../../machines/shared/stay';
import { addRoom } from '../../desk/rooms/rooms';
import { listRooms, type ListedRoom } from '../../rooms/listRooms';
import { countInWords, table } from '../../shared/textTable';
import { UsageError, type CliArguments } from '../cliArguments';
import { report, success, failure, type StaffCommand, inTransaction } from '../staffCommand';

const NUMBER = /^[\dA-Z][\dA-Z-]{0,9}$/i;

function lineOf({ number, roomType, tonight, closures }: ListedRoom): string[] {
  const closed = closures.map(({ from, to, why, by }) => `closed ${from} to ${to}: ${why} (${by})`);
  return [number, roomType, tonight ?? '–', closed.join('; ')];
}

/** The room type that was typed, by its key or its name. */
function readRoomType(typed: CliArguments) {
  const names = roomTypes.map(({ key, name }) => `${key} (${name})`).join(', ');
  const text = typed.text('type', `Of which type? --type, one of ${names}.`).toLowerCase();
  const found = roomTypes.find(({ key, name }) => key === text || name.toLowerCase() === text);
  if (!found) throw new UsageError(`--type is one of ${names}, not “${text}”.`);
  return found;
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
        return report(rooms, [countInWords(rooms.length, 'room'), ...table(lines)].join('\n'));
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
          ? success(`Room ${number}, ${name}, can be reserved.`)
          : failure(`There is a room ${number} already; nothing was changed.`);
      };
    },
  },
];
