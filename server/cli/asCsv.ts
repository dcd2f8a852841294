import { stringify } from 'csv-stringify/sync';
import type { DeskView } from '../desk/deskView';

const columns = [
  'id',
  'status',
  'refundStatus',
  'cancelReason',
  'checkIn',
  'checkOut',
  'nights',
  'rooms',
  'roomTypes',
  'adults',
  'children',
  'name',
  'email',
  'phone',
  'specialRequest',
  'price',
  'total',
  'vat',
  'serviceCharge',
  'paymentReference',
  'createdAt',
] as const satisfies readonly (keyof DeskView)[];

/**
 * Reservations as CSV, with the byte order mark by which Excel reads it as UTF-8. Guests' input is escaped, so that it
 * can't become a spreadsheet formula.
 */
export function asCsv(views: readonly DeskView[]): string {
  const records = views.map((view) => ({ ...view, rooms: view.rooms.join(' ') }));
  return stringify(records, {
    columns: [...columns],
    header: true,
    bom: true,
    escape_formulas: true,
  });
}
