import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { knownVersions, schemaVersion } from '../../../server/backup/schemaVersion';
import { DESK_NAME, SERVER_NAME } from '../../../server/database/connections/connectionNames';
import {
  deskPayment,
  outboundEmail,
  reservationEvent,
  staffAction,
} from '../../../server/database/schema';
import { held, stayTotal, reservationOf } from '../payments/openStay';
import { paidStay } from '../payments/paidStay';
import { openPaymentWorld } from '../payments/paymentWorld';
import { shown } from '../reservations/stays';
import {
  callAccounts,
  codeSentTo,
  passwordLinksSentTo,
  register,
  registrationForm,
  signUpAndLogIn,
} from '../support/accounts';
import { emptyDatabase } from '../support/workerDatabase';
import { byTransfer, hotel, who } from './atTheDesk';

const world = await openPaymentWorld();
const { database } = world.context;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => world.reset());

const why = [...who, '--why', 'The disk broke'] as const;
const closing = ['rooms', 'close', '401', '--from', '2026-03-12', '--to', '2026-03-13', ...why];
const file = (name: string) => join(folder, name);

/** A hotel with a paid, partly refunded stay, a closed room, and a backup of both. */
async function backedUp(name: string) {
  const stay = await paidStay(world);
  await hotel(world, 'refund', 'give', stay.id, '--amount', '1000', ...why);
  await world.pass(3_600_000);
  await hotel(world, ...closing);
  const written = await hotel(world, 'backup', file(name), ...who);
  expect(written.text).toContain('rows written');
  expect(written.code).toBe(0);
  return stay;
}

test('A hotel that lost its database has all of it again, and its books agree with the providers', async () => {
  const { guest, id } = await backedUp('drill.gz');
  const before = await shown(world, guest, id);
  expect((await stat(file('drill.gz'))).mode & 0o777).toBe(0o600);
  await emptyDatabase(database);

  const restored = await hotel(world, 'restore', file('drill.gz'), ...why);
  expect(restored.text).toContain('the hotel is as it was on 2 Mar 2026, 11:00');
  expect(restored.code).toBe(0);
  const { code, text } = await hotel(world, 'reconcile', '--all');
  expect(text).toContain('Every naira is accounted for.');
  expect(code).toBe(0);
  await world.openSession(guest);
  expect(await shown(world, guest, id)).toEqual(before);
  expect(await held(world)).toBe(stayTotal - 100_000);
  const actions = await database.select().from(staffAction);
  expect(actions.map(({ kind }) => kind)).toEqual([
    'room.closed',
    'backup.written',
    'backup.restored',
    'refunds.paused',
    'refunds.resumed',
  ]);
  // Serial columns continue after their highest value.
  await hotel(world, 'refund', 'give', id, ...why);
  const events = await database.select().from(reservationEvent);
  expect(new Set(events.map((event) => event.id)).size).toBe(events.length);
});

test('Nothing that opened an account opens it after a restore, and a new password does', async () => {
  const guest = await signUpAndLogIn(world);
  const { email, password } = guest;
  const answerTo = async (call: Parameters<typeof callAccounts>[1], body: unknown) =>
    (await callAccounts(world, call, body)).status;
  const forgotten = async () => {
    await callAccounts(world, 'forgot-password', { email });
    await world.jobs.runDue();
    return { code: codeSentTo(world, email), link: passwordLinksSentTo(world, email).at(-1) };
  };
  await register(world, { email: 'bola@example.com' });
  const codeOfBola = codeSentTo(world, 'bola@example.com');
  const before = await forgotten();
  await hotel(world, 'backup', file('access.gz'), ...who);
  const { text } = await hotel(world, 'restore', file('access.gz'), '--replace', ...why);
  expect(text).toContain('Every session, password, code and link has ended');

  const profile = await world.request('GET', '/api/v1/auth/users/sessions', { token: guest.token });
  expect(profile.status).toBe(401);
  expect(await answerTo('refresh', { refreshToken: guest.refreshToken })).toBe(401);
  expect(await answerTo('login', { email, password })).toBe(401);
  const set = { password: 'Harbour#17', confirmPassword: 'Harbour#17' };
  expect(await answerTo('reset-password', { email, verificationCode: before.code, ...set })).toBe(
    400,
  );
  expect(await answerTo('reset-password/link', { token: before.link, ...set })).toBe(400);
  const verifying = { email: 'bola@example.com', verificationCode: codeOfBola };
  expect(await answerTo('verify-account', verifying)).toBe(400);

  world.clock.advance(60 * 60_000);
  const { code } = await forgotten();
  expect(await answerTo('reset-password', { email, verificationCode: code, ...set })).toBe(200);
  expect(await answerTo('login', { email, password: set.password })).toBe(200);
});

test('A code that waits to be sent when a backup is made is not sent after a restore', async () => {
  await callAccounts(world, 'signin', registrationForm);
  await hotel(world, 'backup', file('waiting.gz'), ...who);
  await hotel(world, 'restore', file('waiting.gz'), '--replace', ...why);
  expect(await database.select().from(outboundEmail)).toEqual([]);
});

