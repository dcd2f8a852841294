/** If an unpaid reservation can't be shown. */

export const notFound = 'Reservation not found.';
export const loadFailed = 'Failed to load reservation details.';
export const nothingToLookUp = 'No reservation ID or payment reference provided.';
export const empty = 'No reservation details available.';
