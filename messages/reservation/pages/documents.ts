/** What can be fetched of a reservation as a file. */

export const names = { receipt: 'Receipt as PDF', calendar: 'Add to calendar' } as const;
export const fetching = 'Fetching the file...';
