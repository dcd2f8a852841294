import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { compressResponses } from '../../../server/app/buildApp';

const app = Fastify();
await compressResponses(app);
const reservations = Array.from({ length: 40 }, (_, number) => ({ number, status: 'pending' }));
app.get('/long', () => ({ reservations }));
app.get('/short', () => ({ status: 'ok' }));

test('a long answer is compressed for a caller who takes it so, and for nobody else', async () => {
  const compressed = await app.inject({ url: '/long', headers: { 'accept-encoding': 'gzip, br' } });
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  const text = brotliDecompressSync(compressed.rawPayload).toString();
  expect(JSON.parse(text)).toEqual({ reservations });

  const plain = await app.inject('/long');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.json()).toEqual({ reservations });
});

test('an answer that fits into one packet is sent as it is', async () => {
  const response = await app.inject({ url: '/short', headers: { 'accept-encoding': 'gzip, br' } });
  expect(response.headers['content-encoding']).toBeUndefined();
  expect(response.json()).toEqual({ status: 'ok' });
});
