/** What a price includes beside the rooms. */

export const charges = { vat: 'VAT', serviceCharge: 'service charge' } as const;

/** Below the rows whose sum includes the charge. */
export function included(charge: keyof typeof charges, percent: number): string {
  return `Includes ${charges[charge]} (${percent}%)`;
}

/** The row of a reduction. @param reason such as the code of a promotion */
export function reduced(reason: string, percent: number): string {
  return `${reason} (${percent}% off)`;
}
