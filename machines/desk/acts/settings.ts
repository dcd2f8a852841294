import type {
  DeskAccountActRequest,
  DeskRole,
  DeskRoomPrice,
  DeskSettingsActRequest,
} from '../../contract/wire';
import { submits } from '../../../messages/desk/acts';
import * as messages from '../../../messages/desk/settings';
import * as fields from '../../../messages/shared/fields';
import { emailError } from '../../shared/fieldRules';
import { formatNaira, koboFromNaira, type Kobo } from '../../shared/money';
import type { LagosDate } from '../../shared/stay';
import { hasLetter, typedName } from '../../shared/typedText';
import { isNightlyPrice, priceRange } from '../nightlyPrice';
import type { SettingsStep, StaffAct } from '../refusals/deskRefusals';
import { staffPasswordError } from '../staffPassword';
import { deskRoles, type Act, type Refusal } from './act';
import { nairaIn, sumInWords, textError } from './fields';
import { memberOf, priceOf, typedPrice } from './priceChange';
import { shownIn, type AccountQuestion, type ActForm, type SettingsQuestion } from './question';

interface PriceFacts {
  nightlyKobo: Kobo;
  validFrom: LagosDate;
  today: LagosDate;
  /** The prices that the operator lets a manager set; null for the operator. */
  range: Record<'lowest' | 'highest', Kobo> | null;
}

/** Facts that decide whether a person's access can be ended. */
export interface StaffFacts {
  name: string;
  isSuspended: boolean;
  /** Whether it is their own. */
  isSelf: boolean;
  /** Whether every other manager is suspended. */
  isLastManager: boolean;
  /** Null if nothing is written down of them. */
  last: SettingsStep | null;
}

interface TerminalFacts {
  name: string;
  isInUse: boolean;
  /** Null if nobody has named or removed it. */
  last: SettingsStep | null;
}

/** It is so already: by whoever was faster, or because nobody has changed it. */
const terminalIsSo = (
  code: 'terminalKnown' | 'noSuchTerminal',
  { name, last }: TerminalFacts,
): Refusal =>
  last ? { code: 'settingsChanged', facts: { ...last, name } } : { code, facts: { name } };

type OfSettings<Name> = Extract<SettingsQuestion, { act: Name }>;

const withReason = ({ act, email }: OfSettings<StaffAct>): ActForm => ({
  begin: () => ({ why: '' }),
  request: (read, known) => {
    const revision = memberOf(shownIn(known, 'settings'), email)?.revision ?? 0;
    return { of: 'settings', body: { act, email, why: read('why'), revision } };
  },
});

function priceForm({ act, roomType: of, takenBack }: OfSettings<'setPrice'>): ActForm {
  const isNew = takenBack === null;
  const nightly = (text: string, { lowest, highest }: DeskRoomPrice) => {
    const kobo = koboFromNaira(nairaIn(text));
    if (!isNightlyPrice(kobo)) return priceRange();
    const [least, most] = [koboFromNaira(lowest), koboFromNaira(highest)];
    if (kobo >= least && kobo <= most) return undefined;
    return messages.rateStep(formatNaira(least), formatNaira(most));
  };
  return {
    begin: () => (isNew ? { nightly: '', from: '', why: '' } : { why: '' }),
    submit: (read, known) => {
      const question = { of: 'settings', act, roomType: of, takenBack } as const;
      const { nightly: naira } = typedPrice(shownIn(known, 'settings'), question, read);
      return sumInWords(submits.setPrice, koboFromNaira(naira));
    },
    check: (read, known) =>
      isNew ? { nightly: nightly(read('nightly'), priceOf(shownIn(known, 'settings'), of)) } : {},
    request: (read, known) => {
      const settings = shownIn(known, 'settings');
      const { roomType, revision } = priceOf(settings, of);
      const price = typedPrice(settings, { of: 'settings', act, roomType, takenBack }, read);
      return { of: 'settings', body: { act, roomType, ...price, why: read('why'), revision } };
    },
  };
}

