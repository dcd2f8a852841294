import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = new URL('../../../src/', import.meta.url).pathname;
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.tsx?$/.test(name),
);
const naming = (pattern: RegExp) =>
  files.filter((name) => pattern.test(readFileSync(join(source, name), 'utf8')));

it('The keys of a session are named in one file of the site', () => {
  const reading =
    /\b(?:read|write|remove|(?:stored|owned)\w+|getItem|setItem)\([^)]*'(?:user|accessToken|accessTokenOwner|refreshToken|redirectAfterLogin|redirectAfterLoginOwner)'/;
  const constant =
    /= '(?:user|accessToken|accessTokenOwner|refreshToken|redirectAfterLogin|redirectAfterLoginOwner)'/;
  expect([...naming(reading), ...naming(constant)]).toEqual([
    'session/sessionKeys.ts',
    'session/sessionKeys.ts',
  ]);
});

it('They are read and written by what keeps the session alone', () => {
  expect(naming(/from '[^']*\/sessionKeys'/).toSorted()).toEqual([
    'session/crossTabSession.ts',
    'session/sessionCalls.ts',
    'session/sessionStore.ts',
  ]);
});

it('The session store is handed to the session’s own actors alone', () => {
  expect(naming(/from '[^']*\/sessionStore'/).toSorted()).toEqual([
    'app/createAppContext.ts',
    'session/sessionActors.ts',
  ]);
});
