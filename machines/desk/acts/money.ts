import type { DeskMoneyActRequest } from '../../contract/wire';
import { type LagosDate } from '../../shared/stay';
import { typedCode } from '../../shared/typedText';
import type { Step } from '../inWords';
import type { Act } from './act';
import type { ActForm, MoneyQuestion } from './question';

type OfMoney<Name> = Extract<MoneyQuestion, { act: Name }>;

interface ClosingFacts {
  date: LagosDate;
  /** The business day. */
  today: LagosDate;
  /** Closing of the day; undefined while it is open. */
  closing: Step | undefined;
}

interface CaseFacts {
  /** The time at which a colleague closed it; null while it is open. */
  closedAt: Date | null;
  closingNote: string | null;
}

/** The dialog of a decision. */
function decisionForm({ act, caseId, decision }: OfMoney<'decideCase'>): ActForm {
  const decided = { act, caseId, decision };
  switch (decision) {
    case 'adoptRefunds':
      return { begin: () => ({}), request: () => ({ of: 'money', body: decided }) };
    // A refund goes to an account in two steps: in whose name it is, then why.
    case 'sendToAccount':
      return {
        begin: () => ({ bank: '', accountNumber: '' }),
        request: (read) => {
          const account = { bank: read('bank'), accountNumber: typedCode(read('accountNumber')) };
          const why = read('why') === '' ? {} : { why: read('why') };
          return { of: 'money', body: { ...decided, ...account, ...why } };
        },
      };
    case 'book':
      return {
        begin: () => ({ reservationId: '', why: '' }),
        request: (read) => {
          const reservationId = typedCode(read('reservationId'));
          return { of: 'money', body: { ...decided, reservationId, why: read('why') } };
        },
      };
    default:
      return {
        begin: () => ({ why: '' }),
        request: (read) => ({ of: 'money', body: { ...decided, why: read('why') } }),
      };
  }
}

/** The acts with the money of a day. */
export const moneyActs = {
  closeDay: {
    role: () => 'desk',
    refusal: ({ date, today, closing }) => {
      if (date > today) return { code: 'dayNotBegun', facts: {} };
      if (!closing) return null;
      const { by, at } = closing;
      return { code: 'dayClosed', facts: { by, at } };
    },
    form: ({ act, date }) => ({
      begin: () => ({}),
      request: () => ({ of: 'money', body: { act, date } }),
    }),
  } satisfies Act<ClosingFacts, OfMoney<'closeDay'>>,
  compareBooks: { role: () => 'desk', refusal: () => null } satisfies Act<unknown>,
  recordRefunds: { role: () => 'manager', refusal: () => null } satisfies Act<unknown>,
  decideCase: {
    role: () => 'manager',
    refusal: ({ closedAt: at, closingNote }) =>
      at === null ? null : { code: 'caseDecided', facts: { at, note: closingNote ?? '' } },
    form: decisionForm,
  } satisfies Act<CaseFacts, OfMoney<'decideCase'>>,
} satisfies Record<DeskMoneyActRequest['act'], Act<never>>;
