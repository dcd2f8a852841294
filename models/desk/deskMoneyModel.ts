import {
  deskMoneyMachine,
  moneyFields,
  type DeskMoneyContext,
  type MoneyField,
  type MoneyQuestion,
} from '../../machines/desk/deskMoneyMachine';
import type { DeskCaseDecision } from '../../machines/contract/wire';
import { failed, outcomeUnknown } from '../../messages/desk/openScreen';
import { answers, timeIsUp } from '../../tools/model/outcomes';
import { defineModel } from '../defineModel';
import { fails, refused, unreachable } from '../fixtures/failures';
import { closedBefore, closedMoney, dayClosed, exampleMoney, whoseAccount } from './exampleMoney';
import { askingCases, askingStates } from './openScreenCases';

const [unknownPayment, otherAmount, stuckRefund] = exampleMoney.cases;
const about = (caseId = '') => ({ act: 'decideCase', caseId }) as const;

interface Change {
  before: DeskMoneyContext;
  after: DeskMoneyContext;
}

const asks = (question: MoneyQuestion) => ({
  event: { type: 'draft.begun' as const, question },
  onlyWhen: ({ context }: { context: DeskMoneyContext }) => context.draft === null,
  changes: ({ after }: Change) => ({
    'nothing is typed yet': Object.keys(after.draft?.typed ?? {}).length === 0,
    'nothing is said any more': after.said === null,
  }),
});
const saysAndKeeps = (text: string) => ({
  changes: ({ before, after }: Change) => ({
    [`it says “${text}”`]: after.said?.tone === 'refused' && after.said.text === text,
    'what is typed stays': after.draft === before.draft,
    'what shows stays': after.answer === before.answer,
  }),
});
/** What is on its way stays as it is. */
const isOpen = ({ context: { draft, sending } }: { context: DeskMoneyContext }) =>
  draft !== null && sending === null;
const isAsked = (decision: DeskCaseDecision, { draft }: DeskMoneyContext) =>
  draft?.question.act === 'decideCase' && draft.question.decision === decision;
/** Each field is typed where the dialog has it. @param after what is typed before it */
const types = (field: MoneyField, value: string, after: MoneyField = field) => ({
  onlyWhen: ({ context: { draft } }: { context: DeskMoneyContext }) =>
    draft === null
      ? field === 'why'
      : moneyFields(draft).includes(field) && (after === field || draft.typed[after] !== undefined),
  event: { type: 'draft.edited' as const, field, value },
  changes: ({ before, after }: Change) =>
    isOpen({ context: before })
      ? {
          'it is kept': after.draft?.typed[field] === value,
          'nothing is wrong with it': after.draft?.errors[field] === undefined,
        }
      : { 'nothing changes': after.draft === before.draft },
});
const why = 'The guest asked for it';

