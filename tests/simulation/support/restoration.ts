import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as schema from '../../../server/database/schema';
import type { Guest } from './guest';
import type { HotelWorld } from './hotelWorld';
import type { Staff } from './staff';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const BY = ['--by', 'Ngozi'] as const;

/**
 * Writes a backup, goes on, loses the database and restores the backup, with staff's own commands. What was told to
 * guests in between is void.
 */
export async function loseTheDatabase(
  world: HotelWorld,
  staff: Staff,
  guests: readonly Guest[],
): Promise<void> {
  const { agenda, random, counts } = world;
  await agenda.pause(random.between(0, 40 * MINUTE));
  const folder = mkdtempSync(join(tmpdir(), 'simulated-hotel-'));
  try {
    const file = join(folder, 'backup.gz');
    const memories = guests.map((guest) => guest.memory());
    await staff.alone(() => staff.typeAtOnce('backup', file, ...BY));
    const [least, most] = random.weighed([
      [[1 * MINUTE, 10 * MINUTE], 40],
      [[10 * MINUTE, HOUR], 35],
      [[HOUR, 30 * HOUR], 20],
      [[3 * 24 * HOUR, 5 * 24 * HOUR], 5],
    ] as const);
    await agenda.pause(random.between(least, most));
    await staff.alone(() =>
      world.whileClosed(async () => {
        await agenda.work(() => world.history.keep(world));
        const before = await openRefunds(world);
        const why = ['--replace', '--why', 'The disk broke', ...BY];
        await staff.typeAtOnce('restore', file, ...why);
        const after = await openRefunds(world);
        await undoEmails(world);
        world.history.restores += 1;
        counts.note('the database is restored');
        if (after.some((id) => !before.includes(id))) {
          counts.note('a restore brings back a refund that had ended');
        }
        for (const [place, guest] of guests.entries())
          await guest.restoreSchema(memories[place] ?? []);
      }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
  await agenda.pause(random.between(0, 20 * MINUTE));
  await staff.reconcile();
  counts.note('staff reconciles after a restore');
}

/** Emails that the backup lacks were never written, as far as the books know. */
function undoEmails({ agenda, database, sentEmails }: HotelWorld): Promise<void> {
  return agenda.work(async () => {
    const restored = await database
      .select({ id: schema.outboundEmail.id })
      .from(schema.outboundEmail);
    sentEmails.undoAllBut(new Set(restored.map(({ id }) => id)));
  });
}

/** The refunds that are under way in the books. */
function openRefunds({ agenda, database }: HotelWorld): Promise<string[]> {
  return agenda.work(async () => {
    const refunds = await database.select().from(schema.refund);
    return refunds
      .filter(({ status }) => status !== 'settled' && status !== 'failed')
      .map(({ id }) => id);
  });
}
