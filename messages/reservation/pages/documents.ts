/** The downloadable documents of a reservation. */

export const names = { receipt: 'Receipt as PDF', calendar: 'Add to calendar' } as const;
export const fetching = 'Fetching the file...';
