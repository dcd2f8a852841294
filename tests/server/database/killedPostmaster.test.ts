import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../../../server/database/openDatabase';
import { reserve, reserved, shown } from '../reservations/stays';
import { newDataFolder } from '../../kill/serverEnvironment';
import { openHotel } from '../support/hotel';
import { testConfiguration } from '../support/testConfiguration';
import { silence } from '../support/silence';

const dataFolder = await newDataFolder('tests');
const database = await openDatabase(testConfiguration({ production: true, dataFolder }), silence);
const hotel = await openHotel({ database });

afterAll(async () => {
  await hotel.app.close();
  await database.close();
  await rm(dataFolder, { recursive: true, force: true });
});

async function killPostmaster(): Promise<void> {
  const file = await readFile(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8');
  process.kill(Number(file.split('\n')[0]), 'SIGKILL');
}

test('A PostgreSQL that is killed under its server is there again within seconds, with everything in it', async () => {
  const guest = await hotel.guest();
  const id = await reserved(hotel, guest, { junior: 1 });
  for (let kills = 0; kills < 2; kills += 1) {
    await killPostmaster();
    const away = await reserve(hotel, guest, { junior: 1 });
    expect(away).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
    await vi.waitFor(
      async () => {
        expect((await hotel.request('GET', '/api/v1/health')).status).toBe(200);
      },
      { timeout: 15_000, interval: 50 },
    );
    expect(await shown(hotel, guest, id)).toMatchObject({ reservation: { id } });
  }
  expect((await reserve(hotel, guest, { junior: 1 })).status).toBe(201);
});
