import { locale } from '../../messages/shared/locale';

/**
 * Postpones what takes long to make until it is first needed, and keeps it. A formatter of `Intl` takes up to 80 ms on a
 * cheap phone, which a page would spend on loading even if it formats nothing.
 */
export function madeOnce<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** A format of dates or times in the site’s language, made when it is first needed. */
export function dateFormat(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  return madeOnce(() => new Intl.DateTimeFormat(locale, options));
}
