import { rm, stat, symlink, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { knownVersions, schemaVersion } from '../../../server/backup/schemaVersion';
import { DESK_NAME, SERVER_NAME } from '../../../server/database/connections/connectionNames';
import {
  outboundEmail,
  reservation,
  reservationEvent,
  staffAction,
  staffRecoveryCode,
} from '../../../server/database/schema';
import { held, stayTotal, reservationOf } from '../payments/openStay';
import { paidStay } from '../payments/paidStay';
import { freshPaymentWorld } from '../payments/paymentWorld';
import { shown } from '../reservations/stays';
import {
  callAccounts,
  codeSentTo,
  forgetPassword,
  passwordLinksSentTo,
  register,
  registrationForm,
  signUpAndLogIn,
} from '../support/accounts';
import { emptyDatabase } from '../support/workerDatabase';
import { hotel, refundStay, closeNights } from '../desk/atTheDesk';
import { enrolled, invited, password } from '../desk/deskSessions';
import { refusedWith } from '../support/reading';
import { asOfBefore, backupsOf, diskBroke } from './backups';

const world = await freshPaymentWorld();
const { database } = world.context;
const { file, write, restore, rewrite, damage } = backupsOf(world);

const closing = () => closeNights(world, '401', '2026-03-12', '2026-03-13');

/** A hotel with a paid, partly refunded stay, a closed room, and a backup of both. */
async function backedUp(name: string) {
  const stay = await paidStay(world);
  await refundStay(world, stay.id, { amountKobo: 100_000 });
  await world.pass(3_600_000);
  await closing();
  const written = await write(name);
  expect(written.text).toContain('rows written');
  expect(written.code).toBe(0);
  return stay;
}

test('A hotel that lost its database has all of it again, and its books agree with the providers', async () => {
  const { guest, id } = await backedUp('drill');
  const before = await shown(world, guest, id);
  expect((await stat(file('drill'))).mode & 0o777).toBe(0o600);
  await emptyDatabase(database);

  const restored = await restore('drill');
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
  await refundStay(world, id);
  const events = await database.select().from(reservationEvent);
  expect(new Set(events.map((event) => event.id)).size).toBe(events.length);
});

test('Nothing that opened an account opens it after a restore, and a new password does', async () => {
  const guest = await signUpAndLogIn(world);
  const { email, password } = guest;
  const answerTo = async (call: Parameters<typeof callAccounts>[1], body: unknown) =>
    (await callAccounts(world, call, body)).status;
  const forgotten = async () => {
    await forgetPassword(world, email);
    return { code: codeSentTo(world, email), link: passwordLinksSentTo(world, email).at(-1) };
  };
  await register(world, { email: 'bola@example.com' });
  const codeOfBola = codeSentTo(world, 'bola@example.com');
  const before = await forgotten();
  await write('access');
  const { text } = await restore('access', '--replace');
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
  await write('waiting');
  await restore('waiting', '--replace');
  expect(await database.select().from(outboundEmail)).toEqual([]);
});

test('A hotel that has guests is replaced only where that was said, and a backup never', async () => {
  const { guest, id } = await backedUp('guests');
  const refused = await restore('guests');
  expect(refused.code).toBe(1);
  expect(refused.text).toContain('This hotel has guests already.');
  expect(await restore('guests', '--replace')).toMatchObject({
    code: 0,
  });
  await world.openSession(guest);
  expect(await reservationOf(world, { guest, id })).toMatchObject({ id });
  expect(await write('guests')).toMatchObject({ code: 1 });
});

test('A backup of an older version is brought up to date, tables and all', async () => {
  const { guest, id } = await paidStay(world);
  const before = await shown(world, guest, id);
  await write('new');
  await rewrite('new', 'old', (lines) => {
    expect(lines.split('\n')[0]).toMatch(
      /"tables":"\d{4}_\w+","program":"\d+\.\d+\.\d+","commit":"/,
    );
    return asOfBefore(lines, '0001_repeats_and_refusals');
  });

  const { code, text } = await restore('old', '--replace');
  expect(text).toContain('An older version wrote it: its tables were brought up to date.');
  expect(code).toBe(0);
  await world.openSession(guest);
  expect(await shown(world, guest, id)).toEqual(before);
  const newest = await schemaVersion(database);
  expect(newest).toBe(knownVersions().at(-1)?.hash);
  // What the newer version added is there, and another migration finds nothing to do.
  expect((await closing()).closed).toHaveLength(1);
  const again = await restore('new', '--replace');
  expect(again.text).not.toContain('An older version');
  expect(again.code).toBe(0);
});

test('A backup of a development version is refused as such, not as one of a newer program', async () => {
  await write('developed');
  await rewrite('developed', 'early', (lines) =>
    lines.replace(/"program":"[^"]+"/, '"program":"0.1.0"'),
  );
  const { code, text } = await restore('early', '--replace');
  expect(text).toContain('version 0.1.0, a development version');
  expect(code).toBe(1);
});

test('A backup of a version that is not known is refused by both their names', async () => {
  await write('known');
  await rewrite('known', 'newer', (lines) =>
    lines
      .replace(/"schema":"\w+"/, '"schema":"another"')
      .replace(/"tables":"\w+"/, '"tables":"0042_pool"'),
  );
  const { code, text } = await restore('newer', '--replace');
  expect(text).toContain('(tables 0042_pool), which this program, version');
  expect(code).toBe(1);
});

type Damage = (packed: Buffer, lines: string) => Buffer | string;
/** Checks that a file is refused in one sentence without a guest's name, and that nothing is changed. */
async function refused(name: string, why: RegExp): Promise<void> {
  const before = await database.$count(reservation);
  const { code, text } = await restore(name, '--replace');
  expect(text).toMatch(why);
  expect(text).toMatch(/^[^\n]* Nothing was changed\.$/);
  expect(text).not.toMatch(/Adaobi|Mallory|@|\d{6}/);
  expect([code, await database.$count(reservation)]).toEqual([1, before]);
}
const flipped: Damage = (packed) =>
  Buffer.from(packed.map((byte, at) => (at === packed.length >> 1 ? byte ^ 1 : byte)));
const packedAgain =
  (change: (lines: string) => string): Damage =>
  (_packed, lines) =>
    gzipSync(change(lines));

test.each<[how: string, why: RegExp, damage: Damage]>([
  ['empty', /can’t be unpacked/, () => ''],
  ['unpacked', /can’t be unpacked/, (_packed, lines) => lines],
  ['with a flipped bit', /can’t be unpacked|was changed|no backup of the hotel/, flipped],
  ['cut off', /can’t be unpacked/, (packed) => packed.subarray(0, packed.length - 40)],
  ['of others', /no backup of the hotel/, packedAgain(() => '{"guests":["Adaobi"]}\n')],
  ['of nothing', /is empty/, packedAgain(() => '')],
  ['without its end', /is unfinished/, packedAgain((lines) => lines.replace(/\{"rows.*\n$/, ''))],
  ['unsummed', /is unfinished/, packedAgain((lines) => lines.replace(/,"sha256":"\w+"/, ''))],
  ['renamed', /was changed after/, packedAgain((lines) => lines.replace('Adaobi', 'Mallory'))],
  ['with more behind it', /goes on/, packedAgain((lines) => `${lines}account\t{}\n`)],
])('A backup that is %s is refused, whoever is named in it', async (name, why, change) => {
  await paidStay(world);
  await write('whole');
  await damage(name, change);
  await rm(file('whole'));
  await refused(name, why);
});

test.each<[how: string, why: RegExp, change: (lines: string) => string]>([
  ['of a foreign table', /rows of a table/, (lines) => lines.replace(/^account\t/m, 'bed\t')],
  ['of no JSON', /SQLSTATE 22P02/, (lines) => lines.replace(/^account\t\{/m, 'account\t{{')],
  ['of a wrong type', /SQLSTATE 22/, (lines) => lines.replace('"created_at":"', '$&Adaobi')],
  ['twice', /SQLSTATE 23505/, (lines) => lines.replace(/^account\t.*\n/m, '$&$&')],
])('A row %s is refused, though the checksum is right', async (name, why, change) => {
  await paidStay(world);
  await write('whole');
  await rewrite('whole', name, change);
  await rm(file('whole'));
  await refused(name, why);
});

test('A text that other programs would break into lines comes back whole', async () => {
  const why = 'One\u2028two\u2029three\u0085four\rfive';
  await database
    .insert(staffAction)
    .values({ at: world.clock.now(), by: 'Ngozi', kind: 'room.added', why, detail: {} });
  await write('lines');
  expect(await restore('lines', '--replace')).toMatchObject({ code: 0 });
  const [first] = await database
    .select()
    .from(staffAction)
    .where(eq(staffAction.kind, 'room.added'));
  expect(first?.why).toBe(why);
});

test.each([
  [
    'a folder that is missing',
    'missing/away',
    /away\.gz can’t be written: there is no such folder/,
  ],
  ['a file instead of a folder', 'file.gz/away', /away\.gz can’t be written \(ENOTDIR\)/],
  ['a full disk', 'full', /full\.gz can’t be written: the disk is full/],
])('A backup into %s is a sentence, and is not recorded as written', async (_where, name, why) => {
  await writeFile(file('file'), '');
  if (name === 'full') await symlink('/dev/full', `${file('full')}.unfinished`);
  const { code, text } = await write(name);
  expect(text).toMatch(why);
  expect(code).toBe(1);
  expect(await database.select().from(staffAction)).toEqual([]);
});

test('Nobody of the staff gets in after a restore until they are let in at the command line', async () => {
  const email = 'amara@hotel.example';
  const { browser } = await enrolled(world, await invited(world, { email, role: 'manager' }));
  const link = await invited(world, { name: 'Bisi Ade', email: 'bisi@hotel.example' });
  await write('staff');
  expect((await restore('staff', '--replace')).text).toContain('staff reset');

  const post = (path: string, body: unknown) => browser.request('POST', path, body);
  expect(await browser.request('GET', '/session')).toMatchObject({ status: 401 });
  expect(await post('/session/unlock', { password })).toMatchObject({ status: 401 });
  expect(await post('/login', { email, password })).toMatchObject({ status: 401 });
  expect(await post('/welcome', { link })).toMatchObject(refusedWith(400, 'link_invalid'));
  expect(await database.select().from(staffRecoveryCode)).toEqual([]);
  const reset = await hotel(world, 'staff', 'reset', '--email', email, ...diskBroke);
  await enrolled(world, reset.text.split('#').at(-1) ?? '');
});

test('Nothing is restored under a server that runs', async () => {
  await write('running');
  await database.execute(sql`select set_config('application_name', ${SERVER_NAME}, false)`);
  const refused = await restore('running', '--replace');
  await database.execute(sql`select set_config('application_name', ${DESK_NAME}, false)`);
  expect(refused.text).toContain('A server is running on this database');
  expect(refused.code).toBe(1);
  expect(await restore('running', '--replace')).toMatchObject({
    code: 0,
  });
});
