import type { Random } from '../../../server/shared/random';
import { seededRandom } from '../../server/support/seededRandom';

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
