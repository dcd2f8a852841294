import type { EnvironmentReader } from './environmentReader';

/** Where the server publishes its metrics. */
export interface MetricsSettings {
  host: string;
  port: number;
  /** The token that a scraper must send; null if only this machine can connect. */
  token: string | null;
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/;
const MINIMUM_TOKEN_LENGTH = 32;

/** Null unless a port is set. Other machines need a token, because the numbers reveal what the hotel sells. */
export function readMetrics(read: EnvironmentReader): MetricsSettings | null {
  const host = read.text('METRICS_HOST', '127.0.0.1');
  const token = read.text('METRICS_TOKEN', null);
  if (read.text('METRICS_PORT', null) === null) return null;
  if (token !== null && token.length < MINIMUM_TOKEN_LENGTH) {
    read.complain('METRICS_TOKEN', `needs at least ${MINIMUM_TOKEN_LENGTH} characters`);
  }
  if (token === null && !LOOPBACK.test(host)) {
    read.complain('METRICS_TOKEN', 'is missing, where METRICS_HOST is not this machine alone');
  }
  // The port's value is not used if it is invalid.
  return { host, port: read.port('METRICS_PORT', 9_464), token };
}
