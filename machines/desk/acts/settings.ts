import type { DeskSettingsActRequest } from '../../contract/wire';
import type { Kobo } from '../../shared/money';
import type { LagosDate } from '../../shared/stay';
import { isNightlyPrice } from '../nightlyPrice';
import type { SettingsStep, StaffAct } from '../refusals/deskRefusals';
import type { Act } from './act';

interface PriceFacts {
  nightlyKobo: Kobo;
  validFrom: LagosDate;
  today: LagosDate;
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

/** The acts that end a person's access. The last manager can be reset: that is the way back in. */
export const staffActs = {
  suspend: {
    role: () => 'manager',
    refusal: ({ name, isSuspended, isSelf, isLastManager, last }) => {
      if (isSelf) return { code: 'ownAccess', facts: { act: 'suspend' } };
      if (isSuspended) {
        return last
          ? { code: 'settingsChanged', facts: { ...last, name } }
          : { code: 'suspended', facts: { name } };
      }
      return isLastManager ? { code: 'lastManager', facts: { name } } : null;
    },
  },
  reset: {
    role: () => 'manager',
    refusal: ({ isSelf }) => (isSelf ? { code: 'ownAccess', facts: { act: 'reset' } } : null),
  },
} satisfies Record<StaffAct, Act<StaffFacts>>;

/** The acts with room rates and staff. */
export const settingsActs = {
  setPrice: {
    role: () => 'manager',
    refusal: ({ nightlyKobo, validFrom, today }) => {
      if (!isNightlyPrice(nightlyKobo)) return { code: 'priceOutOfRange', facts: {} };
      return validFrom < today ? { code: 'priceInPast', facts: { today } } : null;
    },
  } satisfies Act<PriceFacts>,
  invite: { role: () => 'manager', refusal: () => null } satisfies Act<unknown>,
  ...staffActs,
} satisfies Record<DeskSettingsActRequest['act'], Act<never>>;
