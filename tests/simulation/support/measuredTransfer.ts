import type { ProviderName } from '../../../server/paymentProviders/provider';
import { openAccount } from './accounts';
import { guestCall } from './calls';
import { pressOnTab } from './checkoutPage';
import { SeededRandom } from './seededRandom';
import { readEverything, type Everything } from './everything';
import { usualHabits, wantedReservation } from './guestChoices';
import { HotelWorld } from './hotelWorld';
import { emptyDatabase, memoryDatabase } from './memoryDatabase';
import { ServerProcess } from './serverProcess';
import type { FaultProfile } from './faultProfile';
import { wantedTransfer } from './transferChoices';

const MINUTE = 60_000;
/** Longer than any transfer is checked at short intervals. */
const FOLLOWED_FOR = 3 * 60 * MINUTE;
/** Nothing takes longer than necessary, because only the hotel's own waiting is measured. */
class FixedRandom extends SeededRandom {
  override percent(): boolean {
    return false;
  }

  override between(least: number): number {
    return least;
  }

  override weighed<T>([first]: readonly (readonly [T, number])[]): T {
    if (!first) throw new Error('There is nothing to choose from.');
    return first[0];
  }
}

const quiet: FaultProfile = { calls: [0], crashes: [0], lostConnections: [0] };

/** One payment by transfer where nothing goes wrong. Milliseconds since the reservation was made. */
export interface MeasuredTransfer {
  hasWebhook: boolean;
  /** When the provider took the money. */
  arrivedAt: number;
  /** When the hold would have ended, and when it did. */
  firstEnd: number;
  lastEnd: number;
  /** From the money at the provider to the receipt's email; null if it paid for nothing. */
  emailAfter: number | null;
  /** Until then, or until the checks end. */
  providerCalls: number;
}

/**
 * One guest reserves, is shown an account, closes the tab and sends the price after a while; a sweep runs every
 * minute.
 * @returns null if the money never reached the provider
 */
export async function measureTransfer(
  seed: number,
  hasWebhook: boolean,
): Promise<MeasuredTransfer | null> {
  const connection = await memoryDatabase();
  emptyDatabase(connection);
  const world = new HotelWorld(seed, connection, usualHabits, quiet);
  world.faults.isActive = false;
  world.surroundings.random = new FixedRandom(seed);
  const providers: readonly ProviderName[] = ['paystack', 'flutterwave'];
  if (!hasWebhook) for (const name of providers) world.webhookTravel.silent.add(name);
  world.start();
  const sweeper = new ServerProcess('sweeper', world.surroundings);
  for (let at = MINUTE; at <= FOLLOWED_FOR; at += MINUTE) {
    sweeper.later(at, () => sweeper.run({ kind: 'sweep' }));
  }
  const paying = { reference: '' };
  world.agenda.after(0, () => {
    void payLater(world).then((reference) => {
      paying.reference = reference;
    });
  });
  await world.run();
  return measured(world, await readEverything(world), paying.reference, hasWebhook);
}

/** @returns the reference of the payment */
async function payLater(world: HotelWorld): Promise<string> {
  const { agenda, sandbox, random, transferRandom, habits } = world;
  const account = await openAccount(world, 'Adaobi');
  const common = { ...guestCall(account), path: {}, query: {} };
  const body = wantedReservation(random, 'Adaobi');
  const reserved = await world.ask('Adaobi', 'reserves', (hotel) =>
    hotel.createReservation({ ...common, body }),
  );
  if (reserved.kind !== 'answered') return '';
  await agenda.pause(random.between(MINUTE / 2, 15 * MINUTE));
  const provider = random.oneOf<ProviderName>(['paystack', 'flutterwave']);
  const call = { ...common, body: { reservationId: reserved.reply.body.reservationData.id } };
  const opened = await world.ask('Adaobi', 'pays', async (hotel) => {
    if (provider === 'flutterwave') {
      const { body: page } = await hotel.initiateFlutterwave(call);
      return { reference: page.reference, checkoutUrl: page.paymentLink };
    }
    const { body: page } = await hotel.initiatePayment(call);
    return { reference: page.reference, checkoutUrl: page.authorization_url };
  });
  if (opened.kind !== 'answered') return '';
  const { reference, checkoutUrl } = opened.reply;
  const page = { provider, checkoutUrl };
  await agenda.work(() => pressOnTab(sandbox, page, 'bank_transfer', 'choose'));
  const { accounts } = sandbox.books().bank;
  const shown = accounts.find((one) => one.reference === reference);
  if (!shown) return '';
  const { number: accountNumber, amountKobo } = shown;
  const { sender, laterMs } = wantedTransfer(transferRandom, habits, amountKobo);
  sandbox.bank.transfer({ accountNumber, amountKobo, sender, laterMs });
  return reference;
}

function measured(
  { timeline, surroundings: { configuration } }: HotelWorld,
  { bank, attempts, reservations, events, emails }: Everything,
  reference: string,
  hasWebhook: boolean,
): MeasuredTransfer | null {
  const [transfer] = bank.transfers;
  const attempt = attempts.find((one) => one.reference === reference);
  const reservation = reservations.find(({ id }) => id === attempt?.reservationId);
  if (transfer?.state !== 'delivered' || !reservation) return null;
  const start = reservation.createdAt.getTime();
  const arrivedAt = Date.parse(transfer.arrivesAt);
  const extended = events.find(({ kind }) => kind === 'hold.extended');
  const firstEnd = start + configuration.hold;
  const lastEnd = extended ? Date.parse(String(extended.detail.until)) : firstEnd;
  const receipt = emails.find(({ subject }) => subject.includes('is paid and confirmed'));
  const posted = receipt?.sentAt?.getTime() ?? null;
  const calls = timeline.lines.filter((line) => {
    const at = Date.parse(`${line.slice(0, 23).replace(' ', 'T')}Z`);
    const isInTime = at <= (posted ?? start + FOLLOWED_FOR);
    return (
      isInTime && line.includes('verify') && line.includes(reference) && line.includes(' GET ')
    );
  });
  return {
    hasWebhook,
    arrivedAt: arrivedAt - start,
    firstEnd: firstEnd - start,
    lastEnd: lastEnd - start,
    emailAfter: posted === null ? null : posted - arrivedAt,
    providerCalls: calls.length,
  };
}
