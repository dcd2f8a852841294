import { expect, test } from 'vitest';
import { inspect } from 'node:util';
import { sql } from 'drizzle-orm';
import { createLog, failureInTerminal, loggedError } from '../../../server/logging/log';
import { freshHotel } from '../support/hotel';

const { database, configuration } = (await freshHotel()).context;

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

const name = 'Adaobi';
const failing: Record<string, () => Promise<unknown>> = {
  'an insert': () => database.execute(sql`insert into account (email) values (${name})`),
  'a wrong type': () => database.execute(sql`select from account where id = ${name}`),
  'a wide number': () => database.execute(sql`select cast(${'20261129'} as text)::int2`),
  'no JSON': () => database.execute(sql`select cast(${name} as text)::json`),
};

test.each(Object.entries(failing))(
  '%s shows no parameter in log or terminal',
  async (_how, fail) => {
    const error: unknown = await fail().catch((thrown: unknown) => thrown);
    expect(inspect(error)).toMatch(/Adaobi|20261129/);
    if (!(error instanceof Error)) throw new TypeError('Nothing failed');
    const lines: string[] = [];
    const stream = { write: (line: string) => lines.push(line) };
    const log = createLog({ ...configuration, production: true, logLevel: 'info' }, stream);
    for (const one of [error, error.cause, new Error(error.message, { cause: error })]) {
      log.error({ err: one }, 'It failed');
      log.error({ err: one });
      log.error(one);
      if (one === error) log.error({ err: one }, error.message);
      lines.push(failureInTerminal(one));
    }
    expect(lines.join('\n')).toMatch(/select|insert/);
    expect(lines.join('\n')).not.toMatch(/Adaobi|20261129/);
  },
);
