/** What to do next with an unpaid reservation. */

export const nothingToPay = 'No rooms are reserved with it, so there is nothing to pay.';
export const pay = 'Pay for my reservation';

export function keptUntil(timestamp: string): string {
  return `We keep your rooms until ${timestamp} (Lagos time). Please pay before then.`;
}
