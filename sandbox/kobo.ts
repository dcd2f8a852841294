const NAIRA = new Intl.NumberFormat('en-NG', { style: 'currency', currency: 'NGN' });

/** For screens, such as ₦6,000.00. */
export function formatNaira(kobo: number): string {
  return NAIRA.format(kobo / 100);
}

/** Naira as Flutterwave writes them on the wire: a number with at most two decimals. */
export function nairaOf(kobo: number): number {
  return kobo / 100;
}

/**
 * Whole kobo from naira as a client wrote them, number or text, parsed digit by digit: multiplying 19.99 by 100 gives
 * 1998.9999999999998. Null if it is not an amount with at most two decimals.
 */
export function koboOfNaira(naira: unknown): number | null {
  if (typeof naira !== 'number' && typeof naira !== 'string') return null;
  const match = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(String(naira).trim());
  if (match === null) return null;
  return Number((match[1] ?? '') + (match[2] ?? '').padEnd(2, '0'));
}

/** `permille` tenths of a per cent of an amount in kobo, rounded half up. */
export function shareOf(kobo: number, permille: number): number {
  return Math.floor((kobo * permille + 500) / 1000);
}
