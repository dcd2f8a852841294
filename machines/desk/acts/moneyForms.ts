import type { DeskAct } from '../../contract/wire';
import { typedCode } from '../../shared/typedText';
import type { KnownAnswers } from '../answerFeedMachine';
import type { ActForm, MoneyQuestion } from './question';

/** The dialogs of the acts with a day's money. An act without one is done with one tap. */

/** The dialog of an act with the money; null if one tap is enough. */
export function moneyForm(question: MoneyQuestion): ActForm | null {
  if (question.act === 'closeDay') {
    const { act, date } = question;
    return { begin: () => ({}), request: () => ({ of: 'money', body: { act, date } }) };
  }
  return question.act === 'decideCase' ? decisionForm(question) : null;
}

function decisionForm({
  act,
  caseId,
  decision,
}: Extract<MoneyQuestion, { act: 'decideCase' }>): ActForm {
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

/** Whether an act with the money can be done as things stand. */
export function moneyOffer(
  { money }: KnownAnswers,
  question: MoneyQuestion,
): Pick<DeskAct, 'isAllowed'> | undefined {
  switch (question.act) {
    case 'closeDay':
      return money?.date === question.date ? money.close : undefined;
    case 'compareBooks':
      return { isAllowed: true };
    case 'recordRefunds':
      return (
        money?.compared?.differences.find(({ reference }) => reference === question.reference)
          ?.record ?? undefined
      );
    case 'decideCase':
      return money?.cases
        .find(({ id }) => id === question.caseId)
        ?.decisions.find(({ decision }) => decision === question.decision);
  }
}
