import type { Round } from './load';
import { processorTimeOf } from './serverProcess';

/** How long, and how often, everything is measured. */
export interface Rounds {
  runs: number;
  seconds: number;
}

/** Something to measure, and its floor. */
export interface Measured {
  name: string;
  /** The least share of the floor that it is meant to reach. */
  goal: number;
  server: () => Promise<Round>;
  floor: () => Promise<number>;
}

/** @returns NaN of no numbers */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Measures the floor and the server alternately, so that a busy machine slows both. Returns a row of results. */
export async function measure(
  { name, goal, server, floor }: Measured,
  pid: number | undefined,
  { runs, seconds }: Rounds,
) {
  const rounds: Round[] = [];
  const floors: number[] = [];
  const processor: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    floors.push(await floor());
    const before = processorTimeOf(pid);
    const round = await server();
    rounds.push(round);
    processor.push((processorTimeOf(pid) - before) / (round.perSecond * seconds));
  }
  const perSecond = median(rounds.map((round) => round.perSecond));
  const least = median(floors);
  return {
    what: name,
    'a second': Math.round(perSecond),
    floor: Math.round(least),
    share: Number((perSecond / least).toFixed(2)),
    goal,
    'processor ms': Number(median(processor).toFixed(2)),
    p50: median(rounds.map(({ p50 }) => p50)),
    p99: median(rounds.map(({ p99 }) => p99)),
    failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
  };
}
