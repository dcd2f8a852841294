import { askingOf, clearHolds, FEW } from './asking';
import type { HotelToMeasure } from './hotelToMeasure';
import { loadOfMachine, memoryOf } from './serverProcess';

const ROUND_SECONDS = 5;
const TOLD = 10;

/** Reads and reserves for so long, and prints the server's memory at the start, on the way and at the end. */
export async function soakFor(hotel: HotelToMeasure, seconds: number): Promise<void> {
  const { pid } = hotel.server;
  const asking = askingOf(hotel, Math.min(ROUND_SECONDS, seconds));
  const begun = performance.now();
  const passed = () => (performance.now() - begun) / 1_000;
  console.log(`memory at the start ${memoryOf(pid)}, load ${loadOfMachine()}`);
  let told = 0;
  let responses = 0;
  while (passed() < seconds) {
    const [reading, creating] = await Promise.all([asking.read(), asking.create(FEW)]);
    responses += (reading.perSecond + creating.perSecond) * Math.min(ROUND_SECONDS, seconds);
    await clearHolds(hotel);
    if (passed() < ((told + 1) * seconds) / TOLD) continue;
    told = Math.floor((passed() * TOLD) / seconds);
    console.log(`after ${Math.round(passed())} s ${memoryOf(pid)}`);
  }
  console.log(
    `memory at the end ${memoryOf(pid)}, after ${Math.round(responses)} answers in ${Math.round(passed())} s`,
  );
}
