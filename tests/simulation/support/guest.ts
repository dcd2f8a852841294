import type { ProviderName } from '../../../server/paymentProviders/provider';
import { koboFromNaira } from '../../../machines/shared/money';
import { knowsAccount, openAccount } from './accounts';
import { guestCall, openCall } from './calls';
import * as paymentErrors from '../../../messages/payment/errors';
import { isOngoing, payByTransfer, payByUssd } from './cardlessPayments';
import { payByCard } from './cardPayments';
import type { Button } from './checkoutPage';
import { thinkTime, nextAct, wantedReservation, wantedStay, type Act } from './guestChoices';
import type { KnownReservation, Page } from './guestMemory';
import type { HotelWorld } from './hotelWorld';
import { askForPriced, atShownPrices, expectedTotal } from './priceChanges';
import { choosePaymentMethod, type ChosenMethod } from './transferChoices';
import type { Paying } from './paying';
import { checkAccess } from './accessChecks';

const payBy: Readonly<Record<ChosenMethod, Paying>> = {
  card: payByCard,
  bank_transfer: payByTransfer,
  ussd: payByUssd,
};

/** A guest with a browser, several tabs, two cards and little patience. */
export class Guest {
  readonly name: string;
  readonly reservations: KnownReservation[] = [];
  isGone = false;
  private readonly world: HotelWorld;
  private readonly pages: Page[] = [];
  private accountId = '';
  private keys = 0;

  constructor(name: string, world: HotelWorld) {
    this.name = name;
    this.world = world;
  }

  get account(): string {
    return this.accountId;
  }

  /** Arrives, does a number of things and leaves. */
  async visit(acts: number): Promise<void> {
    const { random, habits } = this.world;
    this.accountId = await openAccount(this.world, this.name);
    for (let done = 0; done < acts; done += 1) {
      await this.world.agenda.pause(thinkTime(random, habits));
      await this.act(nextAct(random, habits, this.reservations.length > 0, this.pages.length > 0));
    }
    this.isGone = true;
  }

  /** What the hotel has told the guest so far. */
  memory(): readonly KnownReservation[] {
    return this.reservations.map((known) => ({ ...known }));
  }

  /**
   * The hotel was restored to a state in which it had told no more than this: what it said since is void, and an
   * account that it has lost is opened again.
   */
  async restoreSchema(memory: readonly KnownReservation[]): Promise<void> {
    for (const known of this.reservations) {
      const {
        wasToldCancelled = false,
        wasToldPaid = false,
        told = null,
      } = memory.find(({ id }) => id === known.id) ?? {};
      const isForgotten = memory.every(({ id }) => id !== known.id);
      Object.assign(known, { wasToldCancelled, wasToldPaid, told, isForgotten });
    }
    if (this.accountId === '' || (await knowsAccount(this.world, this.accountId))) return;
    this.accountId = await openAccount(this.world, this.name);
  }

  private act(act: Act): Promise<unknown> {
    switch (act) {
      case 'reserve':
        return this.twiceAtTimes((key) => this.reserve(key));
      case 'pay': {
        const provider = this.world.random.oneOf<ProviderName>(['paystack', 'flutterwave']);
        const reservation = this.anyReservation();
        return this.twiceAtTimes((key) => this.pay(provider, reservation, key));
      }
      case 'payTwice':
        return this.payTwice(this.anyReservation());
      case 'press':
        return this.press(this.anyPage());
      case 'verify':
        return this.twiceAtTimes(() => this.verify(this.anyPage()));
      case 'look':
        return this.look(this.anyReservation());
      case 'cancel':
        return this.cancel(this.anyReservation());
      case 'modify':
        return this.modify(this.anyReservation());
      case 'refund':
        return this.twiceAtTimes(() => this.refund(this.reservationToReturn()));
      case 'forge':
        return this.forge(this.anyPage());
      case 'checkAccess':
        return checkAccess(this.world, this);
      case 'replay':
        return this.world.replayWebhook();
    }
  }

  /** A double click sends the same request twice, with or without an idempotency key. */
  private twiceAtTimes(click: (key: string | undefined) => Promise<void>): Promise<unknown> {
    const { random } = this.world;
    this.keys += 1;
    const key = random.percent(50) ? `${this.name}-${this.keys}` : undefined;
    if (!random.percent(15)) return click(key);
    this.world.counts.note('a guest clicks twice');
    return Promise.all([click(key), click(key)]);
  }

