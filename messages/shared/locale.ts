/** How dates, times, amounts and numbers are written: a locale of Intl. */
export const locale = 'en-NG';

/** The language of the pages, for browsers and those who have pages read to them (BCP 47). */
export const pageLanguage = 'en-NG';
