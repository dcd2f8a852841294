import type {
  DeskRoomPrice,
  DeskSetRoomPrice,
  DeskSettings,
  DeskStaffMember,
} from '../../contract/wire';
import { koboFromNaira, type Kobo } from '../../shared/money';
import { requireValue } from '../../shared/required';
import type { LagosDate } from '../../shared/stay';
import { isNightlyPrice } from '../nightlyPrice';
import { nairaIn, readerOf, type ReadField, type TypedFields } from './fields';
import type { SettingsQuestion } from './question';

/** The rate that a dialog of the settings would set. */

type PriceQuestion = Extract<SettingsQuestion, { act: 'setPrice' }>;

/** @throws Error if it is none of the hotel's types */
export function priceOf({ prices }: DeskSettings, roomType: string): DeskRoomPrice {
  const price = prices.find((one) => one.roomType === roomType);
  if (!price) throw new Error(`There is no price of ${roomType}`);
  return price;
}

/** The price that comes of a dialog: from which check-in on, and how much a night. */
export function typedPrice(settings: DeskSettings, question: PriceQuestion, read: ReadField) {
  const { takenBack } = question;
  if (takenBack === null) return { from: read('from'), nightly: nairaIn(read('nightly')) };
  const { now, planned } = priceOf(settings, question.roomType);
  const before = planned.filter(({ from }) => from < takenBack).at(-1) ?? now;
  return {
    from: takenBack,
    nightly: requireValue(before ?? null, 'The first price is not taken back').nightly,
  };
}

/** A price that somebody is about to set, beside those that it comes between. */
export interface PriceChange {
  from: LagosDate;
  nightly: Kobo;
  /** The price of that day without it; null before the type's first price. */
  instead: Kobo | null;
  /** The next one that is set, which stays. */
  next: DeskSetRoomPrice | undefined;
  /** By how many percent it differs, if that may be a typing error; else null. */
  jump: number | null;
}

const JUMP_PERCENT = 50;

/** The change that a dialog would make; null while it has no price and no day. */
export function priceChange(
  settings: DeskSettings,
  question: PriceQuestion,
  typed: TypedFields,
): PriceChange | null {
  const { from, nightly } = typedPrice(settings, question, readerOf(typed));
  if (from < settings.today || !isNightlyPrice(koboFromNaira(nightly))) return null;
  const { now, planned } = priceOf(settings, question.roomType);
  const instead = planned.filter((one) => one.from <= from).at(-1) ?? now;
  const percent = instead ? Math.round((nightly / instead.nightly - 1) * 100) : 0;
  return {
    from,
    nightly: koboFromNaira(nightly),
    instead: instead ? koboFromNaira(instead.nightly) : null,
    next: planned.find((one) => one.from > from),
    jump: Math.abs(percent) < JUMP_PERCENT ? null : percent,
  };
}

/** The person with an address; undefined if nobody has it. */
export function memberOf({ staff }: DeskSettings, email: string): DeskStaffMember | undefined {
  return staff.find((one) => one.email === email);
}
