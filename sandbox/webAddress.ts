/** The URL if it is an absolute http(s) one, the only kind that a checkout links to. */
export function webAddress(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  try {
    const { protocol } = new URL(value);
    return protocol === 'http:' || protocol === 'https:' ? value : null;
  } catch {
    return null;
  }
}

/** Appends parameters to the query, keeping existing ones and the fragment. */
export function withQuery(address: string, parameters: Record<string, string>): string {
  const [beforeFragment = '', ...fragment] = address.split('#');
  const separator = beforeFragment.includes('?') ? '&' : '?';
  const query = new URLSearchParams(parameters).toString();
  const suffix = fragment.length > 0 ? `#${fragment.join('#')}` : '';
  return `${beforeFragment}${separator}${query}${suffix}`;
}
