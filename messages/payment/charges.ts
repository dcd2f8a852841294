/** What a price contains beside the rooms. */

export const charges = { vat: 'VAT', serviceCharge: 'service charge' } as const;

/** Below the lines in which the charge is contained. */
export function included(charge: keyof typeof charges, percent: number): string {
  return `Includes ${charges[charge]} (${percent}%)`;
}
