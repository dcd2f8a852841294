import type { EnvironmentReader } from './environmentReader';

/** Where the server tells how it fares. */
export interface MetricsSettings {
  host: string;
  port: number;
  /** The token that a scraper must send; null where only this machine can ask. */
  token: string | null;
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/;
const MINIMUM_TOKEN_LENGTH = 32;

/**
 * Null, and nothing is told, unless a port is set. Where others than this machine can reach it, a token is demanded:
 * the numbers say how much the hotel sells.
 */
export function readMetrics(read: EnvironmentReader): MetricsSettings | null {
  if (read.text('METRICS_PORT', null) === null) return null;
  const host = read.text('METRICS_HOST', '127.0.0.1');
  const token = read.text('METRICS_TOKEN', null);
  if (token !== null && token.length < MINIMUM_TOKEN_LENGTH) {
    read.complain('METRICS_TOKEN', `needs at least ${MINIMUM_TOKEN_LENGTH} characters`);
  }
  if (token === null && !LOOPBACK.test(host)) {
    read.complain('METRICS_TOKEN', 'is missing, where METRICS_HOST is not this machine alone');
  }
  // The port is there; what is read instead of a wrong one is never used.
  return { host, port: read.port('METRICS_PORT', 9_464), token };
}
