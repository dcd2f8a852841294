import type {
  DeskActRequest,
  DeskMoney,
  DeskMoneyActRequest,
  DeskReservation,
  DeskRole,
} from '../../../machines/contract/wire';
import { hotel as facts } from '../../../hotel/hotel';
import { addDays, businessDay } from '../../../machines/shared/stay';
import type { Routes, StaffCaller } from '../../../server/contract/handlers';
import * as schema from '../../../server/database/schema';
import { staffCall } from './calls';
import {
  askedNights,
  betweenActs,
  chosenAct,
  chosenRoomAct,
  nextDeed,
  walkInOf,
} from './deskChoices';
import type { CallResult, HotelWorld } from './hotelWorld';

const SECOND = 1_000;
/** How often somebody sends again what got no answer. */
const TRIES = 8;

const why = 'Somebody miscounted';
type DayAct = Exclude<DeskMoneyActRequest, { act: 'recordRefunds' | 'decideCase' }>;

/** A day that is closed with a count of the drawer. */
export const countOf = ({ drawer }: DeskMoney, date: string, counted: number) => ({
  ...{ act: 'closeDay' as const, date, count: drawer.count, float: drawer.float ?? 0 },
  ...{
    counted,
    dropped: 0,
    terminals: (drawer.terminals ?? []).map((terminal) => ({ terminal, total: 0 })),
  },
});

/** What somebody at the desk has sent under one key, and how it ended as far as they were told. */
export interface SentAct {
  key: string;
  what: string;
  /** The reservation, room or day; empty for a booking. */
  about: string;
  ended: 'done' | 'refused' | 'unknown';
}

type Answer<T> = CallResult<{ body: T }>;

/** Somebody at the front desk with its page before them, who does mostly what the page allows. */
export class Receptionist {
  readonly staff: StaffCaller;
  readonly sent: SentAct[] = [];
  isGone = false;
  private colleague: Receptionist | null = null;
  private keys = 0;
  /** The reservation that is open on the page. */
  private served: string | undefined;
  private readonly world: HotelWorld;

  constructor(name: string, role: DeskRole, world: HotelWorld) {
    this.world = world;
    const { serverRandom } = world.surroundings;
    const session = { sessionId: 'of no matter here', hasCode: true };
    this.staff = { staffId: serverRandom.uuid(), ...session, name, role };
  }

  worksWith(colleague: Receptionist): void {
    this.colleague = colleague;
  }

  /** Does a number of things, and leaves for good. */
  async work(deeds: number): Promise<void> {
    const { agenda, deskRandom } = this.world;
    for (let done = 0; done < deeds; done += 1) {
      await agenda.pause(betweenActs(deskRandom));
      await this.do(nextDeed(deskRandom));
    }
    this.isGone = true;
  }

  private async do(deed: ReturnType<typeof nextDeed>): Promise<void> {
    switch (deed) {
      case 'reservation':
        return this.actOnReservation();
      case 'walkIn':
        return this.book();
      case 'room':
        return this.actOnRoom();
      case 'day':
        return this.writeDay();
    }
  }

  private get name(): string {
    return this.staff.name;
  }

  private async looks<T>(
    at: string,
    run: (hotel: Routes) => Promise<{ body: T }>,
  ): Promise<T | null> {
    const answer = await this.world.ask(this.name, `looks at ${at}`, run);
    return answer.kind === 'answered' ? answer.reply.body : null;
  }

  private open(id: string): Promise<DeskReservation | null> {
    const call = { ...staffCall(this.staff), path: { id } };
    return this.looks(id.slice(0, 8), (hotel) => hotel.getDeskReservation(call));
  }

  /** Mostly a stay of the day. */
  private async anyReservation(): Promise<string | undefined> {
    const { deskRandom, reservedIds } = this.world;
    const call = staffCall(this.staff);
    const today = await this.looks('today', (hotel) => hotel.getDeskToday(call));
    const rows = today ? [...today.arrivals, ...today.inHouse, ...today.departures] : [];
    const ofDay = rows.map(({ reservationId }) => reservationId);
    const [first, ...others] = deskRandom.percent(70) && ofDay.length > 0 ? ofDay : reservedIds;
    return first === undefined ? undefined : deskRandom.oneOf([first, ...others]);
  }

  /** Does something with a reservation; sometimes a colleague presses the same button in the same moment. */
  private async actOnReservation(): Promise<void> {
    const { agenda, counts, deskRandom } = this.world;
    // Mostly the guest who still stands at the counter.
    if (!deskRandom.percent(60)) this.served = await this.anyReservation();
    const id = this.served;
    const view = id === undefined ? null : await this.open(id);
    if (!view) return;
    const request = chosenAct(deskRandom, view, `${this.name} ${this.keys}`);
    if (!request) return;
    await agenda.pause(deskRandom.between(0, deskRandom.percent(85) ? 20 : 600) * SECOND);
    const { colleague } = this;
    if (!colleague || !deskRandom.percent(20)) return this.act(view.id, request);
    counts.note('two at the desk do the same at once');
    await Promise.all([this.act(view.id, request), colleague.act(view.id, request)]);
  }

