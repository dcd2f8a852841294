/** What a price includes beside the rooms. */

export const charges = { vat: 'VAT', serviceCharge: 'service charge' } as const;

/** Below the rows whose sum includes the charge. */
export function included(charge: keyof typeof charges, percent: number): string {
  return `Includes ${charges[charge]} (${percent}%)`;
}

/** Beside a sum that includes the charge. @param amount such as `₦104.65` */
export function includedSum(charge: keyof typeof charges, percent: number, amount: string): string {
  return `with ${charges[charge]} (${percent}%) of ${amount}`;
}

/** The row of a reduction. @param reason such as “The air conditioner was out of order”; empty once it is erased */
export function reduced(reason: string): string {
  return reason === '' ? 'Reduction' : `Reduction: ${reason}`;
}
