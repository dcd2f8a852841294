import { expect, test } from 'vitest';
import { loggedError } from '../../../server/logging/log';

test('a logged error does not give away whom a mail server refused', () => {
  const refused = new Error(
    "Can't send mail - 550 5.1.1 <ada@example.com>: unknown; to=chidi@mail",
  );
  const given = new Error('The letter failed', { cause: refused });
  const logged = JSON.stringify([loggedError(given), loggedError('not for ada@example.com')]);
  expect(logged).not.toMatch(/ada@|example\.com|chidi/);
  expect(loggedError(refused).message).toBe(
    "Can't send mail - 550 5.1.1 <[address]>: unknown; to=[address]",
  );
  expect(loggedError(refused).stack).toContain('log.test.ts');
});
