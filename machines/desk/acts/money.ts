import { decisions } from '../../../messages/desk/money';
import { about } from '../../../messages/desk/pages/asked';
import type { DeskCaseDecision, DeskMoneyActRequest } from '../../contract/wire';
import { koboFromNaira } from '../../shared/money';
import { type LagosDate } from '../../shared/stay';
import { typedCode } from '../../shared/typedText';
import type { Step } from '../inWords';
import type { Act } from './act';
import { sumInWords } from './fields';
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

/** The decisions that move no money. */
const moveNothing: readonly DeskCaseDecision[] = ['close', 'adoptRefunds'];

/** The dialog of a decision, whose button names the payment's sum. What is left of a price is not known here. */
const decisionForm = (question: OfMoney<'decideCase'>): ActForm => ({
  ...decisionFields(question),
  submit: (_, { money }) => {
    const { caseId, decision } = question;
    if (moveNothing.includes(decision) || decision === 'give') return null;
    const amount = money?.cases.find(({ id }) => id === caseId)?.amount ?? 0;
    return sumInWords((sum) => about(decisions[decision], sum), koboFromNaira(amount));
  },
});

function decisionFields({ act, caseId, decision }: OfMoney<'decideCase'>): ActForm {
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

interface Decision {
  decision: DeskCaseDecision;
}

/** Decisions by which money leaves the house: a payment booked for a stay that can't use it goes back. */
const paysOut: readonly DeskCaseDecision[] = ['return', 'book', 'retry', 'sendToAccount', 'give'];

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
  recordRefunds: {
    role: () => 'manager',
    refusal: () => null,
    form: ({ act, date, reference }) => ({
      begin: () => ({}),
      request: () => ({ of: 'money', body: { act, date, reference } }),
    }),
  } satisfies Act<unknown, OfMoney<'recordRefunds'>>,
  decideCase: {
    role: () => 'manager',
    needsCode: ({ decision }: Decision) => paysOut.includes(decision),
    refusal: ({ closedAt: at, closingNote }: CaseFacts) =>
      at === null ? null : { code: 'caseDecided', facts: { at, note: closingNote ?? '' } },
    form: decisionForm,
  } satisfies Act<CaseFacts & Decision, OfMoney<'decideCase'>>,
} satisfies Record<DeskMoneyActRequest['act'], Act<never>>;
