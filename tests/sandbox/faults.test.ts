import { describe, expect, it } from 'vitest';
import { createMerchant } from './merchant';

const INITIALISE = { email: 'ada@example.com', amount: 600_000, reference: 'ref-1' };

describe('calls that go wrong on purpose', () => {
  it('loses the answer to an initialisation that took place', async () => {
    const merchant = createMerchant();
    merchant.sandbox.faults.add({
      provider: 'paystack',
      endpoint: 'initialise',
      kind: 'timeoutAfterCommit',
    });
    const lost = merchant.paystack('POST', '/transaction/initialize', INITIALISE);
    const failure = expect(lost).rejects.toThrow();
    await expect.poll(() => merchant.sandbox.faults.pending()).toEqual([]);
    expect((await merchant.paystack('GET', '/transaction/verify/ref-1')).status).toBe(200);
    await merchant.timeline.advance(60_000);
    await failure;
    expect(await merchant.paystack('POST', '/transaction/initialize', INITIALISE)).toMatchObject({
      status: 400,
      body: { code: 'duplicate_reference' },
    });
  });

  it('loses a call before anything happened', async () => {
    const merchant = createMerchant();
    merchant.sandbox.faults.add({
      provider: 'paystack',
      endpoint: 'initialise',
      kind: 'timeoutBeforeCommit',
    });
    const { sandbox } = merchant;
    const timeout = new AbortController();
    const lost = sandbox.fetch(`${sandbox.paystack.baseUrl}/transaction/initialize`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_merchant', 'content-type': 'application/json' },
      body: JSON.stringify(INITIALISE),
      signal: timeout.signal,
    });
    await expect.poll(() => sandbox.faults.pending()).toEqual([]);
    timeout.abort(new Error('gave up waiting'));
    await expect(lost).rejects.toThrow('gave up waiting');
    expect((await merchant.paystack('GET', '/transaction/verify/ref-1')).status).toBe(400);
    await sandbox.close();
  });

  it('fails on the server’s side, before or after the work was done', async () => {
    const merchant = createMerchant();
    const { faults } = merchant.sandbox;
    faults.add({ provider: 'paystack', endpoint: 'initialise', kind: 'serverError' });
    faults.add({ provider: 'paystack', endpoint: 'initialise', kind: 'serverErrorAfterCommit' });
    const before = await merchant.paystack('POST', '/transaction/initialize', INITIALISE);
    expect(before).toMatchObject({ status: 500, body: { status: false, type: 'api_error' } });
    const after = await merchant.paystack('POST', '/transaction/initialize', INITIALISE);
    expect(after.status).toBe(500);
    const again = await merchant.paystack('POST', '/transaction/initialize', INITIALISE);
    expect(again.body).toMatchObject({ code: 'duplicate_reference' });
  });

  it('limits the rate as often as asked, and says when to come back', async () => {
    const merchant = createMerchant();
    merchant.sandbox.faults.add({
      provider: 'paystack',
      endpoint: 'verify',
      kind: 'rateLimited',
      times: 2,
    });
    const first = await merchant.paystack('GET', '/transaction/verify/ref-1');
    expect(first.status).toBe(429);
    expect(first.headers['x-ratelimit-reset']).toBe('30');
    expect(first.body).toMatchObject({ message: 'Rate limit exceeded!', code: 'rate_limited' });
    expect((await merchant.paystack('GET', '/transaction/verify/ref-1')).status).toBe(429);
    expect((await merchant.paystack('GET', '/transaction/verify/ref-1')).status).toBe(400);
  });
});
