import type { DeskMoneyActRequest } from '../../contract/wire';
import { lagosToday, type LagosDate } from '../../shared/stay';
import type { Step } from '../inWords';
import type { Act } from './act';

interface ClosingFacts {
  date: LagosDate;
  now: Date;
  /** Closing of the day; undefined while it is open. */
  closing: Step | undefined;
}

interface CaseFacts {
  /** The time at which a colleague closed it; null while it is open. */
  closedAt: Date | null;
  closingNote: string | null;
}

/** The acts with the money of a day. */
export const moneyActs = {
  closeDay: {
    role: () => 'desk',
    refusal: ({ date, now, closing }) => {
      if (date > lagosToday(now)) return { code: 'dayNotBegun', facts: {} };
      if (!closing) return null;
      const { by, at } = closing;
      return { code: 'dayClosed', facts: { by, at } };
    },
  } satisfies Act<ClosingFacts>,
  compareBooks: { role: () => 'desk', refusal: () => null } satisfies Act<unknown>,
  recordRefunds: { role: () => 'manager', refusal: () => null } satisfies Act<unknown>,
  decideCase: {
    role: () => 'manager',
    refusal: ({ closedAt: at, closingNote }) =>
      at === null ? null : { code: 'caseDecided', facts: { at, note: closingNote ?? '' } },
  } satisfies Act<CaseFacts>,
} satisfies Record<DeskMoneyActRequest['act'], Act<never>>;
