import { addDays, lagosToday } from '../../../machines/shared/stay';
import { counted } from '../../payments/reviews/reviewMessages';
import { shortId } from '../../reservations/emails/emailParts';
import type { ReservationRow } from '../../reservations/queries';
import { closeRoom, type ClosureRequest, type RoomClosed } from '../../desk/closeRoom';
import { printableText } from '../../shared/printableText';
import type { CommandOutcome, Desk, StaffCommand } from '../staffCommand';
import { UsageError } from '../cliArguments';
import { recordStaffAction } from '../../desk/auditLog';
import { WHICH_ROOM } from './rooms';

const MOST_NIGHTS = 730;

const named = (row: ReservationRow) =>
  `${printableText(row.name)} (${shortId(row)}, ${row.checkIn} to ${row.checkOut}, ${row.status})`;

function report({ number }: ClosureRequest, { closed, moved, staying }: RoomClosed): string {
  const [first] = closed;
  return [
    first === undefined
      ? `No further night of room ${number} was closed.`
      : `Room ${number} is closed: ${counted(closed.length, 'night')} from ${first} on.`,
    ...moved.map(
      ({ reservation, to }) =>
        `Moved to room ${to}: ${named(reservation)}. A guest who has paid is told by letter.`,
    ),
    ...staying.map(
      ({ reservation, nights }) =>
        `STILL IN ROOM ${number}, as no other of its type is free: ${named(reservation)}, nights ${nights.join(', ')}.`,
    ),
    ...(staying.length === 0
      ? []
      : [
          'For these: move the stay to another type (rooms move), or give the money back (refund give). Then close the room again for the nights that are left.',
        ]),
  ].join('\n');
}

async function close(desk: Desk, request: ClosureRequest): Promise<CommandOutcome> {
  const today = lagosToday(desk.clock.now());
  if (request.from < today) {
    return { code: 1, text: `Nights before today, ${today}, can't be closed any more.` };
  }
  return desk.database.transaction(async (tx) => {
    const result = await closeRoom(tx, desk, request);
    if (!result) return { code: 1, text: `There is no room ${request.number}.` };
    const { number, from, to, by, why } = request;
    const { closed, moved, staying } = result;
    const counts = { nights: closed.length, moved: moved.length, staying: staying.length };
    const detail = { room: number, from, to, ...counts };
    await recordStaffAction(tx, desk, { by, why, kind: 'room.closed', detail });
    return { code: staying.length === 0 ? 0 : 1, text: report(request, result) };
  });
}

/** Takes a room out of use for some nights. */
export const closeRoomCommand: StaffCommand = {
  words: ['rooms', 'close'],
  takes: 'NUMBER --from DATE --to DATE --why "…" --by NAME',
  places: 1,
  options: ['from', 'to', 'by', 'why'],
  help: 'Closes a room, e.g. for a repair: it is not sold in the night of --from and all that follow, and can be sold again in the night of --to. A stay that has it is moved to a free room of the same type; where there is none it is named, keeps the room, and the command ends with 1.',
  read: (typed) => {
    const number = typed.word(0, WHICH_ROOM);
    const from = typed.date('from', 'From which night? --from 2026-03-12');
    const to = typed.date('to', 'From which day can it be sold again? --to 2026-03-15');
    if (to <= from) throw new UsageError('--to must be after --from.');
    if (addDays(from, MOST_NIGHTS) < to) {
      throw new UsageError(`A room is closed for at most ${MOST_NIGHTS} nights at a time.`);
    }
    const responsible = typed.responsible();
    return (desk) => close(desk, { number, from, to, ...responsible });
  },
};
