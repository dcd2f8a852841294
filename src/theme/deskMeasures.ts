/** What the front desk has beside the site's tokens: more on a screen. Guests' pages don't carry it. */
export const deskMeasures = {
  /** A row that is read with a mouse; under a finger it is a whole target. */
  row: '2.5rem',
  page: '100rem',
} as const;
