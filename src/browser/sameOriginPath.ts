const ANY_ORIGIN = 'https://site.invalid';

function parsed(text: string): URL | undefined {
  try {
    return new URL(text, ANY_ORIGIN);
  } catch {
    return undefined;
  }
}

/**
 * The path and query of a text that points to this site; undefined for any other site, however disguised
 * (`//elsewhere`, `/\elsewhere`).
 */
export function sameOriginPath(text: string): string | undefined {
  const url = text.startsWith('/') ? parsed(text) : undefined;
  return url?.origin === ANY_ORIGIN ? `${url.pathname}${url.search}` : undefined;
}
