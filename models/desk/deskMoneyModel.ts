import { deskMoneyMachine, type MoneyAct } from '../../machines/desk/deskMoneyMachine';
import * as acts from '../../messages/desk/acts';
import { answers } from '../../tools/model/outcomes';
import { defineModel } from '../defineModel';
import { closedMoney, exampleMoney, returned, whoseAccount } from './exampleMoney';
import { actingCases, actingStates, asksFor, closesDialog, types } from './openScreenCases';

const [unknownPayment, otherAmount, stuckRefund] = exampleMoney.cases;
const about = (caseId = '') => ({ act: 'decideCase', caseId }) as const;
const { date } = exampleMoney;
const [transfer] = exampleMoney.transfers;
const confirms = (reservationId = ''): MoneyAct => ({ act: 'confirmTransfer', reservationId });

export const deskMoneyModel = defineModel(deskMoneyMachine, {
  starts: {
    'opens the money of today': { input: { id: null, kept: null } },
  },
  cases: {
    ...actingCases('deskMoney', {
      first: exampleMoney,
      next: closedMoney,
      act: { act: 'compareBooks', date },
      refused: confirms('another'),
    }),
    'begins to close the day': asksFor({ act: 'closeDay', date }, {}),
    'begins to let a payment count': asksFor(
      { ...about(otherAmount?.id), decision: 'credit' },
      { why: '' },
    ),
    'begins to book an unknown payment': asksFor(
      { ...about(unknownPayment?.id), decision: 'book' },
      { reservationId: '', why: '' },
    ),
    'asks for what is not offered': {
      event: { type: 'draft.begun', question: { ...about(otherAmount?.id), decision: 'book' } },
      never: true,
    },
    'types why': types('why', 'The guest asked for it'),
    'begins to send a refund to an account': asksFor(
      { ...about(stuckRefund?.id), decision: 'sendToAccount' },
      { bank: '', accountNumber: '' },
    ),
    'types the bank': types('bank', 'GTBank'),
    'types the account': types('accountNumber', '0123 456 789'),
    'types which reservation': types('reservationId', ' 0B8F-2a44 '),
    'sends what is asked for': {
      event: { type: 'draft.submitted' },
      changes: ({ before, after }) => {
        const { question, typed } = before.draft ?? { question: null, typed: {} };
        const isComplete = question !== null && !Object.values(typed).includes('');
        const isStillOpen = question?.act !== 'closeDay' || before.answer === exampleMoney;
        const isStillACase =
          question?.act !== 'decideCase' ||
          before.answer?.cases.some(({ id }) => id === question.caseId) === true;
        return {
          'it is on its way where nothing is missing, and it is offered still':
            (after.acting !== null) === (isComplete && isStillOpen && isStillACase),
          'what is missing is said':
            question === null || Object.keys(after.draft?.errors ?? {}).length > 0 === !isComplete,
          'what is typed stays': after.draft?.typed === before.draft?.typed,
        };
      },
    },
    'the provider says whose account it is': {
      event: answers('sendAct', { tone: 'told', text: whoseAccount }),
      onlyWhen: ({ context: { draft, acting } }) =>
        acting !== null && draft !== null && 'bank' in draft.typed && !('why' in draft.typed),
      changes: ({ before, after }) => ({
        'it is said in the dialog, which asks why':
          before.draft === null ||
          (after.draft?.told === whoseAccount && after.draft.typed.why === ''),
        'nothing is done yet': after.said === null,
      }),
    },
    'closes the dialog': closesDialog,
    'sees a transfer in the account': {
      event: { type: 'act.chosen', act: confirms(transfer?.reservationId) },
      changes: ({ after }) => ({ 'it is on its way': after.acting?.act === 'confirmTransfer' }),
    },
    'records a refund that only the provider knows': {
      event: {
        type: 'act.chosen',
        act: { act: 'recordRefunds', date, reference: returned.reference },
      },
      changes: ({ before, after }) => ({
        'it is on its way where it is offered':
          (after.acting?.act === 'recordRefunds') === (before.answer === closedMoney),
      }),
    },
    'the transfer is in the books': {
      event: answers('sendAct', { tone: 'done', text: acts.done.confirmTransfer }),
      onlyWhen: ({ context }) => context.acting?.act === 'confirmTransfer',
    },
  },
  states: actingStates,
  project: ({ context: { answer, draft, said, acting } }) => ({
    isClosed: answer?.closing != null,
    question: draft?.question,
    typed: draft?.typed,
    isTold: draft?.told != null,
    errors: draft && Object.keys(draft.errors),
    says: said?.tone,
    acting: acting?.act,
  }),
});
