/** Exporting a guest's data as a file. */

export const title = 'Your Data';
export const download = 'Download Your Data';
export const fetching = 'Fetching...';
