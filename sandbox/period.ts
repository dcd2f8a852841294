/** Whether a moment lies between two others, of which either may be missing; a bare day counts whole. */
export function isWithin(at: string, from: string | null, to: string | null): boolean {
  const isLateEnough = from === null || Date.parse(at) >= Date.parse(from);
  const isBareDay = to !== null && /^\d{4}-\d{2}-\d{2}$/.test(to);
  const end = isBareDay ? `${to}T23:59:59.999Z` : to;
  return isLateEnough && (end === null || Date.parse(at) <= Date.parse(end));
}
