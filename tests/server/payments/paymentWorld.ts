import { beforeEach, expect } from 'vitest';
import type { ProviderName } from '../../../server/paymentProviders/provider';
import { createProviders } from '../../../server/paymentProviders/providers';
import { seededRandom, type Schedule, type WebhookRequest } from '../../../sandbox/world';
import { createSandbox, type Sandbox } from '../../../sandbox/sandbox';
import { sandboxMerchant } from '../../../server/app/sandboxMerchant';
import { openHotel, type Hotel, type HotelResponse, type HotelOptions } from '../support/hotel';
import { textAt } from '../support/reading';
import { testConfiguration } from '../support/testConfiguration';

/** Changes a provider's response on its way to the server, or does something meanwhile. */
type Rewrite = (text: string, url: string) => string | Promise<string>;

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
  /** Delivers a held-back webhook to the server. */
  deliver(request: WebhookRequest): Promise<number>;
}

/** As often as a server sweeps. */
const SWEPT_EVERY = 60_000;
const unchanged: Rewrite = (text) => text;

/** Sessions that outlive a hold, and webhooks that reach the server as they would. */
export async function openPaymentWorld(options: HotelOptions = {}): Promise<PaymentWorld> {
  const configuration = testConfiguration({
    accessTokenLifetime: 90 * 24 * 3_600_000,
    ...options.configuration,
  });
  const asked: string[] = [];
  let change: Rewrite = unchanged;
  let tasks: { at: number; run: () => Promise<void> }[] = [];
  const opened: { hotel?: Hotel } = {};
  const openedHotel = (): Hotel => {
    if (!opened.hotel) throw new Error('The hotel is not open yet.');
    return opened.hotel;
  };
  const now = () => (opened.hotel ? opened.hotel.clock.now() : new Date(0));

  const schedule: Schedule = (delayMs, run) => {
    tasks.push({ at: now().getTime() + delayMs, run });
    tasks.sort((one, other) => one.at - other.at);
  };
  const deliver = async ({ url, headers, rawBody }: WebhookRequest): Promise<number> => {
    const { status } = await openedHotel().request('POST', new URL(url).pathname, {
      body: Buffer.from(rawBody),
      headers,
    });
    return status;
  };
  const sandbox = createSandbox({
    clock: { now },
    schedule,
    random: seededRandom(7),
    deliver,
    ...sandboxMerchant(configuration.publicUrl),
  });
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    asked.push(`${init.method ?? 'GET'} ${new URL(url).pathname}`);
    const response = await sandbox.fetch(url, init);
    const { status, headers } = response;
    return new Response(await change(await response.text(), url), { status, headers });
  };
  const providers = createProviders(configuration, { fetch });
  const hotel = await openHotel({ providers, ...options, configuration });
  opened.hotel = hotel;

  const passAtProviders = async (milliseconds: number): Promise<void> => {
    const end = hotel.clock.now().getTime() + milliseconds;
    for (let due = tasks[0]; due !== undefined && due.at <= end; due = tasks[0]) {
      tasks = tasks.slice(1);
      hotel.clock.setTo(new Date(Math.max(due.at, hotel.clock.now().getTime())));
      await due.run();
    }
    hotel.clock.setTo(new Date(end));
  };
  const pass = async (milliseconds: number): Promise<void> => {
    const end = hotel.clock.now().getTime() + milliseconds;
    await hotel.jobs.runDue();
    while (hotel.clock.now().getTime() < end) {
      const left = end - hotel.clock.now().getTime();
      await passAtProviders(Math.min(left, Math.max(SWEPT_EVERY, Math.floor(milliseconds / 20))));
      await hotel.jobs.run({ kind: 'sweep' });
      await hotel.jobs.runDue();
    }
  };
  const press = async (checkoutUrl: string, action: string, card?: string): Promise<string> => {
    const { pathname, origin } = new URL(checkoutUrl);
    const provider: ProviderName =
      origin === new URL(sandbox.paystack.publicUrl).origin ? 'paystack' : 'flutterwave';
    const { headers } = await sandbox[provider].app.inject({
      method: 'POST',
      url: pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ action, ...(card ? { card } : {}) }).toString(),
    });
    return String(headers.location);
  };

  return {
    ...hotel,
    sandbox,
    asked,
    pass,
    passAtProviders,
    press,
    deliver,
    rewrite: (rewriting) => {
      change = rewriting;
    },
    reset: async () => {
      await hotel.reset();
      tasks = [];
      asked.length = 0;
      change = unchanged;
      sandbox.forget();
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
