import { describe, expect, it } from 'vitest';
import { guestOfToken, cachePolicyOf, oldCaches } from '../../../src/offline/rules';

const ORIGIN = 'https://hotel.example';

function kind(path: string, { method = 'GET', mode = 'cors' } = {}): string {
  return cachePolicyOf({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN);
}

describe('the service worker', () => {
  it.each([
    ['/', 'navigate', 'page'],
    ['/my-reservations/5f0c9a52', 'navigate', 'page'],
    ['/assets/index-abc.js', 'cors', 'file'],
    ['/api/v1/hotel/reservations/history', 'cors', 'own'],
    ['/api/v1/reservations/5f0c9a52', 'cors', 'own'],
    ['/api/v1/hotel/reservations/5f0c9a52', 'cors', 'own'],
  ])('takes a reading of %s (%s) for a %s', (path, mode, expected) => {
    expect(kind(path, { mode })).toBe(expected);
  });

  it.each([
    '/api/v1/availability?checkInDate=2026-03-01',
    '/api/v1/availability/sold-out-nights?from=2026-03-01&to=2026-09-01',
    '/api/v1/rooms',
    '/api/v1/hotel/reservations/5f0c9a52/availability?checkIn=2026-03-01',
    '/api/v1/hotel/reservations/5f0c9a52/receipt',
    '/sw.js',
    '/manifest.webmanifest',
    'https://www.openstreetmap.org/export/embed.html',
  ])('leaves %s to the network alone', (path) => {
    expect(kind(path)).toBe('other');
  });

  it.each([
    ['/desk', 'navigate', 'GET'],
    ['/desk/reservations/5f0c9a52', 'navigate', 'GET'],
    ['/desk/assets/desk-abc.js', 'cors', 'GET'],
    ['/api/v1/desk/today', 'cors', 'GET'],
    ['/api/v1/desk/session', 'cors', 'POST'],
  ])('leaves %s of the front desk alone (%s)', (path, mode, method) => {
    expect(kind(path, { mode, method })).toBe('other');
  });

  it.each([
    ['/api/v1/reservation', 'POST'],
    ['/api/v1/reservations/5f0c9a52/cancel', 'POST'],
    ['/api/v1/auth/users/logout', 'POST'],
    ['/api/v1/payment/verify/?reference=abc', 'GET'],
    ['/api/v1/hotel/payment/paystack/verify', 'GET'],
  ])('counts on nothing that was read before %s (%s)', (path, method) => {
    expect(kind(path, { method })).toBe('change');
  });
});

describe('the owner of an answer', () => {
  it('is the guest whose token asked', () => {
    const payload = Buffer.from(JSON.stringify({ sub: 'guest-1' })).toString('base64url');
    expect(guestOfToken(`Bearer head.${payload}.signature`)).toBe('guest-1');
  });

  it.each([null, 'Bearer', 'Bearer a.b.c', 'Bearer head.e30.signature'])(
    'is nobody where a call carries %s',
    (authorization) => {
      expect(guestOfToken(authorization)).toBeUndefined();
    },
  );
});

describe('the caches of earlier versions', () => {
  it('go, but for the last one, which a tab may still show', () => {
    expect(oldCaches(['site-1', 'own', 'site-2', 'site-3'], 'site-3', 'site-')).toEqual(['site-1']);
    expect(oldCaches(['site-1'], 'site-1', 'site-')).toEqual([]);
  });
});