  private async act(id: string, body: DeskActRequest): Promise<void> {
    await this.send(body.act, id, (call) =>
      this.world.ask(this.name, `${body.act} ${id.slice(0, 8)}`, (hotel) =>
        hotel.actOnReservation({ ...call, path: { id }, body }),
      ),
    );
  }

  private async book(): Promise<void> {
    const { agenda, deskRandom, reservedIds } = this.world;
    const today = businessDay(agenda.clock.now(), facts.businessDayEnds);
    const nights = askedNights(deskRandom, today);
    const asking = { ...staffCall(this.staff), query: nights };
    const free = await this.looks('what is free', (hotel) => hotel.getFreeRooms(asking));
    const body = free && walkInOf(deskRandom, nights, free);
    if (!body) return;
    await agenda.pause(deskRandom.between(0, 120) * SECOND);
    const booked = await this.send('book', '', (call) =>
      this.world.ask(this.name, `books ${body.rooms.join(', ')}`, (hotel) =>
        hotel.bookAtDesk({ ...call, body }),
      ),
    );
    this.served = booked[0]?.id ?? this.served;
    for (const { id } of booked) if (!reservedIds.includes(id)) reservedIds.push(id);
    if (new Set(booked.map(({ id }) => id)).size > 1) this.complains('one booking became two');
  }

  private async actOnRoom(): Promise<void> {
    const { deskRandom } = this.world;
    const call = staffCall(this.staff);
    const board = await this.looks('the rooms', (hotel) => hotel.getDeskRooms(call));
    const chosen = board && chosenRoomAct(deskRandom, board);
    if (!chosen) return;
    const { number, request: body } = chosen;
    const what = body.act.replace(/^close.*/, 'close');
    await this.send(what, number, (keyed) =>
      this.world.ask(this.name, `${body.act} room ${number}`, (hotel) =>
        hotel.actOnRoom({ ...keyed, path: { number }, body }),
      ),
    );
  }

  /** Closes today, or the day before, with a count; opens it again, compares it, or pays something out. */
  private async writeDay(): Promise<void> {
    const { agenda, deskRandom } = this.world;
    const date = addDays(
      businessDay(agenda.clock.now(), facts.businessDayEnds),
      -deskRandom.between(0, 1),
    );
    const body = await this.deedOfDay(date);
    if (!body) return;
    const { act } = body;
    await this.send(act, act === 'payOut' ? '' : date, (call) =>
      this.world.ask(this.name, `${act} ${date}`, (hotel) => hotel.actOnMoney({ ...call, body })),
    );
  }

  private async deedOfDay(date: string): Promise<DayAct | null> {
    const { deskRandom } = this.world;
    if (deskRandom.percent(20))
      return {
        act: 'payOut',
        amount: deskRandom.between(1, 9),
        text: 'Diesel',
        paidTo: 'Bisi',
        why,
      };
    if (deskRandom.percent(30)) return { act: 'compareBooks', date };
    const call = { ...staffCall(this.staff), query: { date } };
    const money = await this.looks('the money', (hotel) => hotel.getDeskMoney(call));
    if (!money) return null;
    if (money.reopen.isAllowed && deskRandom.percent(50)) return { act: 'reopenDay', date, why };
    // Whatever the page says, somebody tries it now and then.
    const isTried = money.close.isAllowed || deskRandom.percent(20);
    return isTried ? countOf(money, date, deskRandom.between(0, 5000)) : null;
  }

  /**
   * Sends something under a new key, sometimes by a double click, until there is an answer; and sometimes once more,
   * which must be answered as before.
   * @returns the answers of those that it was done for
   */
  private async send<T>(
    what: string,
    about: string,
    ask: (call: ReturnType<typeof staffCall>) => Promise<Answer<T>>,
  ): Promise<T[]> {
    const { agenda, counts, deskRandom } = this.world;
    this.keys += 1;
    const key = `${this.name}-${this.keys}`;
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
    this.world.violations.push(`${this.name}: ${what}`);
  }
}

/** Hires a receptionist and a manager, who work side by side. */
export async function receptionistsOf(world: HotelWorld): Promise<Receptionist[]> {
  const amara = new Receptionist('Amara', 'desk', world);
  const bisi = new Receptionist('Bisi', 'manager', world);
  amara.worksWith(bisi);
  bisi.worksWith(amara);
  const createdAt = world.agenda.clock.now();
  const rows = [amara, bisi].map(({ staff: { staffId: id, name, role } }) => {
    return { id, name, role, email: `${name}@hotel.example`, createdAt };
  });
  await world.database.insert(schema.staffMember).values(rows);
  return [amara, bisi];
}
