import { expect, test } from 'vitest';
import { inspect } from 'node:util';
import { sql } from 'drizzle-orm';
import { createLog, failureInTerminal, loggedError } from '../../../server/logging/log';
import { StartupError } from '../../../server/shared/startupError';
import { account } from '../../../server/database/schema';
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
  'an insert that is refused': () =>
    database.execute(sql`insert into account (id, email) values (gen_random_uuid(), ${name})`),
  'a value of the wrong type': () =>
    database.execute(sql`select * from account where id = ${name}`),
  'a number out of range': () => database.execute(sql`select cast(${'20261129'} as text)::int2`),
  'JSON that is none': () => database.execute(sql`select cast(${name} as text)::json`),
  'an insert by its table': () =>
    database.insert(account).values({
      ...{ id: name, email: name, firstName: name, lastName: name },
      ...{ passwordHash: '', phoneNumber: '', createdAt: new Date() },
    }),
};

test.each(Object.entries(failing))(
  '%s shows no parameter in log or terminal',
  async (_how, fail) => {
    const error: unknown = await fail().then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(inspect(error)).toMatch(/Adaobi|20261129/);
    const cause = error instanceof Error ? error.cause : null;
    const lines: string[] = [];
    const log = createLog(
      { ...configuration, production: true, logLevel: 'info' },
      {
        write: (line: string) => void lines.push(line),
      },
    );
    for (const one of [error, cause, new StartupError('Could not start', { cause: error })]) {
      log.error({ err: one }, 'It failed');
      log.error({ err: one });
      log.error(one);
      lines.push(failureInTerminal(one));
    }
    if (error instanceof Error) log.error({ err: error }, error.message);
    expect(lines.join('\n')).not.toMatch(/Adaobi|20261129/);
    expect(lines.join('\n')).toMatch(/select|insert/);
  },
);
