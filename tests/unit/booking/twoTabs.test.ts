import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playOrder } from './twoTabs';

/** The same orders in every run, unless another seed or number is asked for. */
const firstSeed = Number(process.env.TABS_SEED ?? 20_261_129);
const orders = Number(process.env.TABS_ORDERS ?? 300);

describe('Two tabs of one browser', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it(
    `book nothing twice, lose nothing typed and mix no guests up (TABS_SEED=${firstSeed})`,
    { timeout: 60_000 + orders * 500 },
    async () => {
      for (let seed = firstSeed; seed < firstSeed + orders; seed += 1) {
        expect(await playOrder(seed), `TABS_ORDERS=1 TABS_SEED=${seed}`).toEqual([]);
      }
    },
  );
});
