import { statfs } from 'node:fs/promises';
import { connect } from 'node:tls';
import type { Configuration } from '../../configuration/configuration';
import { fail, ok, pointOf, warn, type Finding } from './finding';

/** Checks around the server: the certificate that guests see, the clock and the disk. */

const DAY = 24 * 60 * 60_000;
const TIMEOUT_MS = 10_000;

const CERTIFICATE = 'Certificate';
const RENEW = 'Renew it, and see why the proxy did not do it by itself.';

/** The certificate that a site presents. */
export interface ShownCertificate {
  /** Why it isn't trusted; null if it is. */
  refusal: string | null;
  validTo: Date;
}

export function judgeCertificate({ refusal, validTo }: ShownCertificate, now: Date): Finding {
  const days = Math.floor((validTo.getTime() - now.getTime()) / DAY);
  if (refusal !== null) return fail(CERTIFICATE, `guests’ browsers refuse it: ${refusal}`, RENEW);
  const says = `valid for ${days} more days`;
  if (days < 3) return fail(CERTIFICATE, says, RENEW);
  return days < 14 ? warn(CERTIFICATE, says, RENEW) : ok(CERTIFICATE, says);
}

function certificateOf({ hostname, port }: URL): Promise<ShownCertificate> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname,
      port: port === '' ? 443 : Number(port),
      servername: hostname,
      // Accepts any certificate, because this examines it and reports what is wrong.
      rejectUnauthorized: false,
      timeout: TIMEOUT_MS,
    });
    socket.once('secureConnect', () => {
      const { authorized, authorizationError } = socket;
      const { valid_to: validTo } = socket.getPeerCertificate();
      const refusal = authorized ? null : String(authorizationError);
      resolve({ refusal, validTo: new Date(validTo) });
      socket.end();
    });
    socket.once('timeout', () => socket.destroy(new Error('it does not answer')));
    socket.once('error', reject);
  });
}

/** Examines the certificate that guests see. */
export async function examineCertificate(publicUrl: string, now: Date): Promise<Finding> {
  const url = new URL(publicUrl);
  if (url.protocol !== 'https:')
    return ok(CERTIFICATE, `none: ${publicUrl} is local, in development`);
  try {
    return judgeCertificate(await certificateOf(url), now);
  } catch (error) {
    return fail(
      CERTIFICATE,
      `${publicUrl} can’t be reached from here: ${pointOf(error)}`,
      'See whether the proxy runs and the name leads to it; payments come back there.',
    );
  }
}

const SET_CLOCKS = 'Let both machines set their clocks by NTP (timedatectl set-ntp true).';

/** Compares this machine's clock with the database's, because holds, codes and sessions end by the clock. */
export function judgeClock(ours: Date, databases: Date): Finding {
  const seconds = Math.round(Math.abs(ours.getTime() - databases.getTime()) / 1_000);
  const says = `${seconds} s apart from the database’s`;
  if (seconds > 60) return fail('Clock', says, SET_CLOCKS);
  return seconds > 5 ? warn('Clock', says, SET_CLOCKS) : ok('Clock', says);
}

const GIB = 1024 ** 3;
const MAKE_ROOM = 'Make room: a database that can’t write stops taking reservations.';

/** How full the data folder's disk is. Both in bytes. */
export function judgeDisk(free: number, whole: number): Finding {
  const share = Math.round((free / whole) * 100);
  const says = `${(free / GIB).toFixed(1)} GiB (${share} %) free`;
  if (free < GIB) return fail('Disk', says, MAKE_ROOM);
  return share < 10 ? warn('Disk', says, MAKE_ROOM) : ok('Disk', says);
}

/** Examines the database's disk, which can be seen from here only if PostgreSQL is the embedded one. */
export async function examineDisk({
  dataFolder,
  databaseUrl,
}: Pick<Configuration, 'dataFolder' | 'databaseUrl'>): Promise<Finding> {
  if (databaseUrl !== null) return ok('Disk', 'is the database’s own; look at it there');
  try {
    const { bavail, blocks, bsize } = await statfs(dataFolder);
    const found = judgeDisk(bavail * bsize, blocks * bsize);
    return { ...found, says: `${found.says}, in ${dataFolder}` };
  } catch (error) {
    return fail(
      'Disk',
      `${dataFolder} can’t be looked at: ${pointOf(error)}`,
      'Check DATA_FOLDER.',
    );
  }
}
