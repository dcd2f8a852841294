/** What to do next with an unpaid reservation. */

export const nothingToPay = 'It doesn’t include any rooms, so there’s nothing to pay.';
export const pay = 'Pay for my reservation';

export function keptUntil(timestamp: string): string {
  return `We’re holding your rooms until ${timestamp} (Lagos time). Please pay before then.`;
}
