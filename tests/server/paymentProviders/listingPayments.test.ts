import { describe, expect, it } from 'vitest';
import { createFlutterwave } from '../../../server/paymentProviders/flutterwave/flutterwave';
import { createPaystack } from '../../../server/paymentProviders/paystack/paystack';
import { scriptedProvider } from './scriptedProvider';

const baseUrl = 'https://provider.example';
const since = new Date('2026-03-02T09:30:00Z');

function paystackPage(reference: string, page: number, pageCount: number): string {
  const data = [{ id: 1, reference, status: 'success', amount: 5_000, currency: 'NGN' }];
  return JSON.stringify({ status: true, message: '', data, meta: { page, pageCount } });
}

function flutterwavePage(reference: string, current: number, total: number): string {
  const data = [{ id: 1, tx_ref: reference, status: 'successful', amount: 19.99, currency: 'NGN' }];
  const page_info = { current_page: current, total_pages: total };
  return JSON.stringify({ status: 'success', message: '', data, meta: { page_info } });
}

describe('listing a provider’s payments', () => {
  it('reads every page of Paystack’s since a moment', async () => {
    const provider = scriptedProvider(
      { text: paystackPage('a', 1, 2) },
      { text: paystackPage('b', 2, 2) },
    );
    const paystack = createPaystack({ baseUrl, secretKey: 'sk_test_1', fetch: provider.fetch });
    expect(await paystack.listPayments(since)).toMatchObject([
      { reference: 'a', outcome: 'successful', paidKobo: 5_000 },
      { reference: 'b' },
    ]);
    expect(provider.requests.map(({ url }) => url)).toEqual([
      `${baseUrl}/transaction?from=2026-03-02T09%3A30%3A00.000Z&perPage=100&page=1`,
      `${baseUrl}/transaction?from=2026-03-02T09%3A30%3A00.000Z&perPage=100&page=2`,
    ]);
  });

  it('reads every page of Flutterwave’s since a day', async () => {
    const provider = scriptedProvider(
      { text: flutterwavePage('a', 1, 2) },
      { text: flutterwavePage('b', 2, 2) },
    );
    const connection = { baseUrl, secretKey: 'FLWSECK_TEST-1', secretHash: 'x' };
    const flutterwave = createFlutterwave({ ...connection, fetch: provider.fetch });
    expect(await flutterwave.listPayments(since)).toMatchObject([
      { reference: 'a', outcome: 'successful', paidKobo: 1_999 },
      { reference: 'b' },
    ]);
    expect(provider.requests[1]?.url).toBe(`${baseUrl}/v3/transactions?from=2026-03-02&page=2`);
  });

  it('takes a refused or lost answer for none, not for an empty list', async () => {
    const refused = { status: 400, text: '{"status":false,"message":"No"}' };
    const provider = scriptedProvider({ text: paystackPage('a', 1, 2) }, refused);
    const paystack = createPaystack({ baseUrl, secretKey: 'sk_test_1', fetch: provider.fetch });
    await expect(paystack.listPayments(since)).rejects.toMatchObject({ kind: 'refused' });
  });
});
