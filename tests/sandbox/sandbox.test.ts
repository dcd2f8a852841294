import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createMerchant,
  createReachedMerchant,
  member,
  openFlutterwavePage,
  openPaystackPage,
  press,
  SECRET_HASH,
} from './merchant';

describe('starting the sandbox', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('is refused in production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(() => createMerchant()).toThrow('does not start in production');
  });

  it('is refused with a live key', () => {
    const webhookUrl = 'http://merchant.test';
    expect(() => createMerchant({ paystack: { secretKey: 'sk_live_1', webhookUrl } })).toThrow(
      'test key only',
    );
    expect(() =>
      createMerchant({
        flutterwave: { secretKey: 'FLWSECK-1-X', secretHash: SECRET_HASH, webhookUrl },
      }),
    ).toThrow('test key only');
  });

  it('binds the loopback address and answers on both ports until it is closed', async () => {
    const { sandbox } = createReachedMerchant();
    const addresses = await sandbox.listen();
    for (const address of Object.values(addresses)) {
      expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
      expect((await fetch(`${address}/`)).status).toBe(200);
    }
    await sandbox.close();
    await expect(fetch(`${addresses.paystack}/`)).rejects.toThrow();
  });
});

describe('a sandbox with a state file', () => {
  let folder: string;
  let stateFile: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
    stateFile = join(folder, 'state', 'sandbox.json');
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('still verifies after a restart what was paid before it', async () => {
    const before = createMerchant({ stateFile });
    await press(before.sandbox.paystack.app, await openPaystackPage(before), 'pay');
    await press(before.sandbox.flutterwave.app, await openFlutterwavePage(before), 'pay');
    await before.sandbox.close();

    const after = createMerchant({ stateFile });
    const paystack = await after.paystack('GET', '/transaction/verify/ref-1');
    expect(member(paystack.body, 'data', 'status')).toBe('success');
    const flutterwave = await after.flutterwave(
      'GET',
      '/v3/transactions/verify_by_reference?tx_ref=ref-1',
    );
    expect(member(flutterwave.body, 'data', 'status')).toBe('successful');
  });

  it('starts empty over a file that it cannot read, and keeps that file aside', async () => {
    writeFileSync(join(folder, 'sandbox.json'), '{"version":0');
    const merchant = createMerchant({ stateFile: join(folder, 'sandbox.json') });
    expect((await merchant.paystack('GET', '/transaction/verify/ref-1')).status).toBe(400);
    expect(readFileSync(join(folder, 'sandbox.json.unreadable'), 'utf8')).toBe('{"version":0');
  });
});
