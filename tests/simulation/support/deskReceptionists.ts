import { hotel } from '../../../hotel/hotel';
import { businessDay, lagosToday } from '../../../machines/shared/stay';
import * as schema from '../../../server/database/schema';
import { askedNights, chosenAct, chosenRoomAct, nextDeed, walkInOf } from './deskChoices';
import { passwordHash, writeDay } from './deskDays';
import { DeskPerson } from './deskPerson';
import { askManager, decideWish } from './deskWishes';
import type { HotelWorld } from './hotelWorld';

const SECOND = 1_000;

/** Somebody at the front desk who does mostly what its page allows. */
class Receptionist extends DeskPerson {
  /** The reservation that is open on the page. */
  private served: string | null = null;

  protected async act(): Promise<void> {
    switch (nextDeed(this.world.deskRandom)) {
      case 'reservation':
        return this.serve();
      case 'walkIn':
        return this.letWalkIn();
      case 'room':
        return this.changeRoom();
      case 'day':
        return writeDay(this);
      case 'wish':
        return decideWish(this);
    }
  }

  /** Does something with a reservation; sometimes a colleague presses the same button in the same moment. */
  private async serve(): Promise<void> {
    const { agenda, counts, deskRandom } = this.world;
    // Mostly the guest who still stands at the counter.
    const isSame = this.served !== null && deskRandom.percent(60);
    const view = isSame && this.served ? await this.open(this.served) : await this.openAny();
    if (!view) return;
    this.served = view.id;
    const { role } = this.staff;
    if (role === 'desk' && deskRandom.percent(20) && (await askManager(this, view))) return;
    const request = chosenAct(deskRandom, view, `${this.staff.name} ${this.sent.length}`);
    if (!request) return;
    await agenda.pause(deskRandom.between(0, deskRandom.percent(85) ? 20 : 600) * SECOND);
    const { colleague } = this;
    const acting = [this, ...(colleague && deskRandom.percent(20) ? [colleague] : [])];
    if (acting.length > 1) counts.note('two at the desk do the same at once');
    await Promise.all(acting.map((person) => person.actOnReservation(view.id, request)));
  }

  private async letWalkIn(): Promise<void> {
    const { agenda, counts, deskRandom } = this.world;
    const nights = askedNights(deskRandom, businessDay(agenda.clock.now(), hotel.businessDayEnds));
    const free = await this.freeRooms(nights);
    const body = free && walkInOf(deskRandom, nights, free);
    if (!body) return;
    await agenda.pause(deskRandom.between(0, 120) * SECOND);
    this.served = (await this.book(body)) ?? this.served;
    if (nights.checkIn < lagosToday(agenda.clock.now())) counts.note('a walk-in after midnight');
  }

  private async changeRoom(): Promise<void> {
    const board = await this.rooms();
    const chosen = board && chosenRoomAct(this.world.deskRandom, board);
    if (chosen) await this.actOnRoom(chosen.number, chosen.request);
  }
}

/** Hires a receptionist and a manager, who work side by side, and others. */
export async function receptionistsOf(
  world: HotelWorld,
  others: readonly DeskPerson[],
): Promise<DeskPerson[]> {
  const amara = new Receptionist('Amara', 'desk', world);
  const bisi = new Receptionist('Bisi', 'manager', world);
  amara.colleague = bisi;
  bisi.colleague = amara;
  const people = [amara, bisi, ...others];
  for (const person of people) await hire(person);
  return people;
}

/** Lets somebody in, with a password and a session that outlasts the schedule. */
async function hire({ staff, email, world: { agenda, database } }: DeskPerson): Promise<void> {
  const createdAt = agenda.clock.now();
  const { staffId, sessionId: id, name, role } = staff;
  const member = { id: staffId, name, role, email, passwordHash, createdAt };
  await database.insert(schema.staffMember).values(member);
  const endsAt = new Date('2030-01-01T00:00:00Z');
  const session = { staffId, secretHash: id, confirmedAt: createdAt, usedAt: createdAt, endsAt };
  await database.insert(schema.staffSession).values({ id, ...session });
}
