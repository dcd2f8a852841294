import { roomTypes } from '../../../machines/shared/roomTypes';
import { lagosToday } from '../../../machines/shared/stay';
import { room } from '../../database/schema';
import { counted } from '../../payments/reviews/reviewMessages';
import { listRooms, type ListedRoom } from '../../rooms/listRooms';
import { reopenRoom } from '../../desk/reopenRoom';
import { table } from '../../shared/textTable';
import { answered, type StaffCommand } from '../staffCommand';
import { UsageError, type CliArguments } from '../cliArguments';
import { recordStaffAction } from '../../desk/auditLog';

const NUMBER = /^[\dA-Z][\dA-Z-]{0,9}$/i;
export const WHICH_ROOM = 'Which room? Its number stands in npm run hotel -- rooms list.';

function lineOf({ number, roomType, tonight, closures }: ListedRoom): string[] {
  const closed = closures.map(({ from, to, why, by }) => `closed ${from} to ${to}: ${why} (${by})`);
  return [number, roomType, tonight ?? '–', closed.join('; ')];
}

/** Lists the hotel's rooms. */
export const listRoomsCommand: StaffCommand = {
  words: ['rooms', 'list'],
  takes: '[--json]',
  places: 0,
  options: ['json'],
  help: 'Every room: its type, who has it tonight, and when it is closed.',
  read: (typed) => {
    const asJson = typed.has('json');
    return async ({ database, clock }) => {
      const rooms = await listRooms(database, lagosToday(clock.now()));
      const lines = [['Room', 'Type', 'Tonight', 'Closed'], ...rooms.map(lineOf)];
      return answered(asJson, rooms, [counted(rooms.length, 'room'), ...table(lines)].join('\n'));
    };
  },
};

function roomTypeOf(typed: CliArguments) {
  const names = roomTypes.map(({ key, name }) => `${key} (${name})`).join(', ');
  const text = typed.text('type', `Of which type? --type, one of ${names}.`).toLowerCase();
  const found = roomTypes.find(({ key, name }) => key === text || name.toLowerCase() === text);
  if (!found) throw new UsageError(`--type is one of ${names}, not “${text}”.`);
  return found;
}

/** Adds a room to the hotel. */
export const addRoomCommand: StaffCommand = {
  words: ['rooms', 'add'],
  takes: 'NUMBER --type TYPE --by NAME --why "…"',
  places: 1,
  options: ['type', 'by', 'why'],
  help: 'Adds a room, which guests can reserve at once.',
  read: (typed) => {
    const number = typed.word(0, 'Which number has the new room?');
    if (!NUMBER.test(number)) {
      throw new UsageError('A room’s number is up to ten letters, digits and dashes.');
    }
    const { key, name } = roomTypeOf(typed);
    const responsible = typed.responsible();
    return (desk) =>
      desk.database.transaction(async (tx) => {
        const added = await tx
          .insert(room)
          .values({ number, roomType: key })
          .onConflictDoNothing()
          .returning({ number: room.number });
        if (added.length === 0) {
          return { code: 1, text: `There is a room ${number} already; nothing was changed.` };
        }
        const detail = { room: number, roomType: key };
        await recordStaffAction(tx, desk, { ...responsible, kind: 'room.added', detail });
        return { code: 0, text: `Room ${number}, ${name}, can be reserved.` };
      });
  },
};

/** Reopens closed nights. */
export const reopenCommand: StaffCommand = {
  words: ['rooms', 'reopen'],
  takes: 'NUMBER [--from DATE] [--to DATE] --by NAME --why "…"',
  places: 1,
  options: ['from', 'to', 'by', 'why'],
  help: 'Lets a closed room be sold again: in all nights from today on, or in those from one day to another.',
  read: (typed) => {
    const number = typed.word(0, WHICH_ROOM);
    const from = typed.optionalDate('from');
    const to = typed.optionalDate('to');
    const responsible = typed.responsible();
    return (desk) =>
      desk.database.transaction(async (tx) => {
        const first = from ?? lagosToday(desk.clock.now());
        const nights = await reopenRoom(tx, { number, from: first, to });
        const [firstNight, lastNight] = [nights[0], nights.at(-1)];
        if (firstNight === undefined || lastNight === undefined) {
          return { code: 1, text: `Room ${number} is not closed then; nothing was changed.` };
        }
        const detail = { room: number, firstNight, lastNight, nights: nights.length };
        await recordStaffAction(tx, desk, { ...responsible, kind: 'room.reopened', detail });
        const many = counted(nights.length, 'night');
        return { code: 0, text: `Room ${number} is open again: ${many} from ${firstNight} on.` };
      });
  },
};
