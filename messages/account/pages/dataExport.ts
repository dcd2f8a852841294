/** Everything that is kept of a guest, as a file. */

export const title = 'Your Data';
export const download = 'Download Your Data';
export const fetching = 'Fetching...';
