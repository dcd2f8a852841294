import { lagosToday } from '../../../machines/shared/stay';
import type { DirectConnection } from './directConnection';
import type { Everything } from './everything';

/**
 * Notes each night that a reservation no longer has at the end of a transaction, whoever gave it up, with how things were
 * then: how many rooms its guests are in, how many it still has that night, and how much money of its price lies on it by
 * the books (taken less what went or goes back), not by its own columns. What failed to go back waits in a case.
 */
const WATCH = `
drop trigger if exists simulated_lost_night on room_night;
create temp table if not exists lost_night (
  reservation text, night text, event bigint, in_house int, nights int, money float8, status text
);
delete from lost_night;
create or replace function simulated_lost_night() returns trigger language plpgsql as $$
begin
  -- While stays change rooms their nights are parked in another century.
  if old.night > date '2100-01-01' then return null; end if;
  insert into lost_night select old.reservation_id, old.night,
    (select max(id) from reservation_event where reservation_id = old.reservation_id),
    (select count(*) from room_stay join reservation on reservation.id = reservation_id
      where reservation_id = old.reservation_id and state = 'inHouse'
        and coalesce(room_stay.stays_until, check_out) > old.night),
    (select count(*) from room_night where reservation_id = old.reservation_id and night = old.night),
    (select coalesce(sum(case kind when 'taken' then amount_kobo else -amount_kobo end), 0) from desk_payment
      where reservation_id = old.reservation_id and purpose = 'stay')
    + (select coalesce(sum(ledger_entry.amount_kobo), 0) from ledger_entry join payment_attempt on payment_attempt.id = attempt_id
      where reservation_id = old.reservation_id and ledger_entry.kind = 'charge')
    - (select coalesce(sum(refund.amount_kobo), 0) from refund join payment_attempt on payment_attempt.id = attempt_id
      where reservation_id = old.reservation_id and refund.status <> 'replaced'),
    (select status from reservation where id = old.reservation_id);
  return null;
end $$;
create constraint trigger simulated_lost_night after update or delete on room_night
  deferrable initially deferred for each row when (old.reservation_id is not null)
  execute function simulated_lost_night();
`;

const END = `drop trigger if exists simulated_lost_night on room_night`;

/** Begins to note them, in the only session that the simulated hotel has. */
export const watchNights = (connection: DirectConnection): void => connection.say(WATCH);

interface LostNight {
  reservation: string;
  night: string;
  /** The last event of its reservation. */
  event: number;
  inHouse: number;
  nights: number;
  money: number;
  status: string;
}

/** The nights that were noted; it ends the watch. */
export async function lostNights(connection: DirectConnection): Promise<LostNight[]> {
  const { rows } = await connection.query('select * from lost_night', [], { rowMode: 'array' });
  connection.say(END);
  return rows.flatMap((row) => {
    if (!Array.isArray(row)) return [];
    const [reservation, night, event, inHouse, nights, money, status] = row;
    return {
      ...{ reservation: String(reservation), night: String(night), status: String(status) },
      ...{ event: Number(event), inHouse: Number(inHouse) },
      ...{ nights: Number(nights), money: Number(money) },
    };
  });
}

/** Acts of people by which a stay gives up nights and goes on, or has been. */
const goesOn: readonly string[] = [
  ...['desk.checkOut', 'desk.noShow', 'desk.changeDates', 'staff.roomChanged'],
  'desk.shortenStay',
  'room.rearranged',
  // Other dates; where their price is what is paid, they pay the stay.
  ...['guest.modified', 'payment.settled'],
];

/** No night goes while its guest is in house, and none while money lies on it, but by a person who says what is kept. */
export function lostNightViolations(lost: readonly LostNight[], { events }: Everything): string[] {
  return lost.flatMap(({ reservation, night, event: id, inHouse, nights, money, status }) => {
    const event = events.find((one) => one.id === id);
    if (!event || night < lagosToday(event.at)) return [];
    const { kind, detail } = event;
    const by = `by ${kind} of ${String(detail.by ?? 'nobody')}`;
    const said = `${reservation} lost the night of ${night} ${by}`;
    if (inHouse > nights) return [`${said} with its guest in house`];
    const isKept = (status === 'paid' || status === 'pending') && goesOn.includes(kind);
    // A refund says itself what it leaves of the price, by the rules or by a person.
    const isSaid =
      kind === 'refund.requested' || (kind === 'stay.released' && detail.keptKobo === money);
    return money <= 0 || isKept || isSaid ? [] : [`${said} with ${money} kobo on it`];
  });
}
