import type { ApiContextValue } from '../context/apiContext';

/**
 * By which the server knows this tab’s own calls again, should an answer get lost: those that register, verify and replace a
 * forgotten password carry it. It is removed with everything that is kept of a guest.
 */
export function visitorKeyHeader({
  storage,
  randomKey,
}: Pick<ApiContextValue, 'storage' | 'randomKey'>) {
  const key = storage.visitorKey.read() ?? randomKey();
  storage.visitorKey.write(key);
  return { header: { 'Visitor-Key': key } };
}