  private anyReservation(): KnownReservation {
    const [first, ...others] = this.reservations;
    if (!first) throw new Error('There is no reservation yet.');
    return this.world.random.oneOf([first, ...others]);
  }

  /** Mostly a reservation that the guest has paid for. */
  private reservationToReturn(): KnownReservation {
    const [first, ...others] = this.reservations.filter(({ wasToldPaid }) => wasToldPaid);
    return first ? this.world.random.oneOf([first, ...others]) : this.anyReservation();
  }

  private anyPage(): Page {
    const [first, ...others] = this.pages;
    if (!first) throw new Error('There is no page yet.');
    return this.world.random.oneOf([first, ...others]);
  }

  private async reserve(key?: string): Promise<void> {
    const { random, pricesChange } = this.world;
    const wanted = wantedReservation(random, this.name);
    const body = pricesChange ? await atShownPrices(this.world, this.name, wanted) : wanted;
    const call = { ...guestCall(this.accountId, key), body };
    const { response, possible } = await askForPriced(this.world, body, () =>
      this.world.ask(this.name, 'reserves', (hotel) => hotel.createReservation(call)),
    );
    const expected = expectedTotal(body);
    if (response.kind === 'answered') {
      const { reservationData, totalAmount } = response.reply.body;
      // A second click with the first one's key has the first one's answer, whatever a night costs by then.
      const isRepeated = this.reservations.some(({ id }) => id === reservationData.id);
      this.remember(reservationData.id, { stay: body, totalKobo: expected });
      if (!isRepeated && possible?.has(expected) === false)
        this.complains(`${expected} was no price of its stay`);
      if (koboFromNaira(totalAmount) !== expected) this.complains(`${totalAmount} was not agreed`);
      return;
    }
    if (response.kind === 'refused' && response.code === 'price_changed') {
      this.world.counts.note('a guest was shown another price');
      const isSame = possible?.size === 1 && possible.has(expected);
      if (isSame) this.complains('is told of other prices, and there are none');
    }
    if (response.kind === 'lost' || response.status === 503) await this.findLost();
  }

  private complains(what: string): void {
    this.world.violations.push(`${this.name}: ${what}`);
  }

  /** Searches the list for a reservation whose confirmation never came. */
  private async findLost(): Promise<void> {
    const call = guestCall(this.accountId);
    const response = await this.world.ask(this.name, 'looks into the list', (hotel) =>
      hotel.listReservations(call),
    );
    if (response.kind !== 'answered') return;
    for (const { id } of response.reply.body.reservations) this.remember(id, null);
  }

  private remember(id: string, told: KnownReservation['told']): void {
    if (this.reservations.some((known) => known.id === id)) return;
    this.world.reservedIds.push(id);
    const nothing = { wasToldCancelled: false, wasToldPaid: false, isForgotten: false };
    this.reservations.push({ id, told, ...nothing });
  }

  private async pay(
    provider: ProviderName,
    { id: reservationId }: KnownReservation,
    key?: string,
  ): Promise<void> {
    const call = { ...guestCall(this.accountId, key), body: { reservationId } };
    const response = await this.world.ask(
      this.name,
      `pays ${short(reservationId)} (${provider})`,
      async (hotel) => {
        if (provider === 'paystack') {
          const { body } = await hotel.initiatePayment(call);
          return { reference: body.reference, checkoutUrl: body.authorization_url };
        }
        const { body } = await hotel.initiateFlutterwave(call);
        return { reference: body.reference, checkoutUrl: body.paymentLink };
      },
    );
    if (response.kind !== 'answered') return;
    const { reference, checkoutUrl } = response.reply;
    if (this.pages.some((page) => page.reference === reference)) return;
    this.pages.push({ provider, reference, checkoutUrl });
  }

  /** Opens a page at each provider, and pays on both. */
  private async payTwice(reservation: KnownReservation): Promise<void> {
    const before = this.pages.length;
    await this.pay('paystack', reservation);
    await this.pay('flutterwave', reservation);
    await Promise.all(this.pages.slice(before).map((page) => this.press(page, 'pay')));
  }

  /** Pays on a page, or does something else there. */
  private async press(page: Page, chosen?: Button): Promise<void> {
    const { transferRandom, habits } = this.world;
    const way = choosePaymentMethod(transferRandom, habits);
    const others = this.pages.filter((one) => one !== page);
    const address = await payBy[way](this.world, this.name, page, { chosen, others });
    if (address) await this.comeBack(page, address.searchParams);
    if (address || (way !== 'card' && transferRandom.percent(60))) await this.verify(page);
  }

