import type { FastifyInstance } from 'fastify';
import { send, type Merchant } from './merchant';

/** Chooses a tab of a checkout page and returns the URL that it leads to. */
export function choose(app: FastifyInstance, page: string, channel: string): Promise<string> {
  return send(app, page, { action: 'choose', channel });
}

/** The account number that a checkout page shows. */
export async function accountOn(app: FastifyInstance, page: string): Promise<string> {
  const { body } = await app.inject(page);
  return /<dd>(\d{10})<\/dd>/.exec(body)?.[1] ?? 'none';
}

/** Sends money from the demo bank; in naira. */
export function sendMoney(
  { sandbox }: Merchant,
  account: string,
  naira: string,
  more: Record<string, string> = {},
): Promise<string> {
  return send(sandbox.paystack.app, '/demo-bank', { account, amount: naira, ...more });
}

/** What the demo bank's book says of each transfer, the oldest first. */
export function bankBook({ sandbox }: Merchant): string[] {
  return sandbox.bank
    .transfers()
    .map(({ state, why }) => (why === null ? state : `${state}: ${why}`));
}
