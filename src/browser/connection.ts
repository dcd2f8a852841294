/** The device's connection, as far as its browser tells (Chromium does, others don't). */
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
 * Whether nothing may be fetched that was not asked for: the guest saves data, the line is 2G, or
 * there is none: browsers remember a script that could not be had, and don't ask for it again.
 */
export function prefersReducedData(device: Navigator = navigator): boolean {
  if (!device.onLine) return true;
  const { saveData, effectiveType } = connectionOf(device);
  return saveData === true || effectiveType === 'slow-2g' || effectiveType === '2g';
}

/** Whether the line is good enough to fetch what the guest will probably want next. */
export function hasFastConnection(device: Navigator = navigator): boolean {
  return !prefersReducedData(device) && !slowKinds.includes(connectionOf(device).effectiveType);
}
