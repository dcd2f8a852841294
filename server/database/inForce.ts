import type { deskPayment } from './schema';

/** The payments at the desk that count: none that a correction has replaced. */
export function inForce<
  Row extends Pick<typeof deskPayment.$inferSelect, 'id' | 'kind' | 'corrects'>,
>(movements: readonly Row[]): Row[] {
  const replaced = new Set(movements.map(({ corrects }) => corrects));
  return movements.filter(({ id, kind }) => kind === 'taken' && !replaced.has(id));
}
