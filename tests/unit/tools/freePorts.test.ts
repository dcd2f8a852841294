import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePorts } from '../../../tools/freePorts';

test('of two who look for ports the second finds others, wherever the first listens', async () => {
  const seed = 41;
  const first = await freePorts(seed);
  const listening = createServer().listen(first + 70, '127.0.0.1');
  await once(listening, 'listening');
  const second = await freePorts(seed);
  expect(second).not.toBe(first);
  expect(second % 100).toBe(0);
  listening.close();
});
