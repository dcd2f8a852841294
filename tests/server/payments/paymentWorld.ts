import { beforeEach, expect } from 'vitest';
import type { ProviderName } from '../../../server/paymentProviders/provider';
import type { Sandbox } from '../../../sandbox/sandbox';
import { press as pressOnPage } from '../../sandbox/merchant';
import { openHotel, type Hotel, type HotelResponse, type HotelOptions } from '../support/hotel';
import type { Rewrite } from '../support/hotelSandbox';
import { textAt } from '../support/reading';
import { testConfiguration } from '../support/testConfiguration';

/** The whole server with both providers in the same process, and time under the test's control. */
export interface PaymentWorld extends Hotel {
  sandbox: Sandbox;
  /** The server's requests to the providers, in order: method and path. */
  asked: string[];
  /** Lets time pass, with everything that providers, jobs and sweeps do in it. */
  pass(milliseconds: number): Promise<void>;
  /** Lets time pass only for the providers. */
  passAtProviders(milliseconds: number): Promise<void>;
  /** Presses a button of a provider's page and returns where the browser goes. */
  press(checkoutUrl: string, action: string, card?: string): Promise<string>;
  /** Makes the providers' responses say something else, until the next reset. */
  rewrite(change: Rewrite): void;
}

/** A provider's checkout page. */
export function pageAt({ paystack, flutterwave }: Sandbox, checkoutUrl: string) {
  const { pathname: path, origin } = new URL(checkoutUrl);
  const isPaystack = origin === new URL(paystack.publicUrl).origin;
  return { app: (isPaystack ? paystack : flutterwave).app, path };
}

/** As often as a server sweeps. Over a longer time it is swept this many times, which is what the time costs here. */
const SWEPT_EVERY = 60_000;
const SWEPT_AT_MOST = 8;

/** Sessions that outlive a hold, and webhooks that reach the server as they would. */
export async function openPaymentWorld(options: HotelOptions = {}): Promise<PaymentWorld> {
  const configuration = testConfiguration({
    accessTokenLifetime: 90 * 24 * 3_600_000,
    ...options.configuration,
  });
  const hotel = await openHotel({ ...options, configuration });
  const { clock, jobs, atProviders } = hotel;
  const { sandbox } = atProviders;

  const passAtProviders = async (milliseconds: number): Promise<void> => {
    const end = clock.now().getTime() + milliseconds;
    while (await atProviders.runNext(end));
    clock.setTo(new Date(end));
  };
  const pass = async (milliseconds: number): Promise<void> => {
    const end = clock.now().getTime() + milliseconds;
    await jobs.runDue();
    while (clock.now().getTime() < end) {
      const left = end - clock.now().getTime();
      await passAtProviders(Math.min(left, Math.max(SWEPT_EVERY, milliseconds / SWEPT_AT_MOST)));
      await jobs.run({ kind: 'sweep' });
      await jobs.runDue();
    }
  };
  const press = (checkoutUrl: string, action: string, card?: string): Promise<string> => {
    const { app, path } = pageAt(sandbox, checkoutUrl);
    return pressOnPage(app, path, action, card);
  };

  return {
    ...hotel,
    sandbox,
    asked: atProviders.asked,
    pass,
    passAtProviders,
    press,
    rewrite: (rewriting) => {
      atProviders.rewriting = rewriting;
    },
  };
}

/** A world for the tests of a file, which goes back to the start before each of them. */
export async function freshPaymentWorld(options: HotelOptions = {}): Promise<PaymentWorld> {
  const world = await openPaymentWorld(options);
  beforeEach(() => world.reset());
  return world;
}

const initiation = {
  paystack: { url: '/api/v1/payment/initiate-payment', address: 'authorization_url' },
  flutterwave: { url: '/api/v1/payment/initiate-flutterwave', address: 'paymentLink' },
} as const;

/** Asks for a checkout page from the payment screen. */
export function initiate(
  world: PaymentWorld,
  { token }: { token: string },
  reservationId: string,
  provider: ProviderName = 'paystack',
): Promise<HotelResponse> {
  return world.request('POST', initiation[provider].url, { token, body: { reservationId } });
}

export interface OpenPage {
  reference: string;
  checkoutUrl: string;
}

/** Opens a checkout page that must open. */
export async function openPage(
  world: PaymentWorld,
  guest: { token: string },
  reservationId: string,
  provider: ProviderName = 'paystack',
): Promise<OpenPage> {
  const { body } = await initiate(world, guest, reservationId, provider);
  return {
    reference: textAt(body, 'reference'),
    checkoutUrl: textAt(body, initiation[provider].address),
  };
}

/** Asks without a token what became of a payment. */
export function verify(world: PaymentWorld, reference: string): Promise<HotelResponse> {
  const query = new URLSearchParams({ reference });
  return world.request('GET', `/api/v1/hotel/payment/paystack/verify?${query}`);
}

/** Where a guest lands when a provider redirects to this URL of ours. */
export async function landing(world: PaymentWorld, address: string): Promise<unknown> {
  const { pathname, search } = new URL(address);
  const { headers } = await world.request('GET', `${pathname}${search}`);
  return headers.location;
}

/** The subjects of the emails that a guest got, oldest first. */
export async function subjects(world: PaymentWorld, address: string): Promise<string[]> {
  await world.jobs.runDue();
  return world.post.to(address).map(({ subject }) => subject);
}

/** Any text that contains these words, inside an expected answer. */
export function containing(words: string): unknown {
  return expect.stringContaining(words);
}
