import { setup } from 'xstate';
import { decisions } from '../../messages/desk/money';
import type { DeskCaseDecision, DeskMoney, DeskMoneyActRequest } from '../contract/wire';
import { fieldsIn } from '../shared/fieldsIn';
import { typedCode } from '../shared/typedText';
import type { Form } from './draft';
import { nothingShown, openScreen } from './openScreen';
import { openingStates, shownToAsk } from './openScreenStates';

/** An act that Money sends: about a day's money, or that a reservation's expected transfer was received. */
export type MoneyAct = DeskMoneyActRequest | { act: 'confirmTransfer'; reservationId: string };

/** The act that a dialog asks for. */
export type MoneyQuestion =
  | { act: 'closeDay'; date: string }
  | { act: 'decideCase'; caseId: string; decision: DeskCaseDecision };

type MoneyForm = Form<DeskMoney, MoneyQuestion, MoneyAct>;

const unasked: MoneyForm = { begin: () => ({}), act: (_, __, question) => question };
const decided: MoneyForm = {
  begin: () => ({ why: '' }),
  act: (read, _, question) => ({ ...question, why: read('why') }),
};
const booked: MoneyForm = {
  begin: () => ({ reservationId: '', why: '' }),
  act: (read, _, question) => ({
    ...question,
    reservationId: typedCode(read('reservationId')),
    why: read('why'),
  }),
};
/** A refund goes to an account in two steps: in whose name it is, then why. */
const sentToAccount: MoneyForm = {
  begin: () => ({ bank: '', accountNumber: '' }),
  act: (read, _, question) => ({
    ...question,
    bank: read('bank'),
    accountNumber: typedCode(read('accountNumber')),
    ...(read('why') !== '' && { why: read('why') }),
  }),
};

function formOf(question: MoneyQuestion): MoneyForm {
  if (question.act === 'closeDay' || question.decision === 'adoptRefunds') return unasked;
  if (question.decision === 'sendToAccount') return sentToAccount;
  return question.decision === 'book' ? booked : decided;
}

/** Whether what a dialog asks for can be done as things stand. */
export function canAskOfMoney({ date, close, cases }: DeskMoney, question: MoneyQuestion): boolean {
  if (question.act === 'closeDay') return date === question.date && close.isAllowed;
  const found = cases.find(({ id }) => id === question.caseId);
  return (
    found?.decisions.some((one) => one.isAllowed && one.decision === question.decision) ?? false
  );
}

/** Whether an act of one tap can be done as things stand. */
function canDo({ transfers, compared }: DeskMoney, act: MoneyAct): boolean {
  switch (act.act) {
    case 'compareBooks':
      return true;
    case 'confirmTransfer':
      return transfers.some(
        (one) => one.reservationId === act.reservationId && one.confirm.isAllowed,
      );
    case 'recordRefunds':
      return (
        compared?.differences.some(
          ({ reference, record }) => reference === act.reference && record?.isAllowed,
        ) ?? false
      );
    default:
      return false;
  }
}

const isDecision = (value: unknown): value is DeskCaseDecision =>
  typeof value === 'string' && value in decisions;

/** Reads a question that a tab kept; null if it is none. */
export function readMoneyQuestion(value: unknown): MoneyQuestion | null {
  const { act, date, caseId, decision } = fieldsIn(value);
  if (act === 'closeDay' && typeof date === 'string') return { act, date };
  const isCase = act === 'decideCase' && typeof caseId === 'string' && isDecision(decision);
  return isCase ? { act, caseId, decision } : null;
}

/** The money of a day: who took what, whether the books agree, the cases that wait, and the close of the day. */
export const deskMoneyMachine = setup(
  openScreen<DeskMoney, MoneyAct, MoneyQuestion>({
    canDo,
    canAsk: canAskOfMoney,
    formOf,
  }),
).createMachine({
  id: 'deskMoney',
  options: { maxIterations: 1000 },
  context: nothingShown,
  initial: 'loading',
  states: { ...openingStates('Money'), shown: shownToAsk },
});
