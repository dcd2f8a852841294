/** What the hotel is, wherever it is named: on the site, in its metadata, in emails and on receipts. */

export const kind = 'University Conference Centre Hotel';

/** The hotel in two sentences, for search engines and link previews. */
export function description(hotel: string): string {
  return (
    `${hotel} is the hotel of the university’s conference centre: quiet rooms around a shaded ` +
    'courtyard. Choose your dates, book direct and pay securely by card or bank transfer.'
  );
}

export const frontDesk = 'Front desk';
export const concierge = 'Concierge';

/** The same for staff, in front of the desk. */
export const deskNeedsScript =
  'The front desk needs JavaScript and an up-to-date browser: Chrome 109, Safari 16, Firefox 115 or newer.';

/** For browsers without scripts, and for those that are too old. */
export function needsScript(hotel: string, phone: string): string {
  return `${hotel}: to book online, please use an up-to-date browser with JavaScript turned on. Or call ${phone}.`;
}
