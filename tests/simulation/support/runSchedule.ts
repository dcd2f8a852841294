import { hotel } from '../../../hotel/hotel';
import { businessDay } from '../../../machines/shared/stay';
import { wasPaidUnnoticed } from './unnoticedPayments';
import { deskViolations } from './deskInvariants';
import { readEverything } from './everything';
import { Guest } from './guest';
import { usualHabits } from './guestChoices';
import { HotelWorld } from './hotelWorld';
import { emptyDatabase, memoryDatabase } from './memoryDatabase';
import { violationsOf } from './invariants';
import { lostNights, lostNightViolations, watchNights } from './lostNights';
import { OWNER, ownerViolations, tellOwner } from './ownersEmails';
import { Thief } from './thieves';
import { noteOutcomes } from './outcomes';
import { receptionistsOf } from './deskReceptionists';
import { safetyViolations } from './safetyInvariants';
import { drawIncidents } from './incidents';
import { putRight, Staff } from './staff';
import { Trouble } from './trouble';
import { endlessFaults, usualFaults } from './faultProfile';

/** The result of a schedule. */
export interface ScheduleResult {
  seed: number;
  timeline: readonly string[];
  /** What was asked of the servers and answered, in order. */
  answers: readonly string[];
  /** What should not have happened; empty if everything is right. */
  violations: readonly string[];
  /** How often each kind of incident and outcome occurred. */
  happened: Readonly<Record<string, number>>;
}

const names = ['Adaobi', 'Bola', 'Chidi'];
const MINUTE = 60_000;
/** The percentage of schedules in which the server is upgraded. */
const UPGRADES = 10;

/**
 * Runs one schedule, which follows from the seed and the guests' habits, and checks the result.
 * @param isSafetyOnly makes more go wrong than the hotel can recover from, never lets it rest, and checks only what
 * must not happen even then
 */
export async function runSchedule(
  seed: number,
  habits = usualHabits,
  isSafetyOnly = false,
): Promise<ScheduleResult> {
  const drawn = isSafetyOnly ? null : drawIncidents(seed, habits.incidents);
  const hasDesks = drawn?.desks === true;
  const connection = await memoryDatabase();
  emptyDatabase(connection);
  if (hasDesks) watchNights(connection);
  const profile = isSafetyOnly ? endlessFaults : usualFaults;
  const world = new HotelWorld(seed, connection, habits, profile, hasDesks ? OWNER : null);
  const { random, agenda, timeline, counts, violations } = world;
  for (
    let servers = random.weighed([
      [1, 75],
      [2, 25],
    ] as const);
    servers > 0;
    servers -= 1
  ) {
    world.start();
  }
  const guests = names
    .slice(0, random.between(1, names.length))
    .map((name) => new Guest(name, world));
  for (const guest of guests) {
    const acts = random.between(2, 7);
    agenda.after(random.between(0, 5 * MINUTE), () => void guest.visit(acts));
  }
  if (random.percent(UPGRADES)) agenda.after(random.between(0, 30 * MINUTE), () => world.upgrade());
  const staff = new Staff(world);
  const trouble = new Trouble(world, staff, guests);
  if (drawn) trouble.begin(drawn);
  const thief = hasDesks ? new Thief(world) : null;
  const desks = thief ? await receptionistsOf(world, [thief]) : [];
  for (const desk of desks) {
    agenda.after(
      world.deskRandom.between(0, 5 * MINUTE),
      () => void desk.work(world.deskRandom.between(10, 22)),
    );
  }
  await world.run(() => trouble.isOver && [...guests, ...desks].every(({ isGone }) => isGone));
  const lastDay = businessDay(agenda.clock.now(), hotel.businessDayEnds);
  if (!isSafetyOnly) await world.calmDown();
  const isForStaff = Object.values(drawn ?? {}).some(Boolean) || wasPaidUnnoticed(world.sandbox);
  if (!isSafetyOnly && isForStaff) await putRight(world, staff);
  if (hasDesks) await tellOwner(world, lastDay);
  const lost = hasDesks ? await lostNights(connection) : [];
  const everything = await readEverything(world);
  const left = isSafetyOnly
    ? safetyViolations(everything)
    : [
        ...(await violationsOf(world, guests, everything)),
        ...lostNightViolations(lost, everything),
        ...(hasDesks ? ownerViolations(everything) : []),
        ...(thief?.violations(everything) ?? []),
        ...(await deskViolations(world, desks, everything)),
      ];
  noteOutcomes(counts, everything, world.sandbox.deliveries());
  return {
    seed,
    timeline: timeline.lines,
    answers: world.answers,
    violations: [...violations, ...left],
    happened: counts.all(),
  };
}
