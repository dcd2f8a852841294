import { setup } from 'xstate';
import type {
  DeskRoomPrice,
  DeskSetRoomPrice,
  DeskSettings,
  DeskSettingsActRequest,
  DeskStaffMember,
} from '../contract/wire';
import * as fields from '../../messages/shared/fields';
import { emailError } from '../shared/fieldRules';
import { fieldsIn } from '../shared/fieldsIn';
import { koboFromNaira, type Kobo } from '../shared/money';
import { requireValue } from '../shared/required';
import { roomTypeNamed } from '../shared/roomTypes';
import type { LagosDate } from '../shared/stay';
import { typedName } from '../shared/typedText';
import { nairaIn, readerOf, textError, type Form, type ReadField, type TypedFields } from './draft';
import { nothingShown, openScreen } from './openScreen';
import { openingStates, shownToAsk } from './openScreenStates';
import { isNightlyPrice, priceRange } from './nightlyPrice';
import type { StaffAct } from './refusals/deskRefusals';

/** The act that a dialog asks for. A price of a later day is taken back with that of the day before. */
export type SettingsQuestion =
  | { act: 'setPrice'; roomType: string; takenBack: LagosDate | null }
  | { act: 'invite' }
  | { act: StaffAct; email: string };
type PriceQuestion = Extract<SettingsQuestion, { act: 'setPrice' }>;

/** @throws Error if it is none of the hotel's types */
function priceOf({ prices }: DeskSettings, roomType: string): DeskRoomPrice {
  const price = prices.find((one) => one.roomType === roomType);
  if (!price) throw new Error(`There is no price of ${roomType}`);
  return price;
}

/** The person with an address; undefined if nobody has it. */
export function memberOf({ staff }: DeskSettings, email: string): DeskStaffMember | undefined {
  return staff.find((one) => one.email === email);
}

/** The price that comes of a dialog: from which check-in on, and how much a night. */
function typedPrice(settings: DeskSettings, question: PriceQuestion, read: ReadField) {
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
  const { from, nightly } = typedPrice(settings, question, readerOf({ typed }));
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

function formOf(
  question: SettingsQuestion,
): Form<DeskSettings, SettingsQuestion, DeskSettingsActRequest> {
  switch (question.act) {
    case 'setPrice': {
      const { act, takenBack } = question;
      return {
        begin: () => (takenBack === null ? { nightly: '', from: '', why: '' } : { why: '' }),
        check: (read) =>
          takenBack === null
            ? {
                nightly: isNightlyPrice(koboFromNaira(nairaIn(read('nightly'))))
                  ? undefined
                  : priceRange(),
              }
            : {},
        act: (read, settings) => {
          const { roomType, revision } = priceOf(settings, question.roomType);
          const price = typedPrice(settings, question, read);
          return { act, roomType, ...price, why: read('why'), revision };
        },
      };
    }
    case 'invite':
      return {
        begin: () => ({ name: '', address: '', role: 'desk' }),
        check: (read) => ({
          name: textError(100)(typedName(read('name'))),
          address: emailError(read('address'), fields),
        }),
        act: (read) => ({
          act: 'invite',
          name: typedName(read('name')),
          email: read('address'),
          role: read('role') === 'manager' ? 'manager' : 'desk',
        }),
      };
    case 'suspend':
    case 'reset':
      return {
        begin: () => ({ why: '' }),
        act: (read, settings) => {
          const revision = memberOf(settings, question.email)?.revision ?? 0;
          return { ...question, why: read('why'), revision };
        },
      };
  }
}

/** Reads a question that a tab kept; null if it is none. */
export function readSettingsQuestion(value: unknown): SettingsQuestion | null {
  const { act, roomType, takenBack, email } = fieldsIn(value);
  if (act === 'invite') return { act };
  if (act === 'setPrice' && typeof roomType === 'string' && roomTypeNamed(roomType)) {
    if (takenBack === null || typeof takenBack === 'string') return { act, roomType, takenBack };
  }
  const isOfStaff = (act === 'suspend' || act === 'reset') && typeof email === 'string';
  return isOfStaff ? { act, email } : null;
}

/** Whether what a dialog asks for can be done as things stand. */
function isOffered(settings: DeskSettings, question: SettingsQuestion): boolean {
  if (question.act === 'invite') return true;
  if (question.act === 'setPrice') {
    const { planned } = priceOf(settings, question.roomType);
    return question.takenBack === null || planned.some(({ from }) => from === question.takenBack);
  }
  const acts = memberOf(settings, question.email)?.acts ?? [];
  return acts.some(({ act, isAllowed }) => act === question.act && isAllowed);
}

/** Room rates and staff. */
export const settingsMachine = setup(
  openScreen<DeskSettings, DeskSettingsActRequest, SettingsQuestion>({
    // A new link is no loss for who has not followed the first one.
    canDo: (settings, request) =>
      request.act === 'reset' && memberOf(settings, request.email)?.state === 'invited',
    canAsk: isOffered,
    formOf,
  }),
).createMachine({
  id: 'settings',
  options: { maxIterations: 1000 },
  context: nothingShown,
  initial: 'loading',
  states: { ...openingStates('Settings'), shown: shownToAsk },
});
