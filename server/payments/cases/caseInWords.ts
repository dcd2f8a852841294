import type { CaseKind } from '../../../machines/payment/paymentCaseMachine';
import { formatNaira } from '../../../machines/shared/money';
import { kinds } from '../../../messages/payment/cases';
import type { CaseDetail } from './cases';

/** Whether a kind is one of this version, not only of an earlier one. */
export function isCaseKind(kind: string): kind is CaseKind {
  return Object.hasOwn(kinds, kind);
}

/** A case's kind in words; the kind's name if only an earlier version knew it. */
export const kindInWords = (kind: string): string => (isCaseKind(kind) ? kinds[kind] : kind);

/** The same with the kind's name, as in logs and notes. */
export const caseInWords = (kind: string): string =>
  isCaseKind(kind) ? `${kinds[kind]} (${kind})` : kind;

/** The provider's facts, e.g. `paid ₦100.00, currency USD`, without unknown ones. */
export function factsInWords(detail: CaseDetail): string {
  return Object.entries(detail)
    .flatMap(([name, value]) => (value === null ? [] : [factInWords(name, value)]))
    .join(', ');
}

function factInWords(name: string, value: string | number): string {
  const isMoney = name.endsWith('Kobo') && typeof value === 'number';
  const words = name.replace(/Kobo$/, '').replaceAll(/[A-Z]/g, (one) => ` ${one.toLowerCase()}`);
  return `${words} ${isMoney ? formatNaira(value) : value}`;
}
