/** The front desk's own measures, denser than the site's. Guests' pages don't load them. */
export const deskMeasures = {
  /** A row that is read with a mouse; under a finger it is a whole target. */
  row: '2.5rem',
  page: '100rem',
  /** The plan: its column of rooms, a night, its head, and the stripes of a closed room. */
  plan: { rooms: '5.5rem', night: '3.75rem', head: '6rem', stripe: '6px', stripes: '12px' },
} as const;
