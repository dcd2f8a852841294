import type { Locator, Page } from 'playwright/test';
import type { Reservation } from '../../../../machines/contract/wire';
import { formatNaira, koboFromNaira } from '../../../../machines/shared/money';
import type { FieldErrors } from '../../../../machines/shared/fieldErrors';
import { expect } from './world';

/** The detail beside a term in a summary, on a receipt or among a stay's details. */
export function detailOf(page: Page | Locator, term: string): Locator {
  return page.locator(`div:has(> dt > span:text-is("${term}")) > dd`);
}

/** A date is shown beside a term, in any format. */
export async function showsDate(page: Page | Locator, term: string, date: string): Promise<void> {
  await expect(detailOf(page, term).locator('time')).toHaveAttribute('datetime', date);
}

async function showsTexts(
  page: Page | Locator,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [term, text] of Object.entries(texts)) {
    await expect(detailOf(page, term), term).toHaveText(text);
  }
}

/** Each of the texts is shown beside its term, and so are both dates. */
async function showsStay(
  page: Page | Locator,
  { checkInDate, checkOutDate }: Pick<Reservation, 'checkInDate' | 'checkOutDate'>,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  await showsTexts(page, texts);
  await showsDate(page, 'Check-in', checkInDate);
  await showsDate(page, 'Check-out', checkOutDate);
}

const statusMessages: Readonly<Record<Reservation['paymentStatus'], string>> = {
  pending: 'Pending',
  paid: 'Paid',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};

const naira = (amount: number) => formatNaira(koboFromNaira(amount));

/** An unpaid reservation, payable or not: guests, dates and price. */
export async function showsReservation(page: Page, view: Reservation): Promise<void> {
  await showsStay(page, view, {
    Guest: view.name,
    Email: view.emailAddress,
    Phone: view.phoneNumber,
    'Stay duration': `${view.nights} Nights`,
    'Total Amount': naira(view.totalPrice),
  });
}

/** The details of a guest's own reservation. */
export async function showsDetails(page: Page, view: Reservation): Promise<void> {
  await showsStay(page, view, {
    Status: statusMessages[view.paymentStatus],
    'Reservation ID': view.id,
    Guest: view.name,
    'Stay duration': `${view.nights} Nights`,
    Room: view.roomMayChange === true ? `${view.roomNumber} (may still change)` : view.roomNumber,
    'Total Price': naira(view.totalPrice),
  });
}

/** The receipt of a reservation, with the payment's reference. */
export async function showsReceipt(page: Page, view: Reservation): Promise<void> {
  await showsStay(page.getByRole('region', { name: 'Payment Receipt' }), view, {
    'Reservation ID': view.id,
    Room: view.roomNumber,
    'Payment reference': view.paymentRefrence ?? '',
    'Total paid': naira(view.totalPrice),
  });
}

/** Each invalid field has its error below it, and no other field has one; the labels are by field. */
export async function showsErrors<Form extends object>(
  form: Locator,
  labels: { readonly [Field in keyof Form]?: string },
  errors: FieldErrors<Form>,
): Promise<void> {
  for (const field in labels) {
    const named = { name: labels[field] ?? '', exact: true };
    const control = form.getByRole('textbox', named).or(form.getByRole('combobox', named));
    const error = errors[field];
    if (error === undefined) await expect(control).not.toHaveAttribute('aria-invalid', 'true');
    else await expect(control).toHaveAccessibleDescription(new RegExp(`^${error}`));
  }
}