export const deskMoneyModel = defineModel(deskMoneyMachine, {
  starts: {
    'opens the money of today': { input: { date: null } },
  },
  cases: {
    ...askingCases('deskMoney', { first: exampleMoney, next: closedMoney }),
    'begins to close the day': asks({ act: 'closeDay', date: exampleMoney.date }),
    'begins to let a payment count': asks({ ...about(otherAmount?.id), decision: 'credit' }),
    'begins to book an unknown payment': asks({ ...about(unknownPayment?.id), decision: 'book' }),
    'asks for what is not offered': {
      event: {
        type: 'draft.begun',
        question: { ...about(otherAmount?.id), decision: 'book' },
      },
      never: true,
    },
    'types why': types('why', why),
    'begins to send a refund to an account': asks({
      ...about(stuckRefund?.id),
      decision: 'sendToAccount',
    }),
    'types the bank': types('bank', 'GTBank'),
    'types the account': types('accountNumber', '0123 456 789', 'bank'),
    'types which reservation': types('reservationId', ' 0B8F-2a44 '),
    'sends what is asked for': {
      event: { type: 'draft.submitted' },
      changes: ({ before, after }) => {
        const { question, typed } = before.draft ?? { question: null, typed: {} };
        const isComplete =
          question?.act === 'closeDay' ||
          (isAsked('sendToAccount', before)
            ? 'bank' in typed &&
              'accountNumber' in typed &&
              (before.draft?.told === null || 'why' in typed)
            : 'why' in typed && (question?.decision !== 'book' || 'reservationId' in typed));
        const isStillOpen = question?.act !== 'closeDay' || before.answer === exampleMoney;
        const isStillACase =
          question?.act !== 'decideCase' ||
          before.answer?.cases.some(({ id }) => id === question.caseId) === true;
        return {
          'it is on its way where nothing is missing, and it is offered still':
            (after.sending !== null) === (isComplete && isStillOpen && isStillACase),
          'what is missing is said':
            question === null || Object.keys(after.draft?.errors ?? {}).length > 0 === !isComplete,
          'what is typed stays': after.draft?.typed === before.draft?.typed,
        };
      },
    },
    'closes the dialog': {
      event: { type: 'draft.dropped' },
      changes: ({ before, after }) => ({
        'nothing is asked for, unless it is on its way':
          (after.draft === null) === (before.sending === null || before.draft === null),
      }),
    },
    'asks the providers': {
      event: { type: 'comparison.requested', date: exampleMoney.date },
      changes: ({ after }) => ({
        'it is on its way':
          after.sending?.act === 'compareBooks' && after.sending.date === exampleMoney.date,
      }),
    },
    'sees a transfer in the account': {
      event: {
        type: 'transfer.seen',
        reservationId: exampleMoney.transfers[0]?.reservationId ?? '',
      },
      changes: ({ after }) => ({ 'it is on its way': after.sending?.act === 'confirmTransfer' }),
    },
    'sees a transfer that is not awaited': {
      event: { type: 'transfer.seen', reservationId: 'another' },
      never: true,
    },
    'it is done': {
      event: answers('sendMoneyAct', dayClosed),
      onlyWhen: ({ context }) => !isAsked('sendToAccount', context) || context.draft?.told !== null,
      changes: ({ after }) => ({
        'it says what the server says': after.said?.text === dayClosed,
        'the dialog is closed': after.draft === null,
      }),
    },
    'the provider says whose account it is': {
      event: answers('sendMoneyAct', whoseAccount),
      onlyWhen: ({ context }) => isAsked('sendToAccount', context) && context.draft?.told === null,
      changes: ({ before, after }) => ({
        'it is said in the dialog, where what is typed stays':
          after.draft?.told === whoseAccount && after.draft.typed === before.draft?.typed,
        'nothing is done yet': after.said === null,
      }),
    },
    'a colleague was faster': {
      event: fails('sendMoneyAct', refused('changed_meanwhile', 409, closedBefore)),
      ...saysAndKeeps(closedBefore),
    },
    'it is refused without a word': {
      event: fails('sendMoneyAct', refused('act_refused', 409, '')),
      ...saysAndKeeps(failed),
    },
    'the desk was locked before it was done': {
      event: fails('sendMoneyAct', refused('desk_locked', 403, 'The desk is locked.')),
      changes: ({ before, after }) => ({ 'what is typed stays': after.draft === before.draft }),
    },
    'the network fails while it is done': {
      event: fails('sendMoneyAct', unreachable),
      ...saysAndKeeps(outcomeUnknown),
    },
    'nobody answers while it is done': {
      event: timeIsUp('responseTimeout', 'deskMoney.shown.sending'),
      ...saysAndKeeps(outcomeUnknown),
    },
  },
  states: {
    ...askingStates,
    'shown.sending': ({ context, tags }) => ({
      'it waits': tags.has('busy') && !tags.has('current') && context.sending !== null,
    }),
    '*': ({ context }) => ({
      'no reservation is acted on from here': context.acting === null,
    }),
  },
  project: ({ context: { answer, draft, said, sending } }) => ({
    isClosed: answer?.closing != null,
    question: draft?.question,
    isTold: draft?.told != null,
    typed: draft && Object.keys(draft.typed),
    errors: draft && Object.keys(draft.errors),
    says: said?.tone,
    sending: sending?.act,
  }),
});
