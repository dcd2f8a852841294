/** The Intl locale of dates, times, amounts and numbers. */
export const locale = 'en-NG';

/** The pages' language, for browsers and screen readers (BCP 47). */
export const pageLanguage = 'en-NG';