/** Letters, and what stands between them in a name; a full stop in front of two of them is an address's. */
const isName = (text: string) =>
  /^[\p{L}\p{M}\u200c\u200d\s'’ʼ.\-‐‑]*$/u.test(text) && !/\.\p{L}{2}/u.test(text);

/** The error of a person's name, which goes to whom is invited; undefined if it is valid. */
export function staffNameError(name: string): string | undefined {
  if (!hasLetter(name)) return messages.nameMissing;
  return isName(name.normalize('NFKC')) ? textError(100)(name) : messages.nameWithLink;
}

const invitationForm: ActForm = {
  begin: () => ({ name: '', address: '', role: 'desk' }),
  check: (read) => ({
    name: staffNameError(typedName(read('name'))),
    address: emailError(read('address'), fields),
  }),
  request: (read) => {
    const role = deskRoles.find((one) => one === read('role')) ?? 'housekeeping';
    const body = { act: 'invite' as const, name: typedName(read('name')), email: read('address') };
    return { of: 'settings', body: { ...body, role } };
  },
};

/** The acts that end a person's access. The last manager can be reset: that is the way back in. */
export const staffActs = {
  suspend: {
    role: () => 'manager',
    needsCode: () => true,
    refusal: ({ name, isSuspended, isSelf, isLastManager, last }) => {
      if (isSelf) return { code: 'ownAccess', facts: { act: 'suspend' } };
      if (isSuspended) {
        return last
          ? { code: 'settingsChanged', facts: { ...last, name } }
          : { code: 'suspended', facts: { name } };
      }
      return isLastManager ? { code: 'lastManager', facts: { name } } : null;
    },
    form: withReason,
  },
  reset: {
    role: () => 'manager',
    needsCode: () => true,
    refusal: ({ isSelf }) => (isSelf ? { code: 'ownAccess', facts: { act: 'reset' } } : null),
    form: withReason,
  },
} satisfies Record<StaffAct, Act<StaffFacts, OfSettings<StaffAct>>>;

/** The acts with room rates and staff. */
export const settingsActs = {
  setPrice: {
    role: () => 'manager',
    needsCode: () => true,
    refusal: ({ nightlyKobo, validFrom, today, range }) => {
      if (!isNightlyPrice(nightlyKobo)) return { code: 'priceOutOfRange', facts: {} };
      if (validFrom < today) return { code: 'priceInPast', facts: { today } };
      const isOutside = range && (nightlyKobo < range.lowest || nightlyKobo > range.highest);
      return isOutside ? { code: 'rateStep', facts: range } : null;
    },
    form: priceForm,
  } satisfies Act<PriceFacts, OfSettings<'setPrice'>>,
  addTerminal: {
    role: () => 'manager',
    needsCode: () => false,
    refusal: (facts) => (facts.isInUse ? terminalIsSo('terminalKnown', facts) : null),
    form: ({ act }) => ({
      begin: () => ({ terminalName: '' }),
      check: (read) => ({ terminalName: textError(40)(typedName(read('terminalName'))) }),
      request: (read) => ({ of: 'settings', body: { act, name: typedName(read('terminalName')) } }),
    }),
  } satisfies Act<TerminalFacts, OfSettings<'addTerminal'>>,
  removeTerminal: {
    role: () => 'manager',
    needsCode: () => false,
    refusal: (facts) => (facts.isInUse ? null : terminalIsSo('noSuchTerminal', facts)),
    form: ({ act, name }) => ({
      begin: () => ({}),
      request: () => ({ of: 'settings', body: { act, name } }),
    }),
  } satisfies Act<TerminalFacts, OfSettings<'removeTerminal'>>,
  invite: {
    role: () => 'manager',
    needsCode: () => true,
    refusal: () => null,
    form: () => invitationForm,
  } satisfies Act<{ role?: DeskRole }, OfSettings<'invite'>>,
  ...staffActs,
} satisfies Record<DeskSettingsActRequest['act'], Act<never>>;

const passwordForm: ActForm = {
  begin: () => ({ currentPassword: '', newPassword: '' }),
  check: (read) => ({ newPassword: staffPasswordError(read('newPassword')) }),
  request: (read) => {
    const [currentPassword, password] = [read('currentPassword'), read('newPassword')];
    return { of: 'account', body: { act: 'changePassword', currentPassword, password } };
  },
};

/** The acts with one's own account. */
export const accountActs = {
  changePassword: { role: () => 'desk', refusal: () => null, form: () => passwordForm },
  endSession: { role: () => 'desk', refusal: () => null },
} satisfies Record<DeskAccountActRequest['act'], Act<unknown, AccountQuestion>>;
