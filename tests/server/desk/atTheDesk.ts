import type { RoomTypeKey } from '../../../machines/shared/roomTypes';
import type { LagosDate } from '../../../machines/shared/stay';
import { readCommand } from '../../../server/cli/command';
import { runCommand, type CommandOutcome } from '../../../server/cli/staffCommand';
import { RefusalError, type Refusal } from '../../../server/contract/refused';
import type { Context } from '../../../server/context';
import type { Database } from '../../../server/database/database';
import { bookAtDesk, type DeskBooking } from '../../../server/desk/stays/bookAtDesk';
import type { Person } from '../../../server/staff/auditLog';
import { refundByStaff, retryRefund, type RefundByStaff } from '../../../server/desk/money/refunds';
import { moveRoom } from '../../../server/desk/stays/moveRoom';
import { setRoomPrice } from '../../../server/desk/rooms/roomPrices';
import { closeRoom } from '../../../server/desk/rooms/rooms';
import { closeCase } from '../../../server/payments/cases/closeCase';
import type { Hotel } from '../support/hotel';

type InHotel = Pick<Hotel, 'context'>;

/** Types a command at the hotel's command line. */
export function hotel({ context }: InHotel, ...typed: string[]): Promise<CommandOutcome> {
  const command = readCommand(typed);
  if (command.kind !== 'run') throw new Error('It needs no database.');
  return runCommand(context, command);
}

/** The person and the reason, where a command requires them. */
export const who = ['--by', 'Ngozi'] as const;
export const whoAndWhy = [...who, '--why', 'The shower leaks'] as const;

/** Who books at the desk, and when they stay. */
export const atReception = {
  name: 'Chidi Obi',
  phoneNumber: '08031112222',
  emailAddress: 'chidi@example.com',
  checkInDate: '2026-03-02',
  checkOutDate: '2026-03-04',
  noOfAdult: 2,
  noOfChildren: 0,
  specialRequest: 'nothing',
};

const ngozi = { name: 'Ngozi' };
export const why = 'The shower leaks';

/** Does what the desk does, by the same use case, whole or not at all. */
function asNgozi<Act, Done>(
  { context }: InHotel,
  work: (tx: Database, context: Context, act: Act, person: Person) => Promise<Done>,
  act: NoInfer<Act>,
): Promise<Done> {
  return context.database.transaction((tx) => work(tx, context, act, ngozi));
}

/** Refunds a stay: all that is left of its price, unless an amount in kobo is named. */
export const refundStay = (
  world: InHotel,
  reservationId: string,
  { method = null, proof = null, ...refund }: Partial<RefundByStaff & RefundByStaff['desk']> = {},
) =>
  asNgozi(world, refundByStaff, {
    ...{ reservationId, amountKobo: null, freesRooms: false, why },
    ...refund,
    desk: { method, proof },
  });

/** Sends the refund of a case again. */
export const resendRefund = (world: InHotel, caseId: string) =>
  asNgozi(world, retryRefund, { caseId, why });

/** Takes a room out of order for some nights. */
export const closeNights = (world: InHotel, number: string, from: LagosDate, to: LagosDate) =>
  asNgozi(world, closeRoom, { number, from, to, why });

/** Moves a stay to another room. @returns whether it could be */
export const moveToRoom = (world: InHotel, reservationId: string, before: string, after: string) =>
  asNgozi(world, moveRoom, { reservationId, before, after, why });

/** Sets what a room of a type costs a night. */
export const setPrice = (
  world: InHotel,
  roomType: RoomTypeKey,
  naira: number,
  validFrom: LagosDate,
) => asNgozi(world, setRoomPrice, { roomType, nightlyKobo: naira * 100, validFrom, why });

export const note = 'Looked into it.';

/** Why something is refused; null if it is done. */
export const refusalOf = (work: Promise<unknown>): Promise<Refusal | null> =>
  work.then(
    () => null,
    (error: unknown) => {
      if (error instanceof RefusalError) return error.refusal;
      throw error;
    },
  );

/** Closes a case with a note. @returns why not; null if it was open and is closed */
export const closeWithNote = ({ context }: InHotel, id: string) =>
  refusalOf(closeCase(context, id, { by: ngozi.name, note }));

/**
 * Books a stay in rooms 501 and 601 at the desk, which costs ₦16,000 and is paid by transfer, or else in cash.
 * @returns the reservation's id
 */
export async function bookStay(
  world: InHotel,
  { proof = null, ...more }: { proof?: string | null } & Partial<DeskBooking> = {},
): Promise<string> {
  const id = world.context.random.uuid();
  const booking: DeskBooking = {
    request: atReception,
    rooms: ['501', '601'],
    priceKobo: 1_600_000,
    paid: { method: proof === null ? 'cash' : 'transfer', proof },
    ...more,
  };
  const { context } = world;
  await context.database.transaction((tx) => bookAtDesk(tx, context, booking, ngozi, id));
  return id;
}
