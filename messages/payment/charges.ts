/** What a price includes beside the rooms. */

export const charges = { vat: 'VAT', serviceCharge: 'service charge' } as const;

/** Below the rows whose sum includes the charge. */
export function included(charge: keyof typeof charges, percent: number): string {
  return `Includes ${charges[charge]} (${percent}%)`;
}

/** The row of a reduction. @param reason such as “The air conditioner was out of order”; empty once it is erased */
export function reduced(reason: string): string {
  return reason === '' ? 'Reduction' : `Reduction: ${reason}`;
}
