const ANY_ORIGIN = 'https://site.invalid';

function parsed(text: string): URL | undefined {
  try {
    return new URL(text, ANY_ORIGIN);
  } catch {
    return undefined;
  }
}

/**
 * The path and query that a text names on this very site; undefined for the address of another one,
 * however it is disguised (`//elsewhere`, `/\elsewhere`).
 */
export function sameOriginPath(text: string): string | undefined {
  const url = text.startsWith('/') ? parsed(text) : undefined;
  return url?.origin === ANY_ORIGIN ? `${url.pathname}${url.search}` : undefined;
}
