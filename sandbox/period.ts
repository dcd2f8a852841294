/**
 * Whether a time lies between two others, either of which may be missing; a date without a time counts as the whole
 * day.
 */
export function isWithin(at: string, from: string | null, to: string | null): boolean {
  const isLateEnough = from === null || Date.parse(at) >= Date.parse(from);
  const isBareDay = to !== null && /^\d{4}-\d{2}-\d{2}$/.test(to);
  const end = isBareDay ? `${to}T23:59:59.999Z` : to;
  return isLateEnough && (end === null || Date.parse(at) <= Date.parse(end));
}
