import type { FastifyInstance } from 'fastify';
import { isRecord } from '../../sandbox/json';
import { seededRandom, type WebhookRequest } from '../../sandbox/world';
import type { SandboxOptions } from '../../sandbox/options';
import { type Sandbox, createSandbox } from '../../sandbox/sandbox';
import { type Timeline, createTimeline } from './timeline';

export const PAYSTACK_KEY = 'sk_test_merchant';
export const FLUTTERWAVE_KEY = 'FLWSECK_TEST-merchant-X';
export const SECRET_HASH = 'the merchant’s own hash';

/** An HTTP response, with its JSON parsed. */
export interface MerchantResponse {
  status: number;
  body: Record<string, unknown>;
  headers: Record<string, unknown>;
}

type Call = (method: 'GET' | 'POST', url: string, payload?: object) => Promise<MerchantResponse>;

/** A merchant with a sandbox of its own: it calls both providers and keeps the webhooks it receives. */
export interface Merchant {
  sandbox: Sandbox;
  timeline: Timeline;
  received: WebhookRequest[];
  /** The statuses with which the next webhooks are answered; 200 after that, and null for no response. */
  responses: (number | null)[];
  paystack: Call;
  flutterwave: Call;
}

export function createMerchant(options: Partial<SandboxOptions> = {}): Merchant {
  const timeline = createTimeline();
  const received: WebhookRequest[] = [];
  const responses: (number | null)[] = [];
  const sandbox = createSandbox({
    clock: timeline.clock,
    schedule: timeline.schedule,
    random: seededRandom(7),
    deliver: (request) => {
      received.push(request);
      const status = responses.length > 0 ? (responses.shift() ?? null) : 200;
      return status === null ? Promise.reject(new Error('no answer')) : Promise.resolve(status);
    },
    paystack: { secretKey: PAYSTACK_KEY, webhookUrl: 'http://merchant.test/paystack' },
    flutterwave: {
      secretKey: FLUTTERWAVE_KEY,
      secretHash: SECRET_HASH,
      webhookUrl: 'http://merchant.test/flutterwave',
    },
    ...options,
  });
  return {
    sandbox,
    timeline,
    received,
    responses,
    paystack: (method, url, payload) =>
      call(sandbox.paystack.app, PAYSTACK_KEY, method, url, payload),
    flutterwave: (method, url, payload) =>
      call(sandbox.flutterwave.app, FLUTTERWAVE_KEY, method, url, payload),
  };
}

/** One whose sandbox can be reached at ports of the machine, and tells nobody of payments. */
export const createReachedMerchant = () =>
  createMerchant({
    paystack: { secretKey: PAYSTACK_KEY, webhookUrl: null, port: 0 },
    flutterwave: {
      ...{ secretKey: FLUTTERWAVE_KEY, secretHash: SECRET_HASH },
      ...{ webhookUrl: null, port: 0 },
    },
  });

/** Opens a Paystack payment of ₦6,000.00 and returns the path of its page. */
export async function openPaystackPage(
  merchant: Merchant,
  fields: Record<string, unknown> = {},
): Promise<string> {
  const { body } = await merchant.paystack('POST', '/transaction/initialize', {
    email: 'ada@example.com',
    amount: 600_000,
    reference: 'ref-1',
    callback_url: 'https://hotel.test/confirmPayment',
    ...fields,
  });
  return new URL(String(member(body, 'data', 'authorization_url'))).pathname;
}

/** Opens a Flutterwave payment of ₦6,000.00 and returns the path of its page. */
export async function openFlutterwavePage(
  merchant: Merchant,
  fields: Record<string, unknown> = {},
): Promise<string> {
  const { body } = await merchant.flutterwave('POST', '/v3/payments', {
    tx_ref: 'ref-1',
    amount: 6000,
    currency: 'NGN',
    redirect_url: 'https://hotel.test/return',
    customer: { email: 'ada@example.com', name: 'Ada Obi' },
    ...fields,
  });
  return new URL(String(member(body, 'data', 'link'))).pathname;
}

/** Fills in a form of a checkout page and returns where the browser goes. */
export async function send(
  app: FastifyInstance,
  page: string,
  fields: Record<string, string>,
): Promise<string> {
  const { headers } = await app.inject({
    method: 'POST',
    url: page,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  return String(headers.location);
}

/** Presses a button of a checkout page and returns where the browser goes. */
export function press(
  app: FastifyInstance,
  page: string,
  action: string,
  card?: string,
): Promise<string> {
  return send(app, page, { action, ...(card === undefined ? {} : { card }) });
}

/** A value deep inside a response; undefined if there is nothing at that path. */
export function member(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>((inner, name) => {
    if (Array.isArray(inner)) return inner[Number(name)];
    return isRecord(inner) ? inner[String(name)] : undefined;
  }, value);
}

export function parse(text: string): Record<string, unknown> {
  const value: unknown = JSON.parse(text);
  return isRecord(value) ? value : {};
}

async function call(
  app: FastifyInstance,
  key: string,
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
): Promise<MerchantResponse> {
  const response = await app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${key}` },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: response.statusCode, body: parse(response.body), headers: response.headers };
}
