import { submits } from '../../../messages/desk/acts';
import { decisions } from '../../../messages/desk/money';
import { requiredHere } from '../../../messages/desk/openScreen';
import { about, waysToRefund } from '../../../messages/desk/pages/asked';
import type { DeskCaseDecision, DeskMoneyActRequest } from '../../contract/wire';
import { koboFromNaira, type Kobo } from '../../shared/money';
import { lagosInstant, type LagosDate } from '../../shared/stay';
import { typedCode } from '../../shared/typedText';
import type { Step } from '../inWords';
import type { Act, Refusal } from './act';
import type { KnownAnswers } from '../answerFeedMachine';
import { momentIn, nairaIn, slipErrors, sumInWords, terminalOf, typedSum } from './fields';
import type { ReadField, TerminalField } from './fields';
import { choicesOf, type ActForm, type MoneyQuestion } from './question';

type OfMoney<Name> = Extract<MoneyQuestion, { act: Name }>;

interface ClosingFacts {
  date: LagosDate;
  now: Date;
  /** The business day. */
  today: LagosDate;
  /** The business day of the first booking; null before there is one. */
  firstDay: LagosDate | null;
  /** The hour from which a day is closed. */
  closingFrom: string;
  /** The closing that counts; undefined while the day is open. */
  closing: Step | undefined;
}

/** A field for the total of each card terminal. */
const totalsOf = (money: KnownAnswers['money']) =>
  (money?.drawer.terminals ?? []).map((name): TerminalField => `pos:${name}`);

/** The fields of a count. What the last one left is the float, unless somebody finds another sum. */
const countFields: Pick<ActForm, 'begin'> = {
  begin: ({ money }) => {
    const float = money?.drawer.float ?? null;
    const cash = { float: float === null ? '' : String(float), counted: '', dropped: '' };
    return { ...cash, ...Object.fromEntries(totalsOf(money).map((field) => [field, ''])) };
  },
};

/** A count as it is sent. Nothing typed is no cash for the safe. */
const countIn = (read: ReadField, { money }: KnownAnswers) => ({
  count: money?.drawer.count ?? 0,
  float: nairaIn(read('float')),
  counted: nairaIn(read('counted')),
  dropped: nairaIn(read('dropped')),
  terminals: totalsOf(money).map((field) => {
    return { terminal: terminalOf(field), total: nairaIn(read(field)) };
  }),
});

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

/** Facts that decide what can be done with money received. */
interface ReceivedFacts {
  leftKobo: Kobo;
  /** The last use of some of it: by whom and when; null if there is none. */
  lastUse: Step | null;
}

const refusedIfSpent = ({ leftKobo, lastUse }: ReceivedFacts): Refusal | null =>
  leftKobo === 0 && lastUse ? { code: 'receivedSpent', facts: lastUse } : null;

/** Money received as the dialogs about it begin. */
function receivedIn({ money }: KnownAnswers, id: string) {
  const found = money?.received?.find((one) => one.id === id);
  const { left = '', sender = '', reservationId } = found ?? {};
  return { left: String(left), sender, reservationId: reservationId?.slice(0, 8) ?? '' };
}

/** Decisions by which money leaves the house: a payment booked for a stay that can't use it goes back. */
const paysOut: readonly DeskCaseDecision[] = ['return', 'book', 'retry', 'sendToAccount', 'give'];

