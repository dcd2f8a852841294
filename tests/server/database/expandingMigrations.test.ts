import { readdirSync, readFileSync } from 'node:fs';
import { knownVersions } from '../../../server/backup/schemaVersion';
import { expect, test } from 'vitest';

const folder = new URL('../../../server/database/migrations/', import.meta.url);
/** The tables of the first version that a hotel may run. */
const BASELINE = '0000_baseline.sql';
/** The first line of a migration that removes what no running version uses any more. */
const CONTRACTS = /^-- contract: \S/;

/** Changes that a server of the previous version can't run with. */
const narrowing =
  /\bdrop (?:table|column)\b|\brename (?:column|to)\b|\bset not null\b|\balter column\b[^;]*\btype\b|\badd column\b(?![^;]*\bdefault\b)[^;]*\bnot null\b/i;

const narrows = (text: string) => !CONTRACTS.test(text) && narrowing.test(text);

test('A migration only adds, so that servers of the version before go on beside the new ones', () => {
  const later = readdirSync(folder)
    .filter((name) => name.endsWith('.sql') && name > BASELINE)
    .filter((name) => narrows(readFileSync(new URL(name, folder), 'utf8')));
  expect(later).toEqual([]);
});

test.each([
  'ALTER TABLE "session" DROP COLUMN "device";',
  'DROP TABLE "outbound_email";',
  'ALTER TABLE "room" RENAME COLUMN "number" TO "name";',
  'ALTER TABLE "reservation" ALTER COLUMN "network_hash" SET NOT NULL;',
  'ALTER TABLE "reservation" ADD COLUMN "floor" text NOT NULL;',
])('%s takes something away', (statement) => {
  expect(narrows(statement)).toBe(true);
  expect(narrows(`-- contract: no version since 1.4 uses it\n${statement}`)).toBe(false);
});

test.each([
  'ALTER TABLE "refund" ADD COLUMN "refusals" integer DEFAULT 0 NOT NULL;',
  'ALTER TABLE "payment_case" ADD COLUMN "closing_note" text;',
  'CREATE TABLE "floor" ("number" integer PRIMARY KEY NOT NULL);',
  'DROP INDEX "payment_case_refund_kind";',
])('%s does not', (statement) => {
  expect(narrows(statement)).toBe(false);
});

test('Each is younger than the one before it: an older one would be passed over where that one has run', () => {
  const times = knownVersions().map(({ folderMillis }) => folderMillis);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
});

test('The newest snapshot alone is kept: the next migration is written from it, and nobody reads the others', () => {
  const newest = knownVersions().length - 1;
  const snapshots = readdirSync(new URL('meta/', folder)).filter(
    (name) => name !== '_journal.json',
  );
  expect(snapshots).toEqual([`${String(newest).padStart(4, '0')}_snapshot.json`]);
});
