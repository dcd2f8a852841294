import type {
  DeskActRequest,
  DeskBooking,
  DeskFree,
  DeskReservation,
  DeskRole,
  DeskRoomActRequest,
  DeskRooms,
  DeskToday,
} from '../../../machines/contract/wire';
import type { LagosDate } from '../../../machines/shared/stay';
import type { Routes, StaffCaller } from '../../../server/contract/handlers';
import { staffCall } from './calls';
import { betweenActs } from './deskChoices';
import type { CallResult, HotelWorld } from './hotelWorld';

const SECOND = 1_000;
/** How often somebody sends again what got no answer. */
const TRIES = 8;

/** What somebody at the desk has sent under one key, and how it ended as far as they were told. */
interface SentAct {
  key: string;
  what: string;
  /** The reservation, room, wish or day; empty for a booking. */
  about: string;
  ended: 'done' | 'refused' | 'unknown';
}

type Answer<T> = CallResult<{ body: T }>;

/** Somebody at the front desk with its page before them. */
export abstract class DeskPerson {
  readonly staff: StaffCaller;
  readonly email: string;
  readonly world: HotelWorld;
  readonly sent: SentAct[] = [];
  isGone = false;
  colleague: DeskPerson | null = null;

  constructor(name: string, role: DeskRole, world: HotelWorld) {
    this.world = world;
    const { serverRandom } = world.surroundings;
    const session = { sessionId: serverRandom.uuid(), hasCode: true };
    this.staff = { staffId: serverRandom.uuid(), ...session, name, role };
    this.email = `${name.toLowerCase()}@hotel.example`;
  }

  /** Does one thing. */
  protected abstract act(): Promise<void>;

  /** Does a number of things, and leaves for good. */
  async work(deeds: number): Promise<void> {
    const { agenda, deskRandom } = this.world;
    for (let done = 0; done < deeds; done += 1) {
      await agenda.pause(betweenActs(deskRandom));
      await this.act();
    }
    this.isGone = true;
  }

  async looks<T>(at: string, run: (hotel: Routes) => Promise<{ body: T }>): Promise<T | null> {
    const answer = await this.world.ask(this.staff.name, `looks at ${at}`, run);
    return answer.kind === 'answered' ? answer.reply.body : null;
  }

  today(): Promise<DeskToday | null> {
    return this.looks('today', (hotel) => hotel.getDeskToday(staffCall(this.staff)));
  }

  rooms(): Promise<DeskRooms | null> {
    return this.looks('the rooms', (hotel) => hotel.getDeskRooms(staffCall(this.staff)));
  }

  freeRooms(query: { checkIn: LagosDate; checkOut: LagosDate }): Promise<DeskFree | null> {
    const call = { ...staffCall(this.staff), query };
    return this.looks('what is free', (hotel) => hotel.getFreeRooms(call));
  }

  open(id: string): Promise<DeskReservation | null> {
    const call = { ...staffCall(this.staff), path: { id } };
    return this.looks(id.slice(0, 8), (hotel) => hotel.getDeskReservation(call));
  }

  /** Opens a reservation, mostly a stay of the day. */
  async openAny(): Promise<DeskReservation | null> {
    const { deskRandom, reservedIds } = this.world;
    const today = await this.today();
    const rows = today ? [...today.arrivals, ...today.inHouse, ...today.departures] : [];
    const ofDay = rows.map(({ reservationId }) => reservationId);
    const [first, ...others] = deskRandom.percent(70) && ofDay.length > 0 ? ofDay : reservedIds;
    return first === undefined ? null : this.open(deskRandom.oneOf([first, ...others]));
  }

  /** @returns whether it was done */
  async actOnReservation(id: string, body: DeskActRequest): Promise<boolean> {
    const replies = await this.send(body.act, id, (call) =>
      this.world.ask(this.staff.name, `${body.act} ${id.slice(0, 8)}`, (hotel) =>
        hotel.actOnReservation({ ...call, path: { id }, body }),
      ),
    );
    return replies.length > 0;
  }

  /** @returns whether it was done */
  async actOnRoom(number: string, body: DeskRoomActRequest): Promise<boolean> {
    const replies = await this.send(body.act.replace(/^close.*/, 'close'), number, (call) =>
      this.world.ask(this.staff.name, `${body.act} room ${number}`, (hotel) =>
        hotel.actOnRoom({ ...call, path: { number }, body }),
      ),
    );
    return replies.length > 0;
  }

  /** @returns the booking; null if it was refused */
  async book(body: DeskBooking): Promise<string | null> {
    const { reservedIds } = this.world;
    const booked = await this.send('book', '', (call) =>
      this.world.ask(this.staff.name, `books ${body.rooms.join(', ')}`, (hotel) =>
        hotel.bookAtDesk({ ...call, body }),
      ),
    );
    const [id = null, ...others] = new Set(booked.map((one) => one.id));
    if (id !== null && !reservedIds.includes(id)) reservedIds.push(id);
    if (others.length > 0) this.complains('one booking became two');
    return id;
  }

  /**
   * Sends something under a new key, sometimes by a double click, until there is an answer; and sometimes once more,
   * which must be answered as before.
   * @returns the answers of those that it was done for
   */
  async send<T>(
    what: string,
    about: string,
    ask: (call: ReturnType<typeof staffCall>) => Promise<Answer<T>>,
  ): Promise<T[]> {
    const { agenda, counts, deskRandom } = this.world;
    const key = `${this.staff.name}-${this.sent.length + 1}`;
    const sent: SentAct = { key, what, about, ended: 'unknown' };
    this.sent.push(sent);
    const call = staffCall(this.staff, key);
    const replies: T[] = [];
    for (let tries = 0; tries < TRIES; tries += 1) {
      const isDouble = deskRandom.percent(10);
      const answers = await Promise.all(isDouble ? [ask(call), ask(call)] : [ask(call)]);
      const isLost = answers.some(
        (one) => one.kind === 'lost' || (one.kind === 'refused' && one.status === 503),
      );
      for (const one of answers) {
        if (one.kind === 'answered') replies.push(one.reply.body);
        else if (one.kind === 'refused' && one.status !== 503 && sent.ended === 'done')
          this.complains(`${what} under ${key} was done, and its repeat is refused: ${one.code}`);
      }
      if (replies.length > 0) sent.ended = 'done';
      else if (!isLost) sent.ended = 'refused';
      if (isLost) counts.note('the desk sends again what got no answer');
      const isOver = sent.ended === 'refused' || (!isLost && !deskRandom.percent(10));
      if (isOver) break;
      await agenda.pause(deskRandom.between(1, 60) * SECOND);
    }
    counts.note(`the desk: ${what}, ${sent.ended}`);
    return replies;
  }

  private complains(what: string): void {
    this.world.violations.push(`${this.staff.name}: ${what}`);
  }
}