/** The acts with the money of a day. */
export const moneyActs = {
  closeDay: {
    role: () => 'desk',
    refusal: ({ date, now, today, firstDay, closingFrom: hour, closing }) => {
      if (date > today) return { code: 'dayNotBegun', facts: {} };
      if (date < (firstDay ?? today)) return { code: 'dayBeforeFirst', facts: {} };
      if (closing) return { code: 'dayClosed', facts: { by: closing.by, at: closing.at } };
      if (now < lagosInstant(date, hour)) return { code: 'dayNotOver', facts: { hour } };
      return null;
    },
    form: ({ act, date }) => ({
      ...countFields,
      request: (read, known) => ({ of: 'money', body: { act, date, ...countIn(read, known) } }),
    }),
  } satisfies Act<ClosingFacts, OfMoney<'closeDay'>>,
  reopenDay: {
    role: () => 'manager',
    needsCode: () => true,
    refusal: ({ closing }) => (closing ? null : { code: 'dayOpen', facts: {} }),
    form: ({ act, date }) => ({
      begin: () => ({ why: '' }),
      request: (read) => ({ of: 'money', body: { act, date, why: read('why') } }),
    }),
  } satisfies Act<Pick<ClosingFacts, 'closing'>, OfMoney<'reopenDay'>>,
  handOver: {
    role: () => 'desk',
    refusal: () => null,
    form: ({ act }) => ({
      begin: (known) => ({
        ...countFields.begin(known),
        ...{ password: '', colleague: '', colleaguePassword: '' },
      }),
      request: (read, known) => {
        const people = {
          password: read('password'),
          colleague: read('colleague'),
          colleaguePassword: read('colleaguePassword'),
        };
        return { of: 'money', body: { act, ...countIn(read, known), ...people } };
      },
    }),
  } satisfies Act<unknown, OfMoney<'handOver'>>,
  payOut: {
    role: () => 'desk',
    refusal: () => null,
    form: ({ act }) => ({
      begin: () => ({ amount: '', text: '', paidTo: '', slip: '', noSlip: '' }),
      check: slipErrors,
      request: (read) => {
        const [slip, why] = [read('slip'), read('noSlip')];
        const proof = slip === '' ? { why } : { slip };
        const [text, paidTo] = [read('text'), read('paidTo')];
        const body = { act, amount: nairaIn(read('amount')), text, paidTo, ...proof };
        return { of: 'money', body };
      },
      submit: (read) => typedSum(submits.payOut, read('amount')),
    }),
  } satisfies Act<unknown, OfMoney<'payOut'>>,
  receiveMoney: {
    role: () => 'manager',
    // Money that never came could pay a friend's stay.
    needsCode: () => true,
    refusal: () => null,
    form: ({ act }) => ({
      begin: () => ({ amount: '', sender: '', reference: '', happenedAt: '', about: '' }),
      request: (read) => {
        const [sender, proof] = [read('sender'), read('reference')];
        const [happenedAt, reservationId] = [
          momentIn(read('happenedAt')),
          typedCode(read('about')),
        ];
        const optional = { ...happenedAt, ...(reservationId !== '' && { reservationId }) };
        const body = { act, amount: nairaIn(read('amount')), proof, sender, ...optional };
        return { of: 'money', body };
      },
      submit: (read) => typedSum(submits.receiveMoney, read('amount')),
    }),
  } satisfies Act<unknown, OfMoney<'receiveMoney'>>,
  applyReceived: {
    role: () => 'manager',
    refusal: refusedIfSpent,
    form: ({ act, received }) => ({
      begin: (known) => {
        const { left, reservationId } = receivedIn(known, received);
        return { amount: left, reservationId };
      },
      request: (read) => {
        const [amount, reservationId] = [nairaIn(read('amount')), typedCode(read('reservationId'))];
        return { of: 'money', body: { act, received, amount, reservationId } };
      },
      submit: (read) => typedSum(submits.applyReceived, read('amount')),
    }),
  } satisfies Act<ReceivedFacts, OfMoney<'applyReceived'>>,
  refundReceived: {
    role: () => 'manager',
    needsCode: () => true,
    refusal: refusedIfSpent,
    form: ({ act, received }) => ({
      begin: (known) => {
        const { left, sender } = receivedIn(known, received);
        return { amount: left, method: 'transfer', proof: '', paidTo: sender, why: '' };
      },
      choices: () => ({ method: choicesOf(waysToRefund) }),
      check: (read) => ({
        proof: read('method') === 'transfer' && read('proof') === '' ? requiredHere : undefined,
      }),
      request: (read) => {
        const [amount, proof] = [nairaIn(read('amount')), read('proof')];
        const method = read('method') === 'cash' ? 'cash' : 'transfer';
        const [paidTo, why] = [read('paidTo'), read('why')];
        const body = { act, received, amount, method, paidTo, why } as const;
        return { of: 'money', body: method === 'cash' ? body : { ...body, proof } };
      },
      submit: (read) => typedSum(submits.refund, read('amount')),
    }),
  } satisfies Act<ReceivedFacts, OfMoney<'refundReceived'>>,
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
