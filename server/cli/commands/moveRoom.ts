import { lagosToday } from '../../../machines/shared/stay';
import { lockReservation } from '../../reservations/queries';
import { lockRooms } from '../../rooms/takeRooms';
import { roomNumbered } from '../../desk/closeRoom';
import { firstMovableNight, moveStay } from '../../desk/moveStay';
import { reservationCalled } from '../../desk/queries';
import type { CommandOutcome, Desk, StaffCommand } from '../staffCommand';
import type { Responsible } from '../cliArguments';
import { noReservation, WHICH_RESERVATION } from './reservations';
import { WHICH_ROOM } from './rooms';

interface Wish extends Responsible {
  id: string;
  before: string;
  after: string;
}

async function move(
  desk: Desk,
  { id, before, after, ...responsible }: Wish,
): Promise<CommandOutcome> {
  const found = await reservationCalled(desk.database, id);
  if (!found) return noReservation(id);
  return desk.database.transaction(async (tx) => {
    const reservation = await lockReservation(tx, found.row.id);
    const room = await roomNumbered(tx, after);
    if (!reservation || !room) return { code: 1, text: `There is no room ${after}.` };
    const rooms = await lockRooms(tx, [room.roomType]);
    const today = lagosToday(desk.clock.now());
    const from = firstMovableNight(reservation, today, today);
    const moving = { reservation, number: before, from, ...responsible };
    const wanted = rooms.filter(({ number }) => number === after);
    if ((await moveStay(tx, desk, moving, wanted)) === null) {
      return {
        code: 1,
        text: `The reservation doesn't have room ${before} any more, or room ${after} is not free in all its nights; nothing was changed.`,
      };
    }
    return {
      code: 0,
      text: `Moved from room ${before} to room ${after}, from the night of ${from} on.`,
    };
  });
}

/** Moves a stay to a room chosen by the desk. */
export const moveRoomCommand: StaffCommand = {
  words: ['rooms', 'move'],
  takes: 'ID OLD-NUMBER NEW-NUMBER --why "…" --by NAME',
  places: 3,
  options: ['by', 'why'],
  help: 'Moves what is left of a reservation’s stay from one room to another that is free, also of another type. The price stays. A guest who has paid is told by letter.',
  read: (typed) => {
    const id = typed.word(0, WHICH_RESERVATION);
    const before = typed.word(1, WHICH_ROOM);
    const after = typed.word(2, 'To which room?');
    const responsible = typed.responsible();
    return (desk) => move(desk, { id, before, after, ...responsible });
  },
};
