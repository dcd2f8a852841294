import { isIP } from 'node:net';
import type { EnvironmentReader } from './environmentReader';

/** In production the proxies must be named, or `none` be given explicitly, because every limit depends on it. */
export function readProxies(read: EnvironmentReader, production: boolean): string | false {
  const proxies = production ? read.required('TRUST_PROXY') : read.text('TRUST_PROXY', 'none');
  if (proxies === 'none' || proxies === '') return false;
  const wrong = proxies.split(',').find((proxy) => !isProxy(proxy.trim()));
  if (wrong !== undefined) {
    read.complain(
      'TRUST_PROXY',
      `must list addresses of proxies, or say none, not "${wrong.trim()}"`,
    );
  }
  return proxies;
}

const networksByName = ['loopback', 'linklocal', 'uniquelocal'];
/** The shortest accepted prefix: a wider network can't be the hotel's own, and would trust anyone. */
const WIDEST_NETWORK = 8;

function isProxy(text: string): boolean {
  if (networksByName.includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  const width = version === 4 ? 32 : 128;
  return /^\d+$/.test(bits) && Number(bits) >= WIDEST_NETWORK && Number(bits) <= width;
}
