import { Guest } from './guest';
import { HotelWorld } from './hotelWorld';
import { emptyDatabase, memoryDatabase } from './memoryDatabase';
import { violationsOf } from './invariants';

/** How a schedule went. */
export interface ScheduleResult {
  seed: number;
  timeline: readonly string[];
  /** What should not have happened; empty when everything is as it must be. */
  violations: readonly string[];
}

const names = ['Adaobi', 'Bola', 'Chidi'];
const MINUTE = 60_000;

/** Runs one schedule, which follows from the seed alone, and looks at what is left. */
export async function runSchedule(seed: number): Promise<ScheduleResult> {
  const connection = await memoryDatabase();
  emptyDatabase(connection);
  const world = new HotelWorld(seed, connection);
  const { dice, agenda, violations } = world;
  for (
    let servers = dice.weighed([
      [1, 75],
      [2, 25],
    ] as const);
    servers > 0;
    servers -= 1
  ) {
    world.start();
  }
  const guests = names
    .slice(0, dice.between(1, names.length))
    .map((name) => new Guest(name, world));
  for (const guest of guests) {
    const acts = dice.between(2, 7);
    agenda.after(dice.between(0, 5 * MINUTE), () => void guest.visit(acts));
  }
  await world.run(() => guests.every(({ isGone }) => isGone));
  await world.calmDown();
  const left = await violationsOf(world, guests);
  return { seed, timeline: world.timeline.lines, violations: [...violations, ...left] };
}
