import type { ProviderName } from '../../../server/paymentProviders/provider';
import { refundAtDashboard } from './dashboardRefunds';
import type { Guest } from './guest';
import type { HotelWorld } from './hotelWorld';
import type { DrawnIncidents } from './incidents';
import { setPrices } from './priceChanges';
import { loseTheDatabase } from './restoration';
import type { Staff } from './staff';

const MINUTE = 60_000;

/** Lets a schedule's incidents happen while its guests come and go. */
export class Trouble {
  private readonly world: HotelWorld;
  private readonly staff: Staff;
  private readonly guests: readonly Guest[];
  private underWay = 0;

  constructor(world: HotelWorld, staff: Staff, guests: readonly Guest[]) {
    this.world = world;
    this.staff = staff;
    this.guests = guests;
  }

  get isOver(): boolean {
    return this.underWay === 0;
  }

  begin(drawn: DrawnIncidents): void {
    const { random } = this.world;
    if (drawn.lostWebhooks) this.later(() => this.loseWebhooks());
    if (drawn.misfit) this.world.misfits = random.between(1, 2);
    if (drawn.dashboardRefund) {
      for (let left = random.between(1, 2); left > 0; left -= 1) this.later(() => this.refund());
    }
    if (drawn.prices) {
      this.world.pricesChange = true;
      this.later(() => setPrices(this.world, this.staff));
    }
    if (drawn.staff) this.later(() => this.staff.work(random.between(3, 6)));
    if (drawn.restore) this.later(() => loseTheDatabase(this.world, this.staff, this.guests));
  }

  private later(happen: () => Promise<void>): void {
    this.underWay += 1;
    void this.happenAndEnd(happen);
  }

  private async happenAndEnd(happen: () => Promise<void>): Promise<void> {
    try {
      await happen();
    } catch (error) {
      this.world.violations.push(`An incident failed: ${String(error)}`);
    } finally {
      this.underWay -= 1;
    }
  }

  private async loseWebhooks(): Promise<void> {
    const { agenda, random, counts, timeline, webhookTravel } = this.world;
    await agenda.pause(random.between(0, 30 * MINUTE));
    const provider = random.oneOf<ProviderName>(['paystack', 'flutterwave']);
    webhookTravel.silent.add(provider);
    timeline.note(provider, 'sends no webhooks any more');
    counts.note('no webhook of a provider comes any more');
  }

  /** Once somebody has paid; where nobody ever does, there is nothing to refund. */
  private async refund(): Promise<void> {
    const { agenda, random } = this.world;
    for (;;) {
      const isLast = this.guests.every(({ isGone }) => isGone);
      await agenda.pause(random.between(1, 30) * MINUTE);
      if ((await refundAtDashboard(this.world)) || isLast) return;
    }
  }
}
