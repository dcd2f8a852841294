import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '../../sandbox/world';
import { freePorts } from '../../tools/freePorts';
import { payingGuest } from '../kill/payingGuest';
import { newDataFolder, serverEnvironment } from '../kill/serverEnvironment';
import { stopOrphan } from '../kill/stopOrphan';

/**
 * `npm run test:service`: starts the built server with its embedded PostgreSQL under the system calls that
 * `deploy/hotel.service` allows, lets a guest book and pay, and stops it. Fails if the server is killed for a call, or is
 * refused one. Left out with a sentence where systemd's lists or libseccomp are missing. Needs `npm run build`.
 */
const SECOND = 1_000;
const WITHIN = 60 * SECOND;
/** Whoever is nobody on Debian: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
const EPERM = 1;

const unit = readFileSync('deploy/hotel.service', 'utf8');
const settingsOf = (name: string) =>
  Array.from(unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm')), ([, value = '']) => value);

function missing(): string | null {
  if (process.platform !== 'linux') return 'it needs Linux';
  if (spawnSync('systemd-analyze', ['--version']).status !== 0) return 'systemd-analyze is missing';
  const library = ['-c', "import ctypes; ctypes.CDLL('libseccomp.so.2').seccomp_notify_fd"];
  const found = spawnSync('python3', library).status === 0;
  return found ? null : 'python3 or libseccomp 2.5 is missing';
}

/** The names in a list of systemd, with those of the lists in it. */
function callsIn(name: string): string[] {
  if (!name.startsWith('@')) return [name];
  const listed = execFileSync('systemd-analyze', ['syscall-filter', name], { encoding: 'utf8' });
  const names = listed
    .split('\n')
    .slice(1)
    .map((line) => line.trim());
  return names.filter((line) => /^[@a-z]/.test(line)).flatMap(callsIn);
}

/** The calls that are allowed, as systemd reads the unit: `~` takes away, and the most basic are always in it. */
function allowedCalls(): Set<string> {
  const allowed = new Set(callsIn('@default'));
  for (const filter of settingsOf('SystemCallFilter')) {
    const names = filter.replace(/^~/, '').split(/\s+/).flatMap(callsIn);
    for (const name of names) {
      if (filter.startsWith('~')) allowed.delete(name);
      else allowed.add(name);
    }
  }
  return allowed;
}

/** @returns what the server was refused, and how it ended if not as it should */
async function problemsOf(dataFolder: string): Promise<string[]> {
  const calls = join(dataFolder, 'calls');
  writeFileSync(calls, [...allowedCalls()].join('\n'));
  if (process.getuid?.() === 0) chownSync(dataFolder, NOBODY, NOBODY);
  chmodSync(dataFolder, 0o700);
  const errno = settingsOf('SystemCallErrorNumber').includes('EPERM') ? EPERM : 0;
  const base = `http://localhost:${await freePorts(process.pid)}`;
  const under = ['tests/service/filtered.py', String(errno), `${NOBODY}:${NOBODY}`, calls];
  const server = spawn('python3', [...under, process.execPath, 'dist/server/main.js'], {
    env: serverEnvironment(base, dataFolder),
  });
  let told = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => (told += text.toString()));
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  const giveUpAt = Date.now() + WITHIN;
  const mayWait = () => Date.now() < giveUpAt && server.exitCode === null;
  while (mayWait() && !told.includes('is open')) await pause(100);
  const load = { isOn: mayWait() };
  const counts = { reservations: 0, payments: 0, lost: 0, refundRequests: 0 };
  const guest = payingGuest({ base, index: 1, random: seededRandom(1), load, counts });
  while (mayWait() && counts.refundRequests === 0) await pause(100);
  load.isOn = false;
  await guest;
  server.kill('SIGTERM');
  const code = await ended;
  const refused = told.match(/refused: (?!pkey_).*/g) ?? [];
  return [
    ...refused,
    ...(code === 0 ? [] : [`The server ended with ${String(code)}:\n${told}`]),
    ...(counts.refundRequests > 0 ? [] : ['No guest booked, paid and asked for a refund']),
  ];
}

const why = missing();
if (why !== null) console.log(`The service's system calls are left out, because ${why}.`);
else {
  const dataFolder = await newDataFolder('service');
  try {
    const problems = await problemsOf(dataFolder);
    for (const problem of problems) console.error(problem);
    if (problems.length > 0) process.exitCode = 1;
    else
      console.log('The server ran under the calls of deploy/hotel.service, and none was refused.');
  } finally {
    await stopOrphan(dataFolder);
    await rm(dataFolder, { recursive: true, force: true });
  }
}