  /** Follows the provider's redirect, whatever it contains. */
  private async comeBack({ provider }: Page, query: URLSearchParams): Promise<void> {
    const call = { ...openCall, query: Object.fromEntries(query) };
    await this.world.ask(this.name, `comes back with ${query.toString()}`, (hotel) =>
      provider === 'paystack' ? hotel.returnFromPaystack(call) : hotel.returnFromFlutterwave(call),
    );
  }

  /** Pretends to come back from a payment that was never made. */
  private async forge(page: Page): Promise<void> {
    const { reference } = page;
    this.world.counts.note('a guest pretends to have paid');
    const said = { status: 'successful', tx_ref: reference, transaction_id: '4711', reference };
    await this.comeBack(page, new URLSearchParams(said));
    await this.verify(page);
  }

  private async verify({ provider, reference }: Page): Promise<void> {
    const asGuest = guestCall(this.accountId);
    const wasOngoing = isOngoing(this.world, reference);
    const way = this.world.random.oneOf(['own', 'guest', 'anybody']);
    const response = await this.world.ask(this.name, `verifies ${short(reference)}`, (hotel) => {
      if (way === 'own') return hotel.verifyPayment({ ...asGuest, query: { reference } });
      const call = way === 'guest' ? asGuest : openCall;
      return provider === 'paystack'
        ? hotel.verifyPaystackPayment({ ...call, query: { reference } })
        : hotel.verifyFlutterwavePayment({ ...call, query: { transaction_id: reference } });
    });
    if (response.kind !== 'answered') return;
    const { paymentStatus, reservation, error } = response.reply.body;
    this.world.timeline.note(this.name, `is told ${paymentStatus} of ${short(reference)}`);
    const known = this.reservations.find(({ id }) => id === reservation?.id);
    if (known && paymentStatus === 'paid') known.wasToldPaid = true;
    // A checkout from before a change can no longer pay, whatever its outcome, and the guest is told that its money
    // is refunded.
    const isOver = paymentStatus === 'abandoned' || paymentStatus === 'failed';
    const isTold = error === paymentErrors.superseded;
    if (isOver && !isTold && wasOngoing && isOngoing(this.world, reference)) {
      this.world.violations.push(`${reference} is told as ${paymentStatus}, and is under way`);
    }
  }

  private async look({ id }: KnownReservation): Promise<void> {
    const call = { ...guestCall(this.accountId), path: { id } };
    await this.world.ask(this.name, `looks at ${short(id)}`, (hotel) => hotel.getReservation(call));
  }

  private async cancel(known: KnownReservation): Promise<void> {
    const { id } = known;
    const call = { ...guestCall(this.accountId), path: { id } };
    const response = await this.world.ask(this.name, `cancels ${short(id)}`, (hotel) =>
      hotel.cancelReservation(call),
    );
    if (response.kind === 'answered') known.wasToldCancelled = true;
  }

  private async modify(known: KnownReservation): Promise<void> {
    const { id, told } = known;
    const body = wantedStay(this.world.random);
    const call = { ...guestCall(this.accountId), path: { id }, body };
    const stay = { ...body, roomAllocations: told?.stay.roomAllocations ?? [] };
    const { response, possible } = await askForPriced(this.world, stay, () =>
      this.world.ask(this.name, `modifies ${short(id)}`, (hotel) => hotel.modifyReservation(call)),
    );
    if (response.kind === 'refused' && response.status !== 503) return;
    known.told = null;
    if (response.kind !== 'answered' || !told) return;
    const totalKobo = koboFromNaira(response.reply.body.reservation.totalPrice);
    const hasSameDates =
      told.stay.checkInDate === body.checkInDate && told.stay.checkOutDate === body.checkOutDate;
    const isRight = hasSameDates
      ? totalKobo === told.totalKobo
      : (possible?.has(totalKobo) ?? true);
    if (!isRight) this.complains(`${short(id)} costs ${totalKobo} kobo after a change`);
    known.told = { stay, totalKobo };
  }

  private async refund({ id }: KnownReservation): Promise<void> {
    const body = { reason: 'A change of plans' };
    const call = { ...guestCall(this.accountId), path: { id }, body };
    await this.world.ask(this.name, `wants ${short(id)} refunded`, (hotel) =>
      hotel.requestRefund(call),
    );
  }
}

function short(name: string): string {
  return name.slice(0, 8);
}
