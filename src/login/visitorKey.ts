import type { ApiContextValue } from '../context/apiContext';

/**
 * The header by which the server recognises this tab’s repeated calls after a lost response: calls that register,
 * verify and replace a forgotten password carry it. The key is removed with everything stored about a guest.
 */
export function visitorKeyHeader({
  storage,
  randomKey,
}: Pick<ApiContextValue, 'storage' | 'randomKey'>) {
  const key = storage.visitorKey.read() ?? randomKey();
  storage.visitorKey.write(key);
  return { header: { 'Visitor-Key': key } };
}