test('A hotel that has guests is replaced only where that was said, and a backup never', async () => {
  const { guest, id } = await backedUp('guests.gz');
  const refused = await hotel(world, 'restore', file('guests.gz'), ...why);
  expect(refused.code).toBe(1);
  expect(refused.text).toContain('This hotel has guests already.');
  expect(await hotel(world, 'restore', file('guests.gz'), '--replace', ...why)).toMatchObject({
    code: 0,
  });
  await world.openSession(guest);
  expect(await reservationOf(world, { guest, id })).toMatchObject({ id });
  expect(await hotel(world, 'backup', file('guests.gz'), ...who)).toMatchObject({ code: 1 });
});

const addedSince0008 =
  /^(?:desk_payment|charge|awaited_transfer|staff_action|room_closure|receipt|password_code|room_price)\t/;

/** The lines of a backup as the program before some migrations would have written them. */
function asOfBefore(lines: string, tag: string, asWritten: (row: string) => string[]): string {
  const versions = knownVersions();
  const older = versions[versions.findIndex((version) => version.tag === tag) - 1];
  const [heading = '', ...rest] = lines.trimEnd().split('\n');
  const rows = rest.slice(0, -1).flatMap(asWritten);
  return [
    heading.replace(/"schema":"\w+"/, `"schema":"${older?.hash ?? ''}"`),
    ...rows,
    JSON.stringify({ rows: rows.length }),
    '',
  ].join('\n');
}

test('A backup of an older version is brought up to date, tables and all', async () => {
  const { guest, id } = await paidStay(world);
  const before = await shown(world, guest, id);
  await hotel(world, 'backup', file('new.gz'), ...who);
  const lines = gunzipSync(await readFile(file('new.gz'))).toString();
  expect(lines.split('\n')[0]).toMatch(/"tables":"\d{4}_\w+","program":"\d+\.\d+\.\d+"/);
  const known = asOfBefore(lines, '0008_desk', (row) => (addedSince0008.test(row) ? [] : [row]));
  await writeFile(file('old.gz'), gzipSync(known));

  const { code, text } = await hotel(world, 'restore', file('old.gz'), '--replace', ...why);
  expect(text).toContain('An older version wrote it: its tables were brought up to date.');
  expect(code).toBe(0);
  await world.openSession(guest);
  expect(await shown(world, guest, id)).toEqual(before);
  const newest = await schemaVersion(database);
  expect(newest).toBe(knownVersions().at(-1)?.hash);
  // What the newer version added is there, and another migration finds nothing to do.
  expect(await hotel(world, ...closing)).toMatchObject({ code: 0 });
  const again = await hotel(world, 'restore', file('new.gz'), '--replace', ...why);
  expect(again.text).not.toContain('An older version');
  expect(again.code).toBe(0);
});

test('A transfer that older books have twice, differently typed, stays so and comes no third time', async () => {
  await hotel(world, ...byTransfer('FT 123/a'));
  await hotel(world, 'backup', file('once.gz'), ...who);
  const lines = gunzipSync(await readFile(file('once.gz'))).toString();
  const twice = asOfBefore(lines, '0034_transfer_reference', (row) => {
    const again = row.replace(/"id":"../, '"id":"00').replace('FT 123/a', 'ft123/A');
    return row.startsWith('desk_payment\t') ? [row, again] : [row];
  });
  await writeFile(file('twice.gz'), gzipSync(twice));
  const restored = await hotel(world, 'restore', file('twice.gz'), '--replace', ...why);
  expect(restored).toMatchObject({ code: 0 });
  const proofs = await database.select({ proof: deskPayment.proof }).from(deskPayment);
  expect(proofs).toEqual([{ proof: 'FT 123/a' }, { proof: 'ft123/A' }]);
  const again = await hotel(world, ...byTransfer('FT-123-A'));
  expect(again.text).toContain('stands in the books already');
});

test('A backup of a version that is not known is refused by both their names', async () => {
  await hotel(world, 'backup', file('known.gz'), ...who);
  const lines = gunzipSync(await readFile(file('known.gz'))).toString();
  const newer = lines
    .replace(/"schema":"\w+"/, '"schema":"another"')
    .replace(/"tables":"\w+"/, '"tables":"0042_pool"');
  await writeFile(file('newer.gz'), gzipSync(newer));
  const { code, text } = await hotel(world, 'restore', file('newer.gz'), '--replace', ...why);
  expect(text).toContain('(tables 0042_pool), which this program, version');
  expect(code).toBe(1);
});

test('Nothing is restored under a server that runs', async () => {
  await hotel(world, 'backup', file('running.gz'), ...who);
  await database.execute(sql`select set_config('application_name', ${SERVER_NAME}, false)`);
  const refused = await hotel(world, 'restore', file('running.gz'), '--replace', ...why);
  await database.execute(sql`select set_config('application_name', ${DESK_NAME}, false)`);
  expect(refused.text).toContain('A server is running on this database');
  expect(refused.code).toBe(1);
  expect(await hotel(world, 'restore', file('running.gz'), '--replace', ...why)).toMatchObject({
    code: 0,
  });
});
