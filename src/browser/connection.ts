/** The device's connection as the browser reports it (only Chromium does). */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const slowKinds: unknown[] = ['slow-2g', '2g', '3g'];

function connectionOf(device: Navigator): Connection {
  const known: unknown = 'connection' in device ? device.connection : undefined;
  return typeof known === 'object' && known !== null ? known : {};
}

/**
 * Whether nothing should be prefetched: the guest saves data, or the connection is 2G. Whether there is one at all
 * isn't asked of the device, which may be wrong (`src/api/reachability.ts`).
 */
export function prefersReducedData(device: Navigator = navigator): boolean {
  const { saveData, effectiveType } = connectionOf(device);
  return saveData === true || effectiveType === 'slow-2g' || effectiveType === '2g';
}

/** Whether the connection is fast enough to prefetch what the guest will probably want next. */
export function hasFastConnection(device: Navigator = navigator): boolean {
  return !prefersReducedData(device) && !slowKinds.includes(connectionOf(device).effectiveType);
}
