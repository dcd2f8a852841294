import type { Random } from '../../../server/shared/random';
import { seededRandom } from '../../server/support/seededRandom';

/** Far from each other, and from the seeds of guests and providers. */
const SEEDS_APART = {
  incidents: 7_919_000,
  transfers: 6_151_000,
  prices: 4_409_000,
  desks: 9_277_000,
};

/** Random choices for a schedule. Everything follows from the seed. */
export class SeededRandom {
  private readonly random: Random;

  constructor(seed: number) {
    this.random = seededRandom(seed);
  }

  /** True with a probability in percent. */
  percent(cases: number): boolean {
    return this.random.integer(10_000) < cases * 100;
  }

  /** A whole number, both ends included. */
  between(least: number, most: number): number {
    return least + this.random.integer(most - least + 1);
  }

  oneOf<T>(choices: readonly [T, ...T[]]): T {
    const [first] = choices;
    return choices[this.random.integer(choices.length)] ?? first;
  }

  /** One of the choices, as likely as its weight says. */
  weighed<T>(choices: readonly (readonly [T, number])[]): T {
    const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
    let left = this.random.integer(total);
    for (const [choice, weight] of choices) {
      left -= weight;
      if (left < 0) return choice;
    }
    throw new Error('There is nothing to choose from.');
  }
}

/** A separate source for what not every schedule has, so that one without it is the same as if there were none. */
export function randomApart(seed: number, of: keyof typeof SEEDS_APART): SeededRandom {
  return new SeededRandom(seed + SEEDS_APART[of]);
}
