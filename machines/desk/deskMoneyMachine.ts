import { assign, setup } from 'xstate';
import { requiredHere } from '../../messages/desk/openScreen';
import type { DeskCaseDecision, DeskMoney, DeskMoneyActRequest } from '../contract/wire';
import type { Done } from '../shared/command';
import { definedErrors, isValid, withoutField } from '../shared/fieldErrors';
import { lengthError } from '../shared/fieldRules';
import { notProvided } from '../shared/notProvided';
import type { StateMeta } from '../shared/screen';
import { typedCode, typedText } from '../shared/typedText';
import {
  askNotProvided,
  nothingShown,
  openingStates,
  openScreenActions,
  openScreenActors,
  openScreenDelays,
  openScreenGuards,
  sendingState,
  shownState,
  type OpenScreenContext,
  type OpenScreenEvent,
  type OpenScreenTag,
} from './openScreen';

export interface DeskMoneyInput {
  /** The day; null for today. */
  date: string | null;
}

/** What is sent from here: an act about the money, or that a reservation's awaited transfer has come. */
export type MoneyAct = DeskMoneyActRequest | { act: 'confirmTransfer'; reservationId: string };

/** What a dialog asks for. */
export type MoneyQuestion =
  | { act: 'closeDay'; date: string }
  | { act: 'decideCase'; caseId: string; decision: DeskCaseDecision };

/** A field of the dialog. */
export type MoneyField = 'why' | 'reservationId' | 'bank' | 'accountNumber';
type Typed = Readonly<Partial<Record<MoneyField, string>>>;

/** What is asked for, with what has been typed. */
export interface MoneyDraft {
  question: MoneyQuestion;
  typed: Typed;
  errors: Typed;
  /** In whose name the account that is typed is; null until that is known. */
  told: string | null;
}

export interface DeskMoneyContext extends OpenScreenContext<DeskMoney> {
  /** Null if no dialog is open. */
  draft: MoneyDraft | null;
  /** The act about the money that is on its way; null if none is. */
  sending: MoneyAct | null;
}

export type DeskMoneyEvent =
  | OpenScreenEvent
  | { type: 'comparison.requested'; date: string }
  | { type: 'transfer.seen'; reservationId: string }
  | { type: 'draft.begun'; question: MoneyQuestion }
  | { type: 'draft.edited'; field: MoneyField; value: string }
  | { type: 'draft.submitted' }
  | { type: 'draft.dropped' };

const longest = { why: 500, reservationId: 36, bank: 100, accountNumber: 20 } as const;

/** The fields of a dialog, in their order. */
export function moneyFields({ question, told }: MoneyDraft): readonly MoneyField[] {
  if (question.act === 'closeDay' || question.decision === 'adoptRefunds') return [];
  if (isAboutAccount(question)) {
    return told === null ? ['bank', 'accountNumber'] : ['bank', 'accountNumber', 'why'];
  }
  return question.decision === 'book' ? ['reservationId', 'why'] : ['why'];
}

/** A refund goes to an account in two steps: in whose name it is, then why. */
export function isAboutAccount(question: MoneyQuestion): boolean {
  return question.act === 'decideCase' && question.decision === 'sendToAccount';
}

const read = ({ typed }: MoneyDraft, field: MoneyField): string =>
  field === 'why' || field === 'bank'
    ? typedText(typed[field] ?? '').trim()
    : typedCode(typed[field] ?? '');

function errorsIn(draft: MoneyDraft): Typed {
  const errorOf = (field: MoneyField) => {
    const text = read(draft, field);
    return text === '' ? requiredHere : lengthError(text, longest[field]);
  };
  return definedErrors(
    Object.fromEntries(moneyFields(draft).map((field) => [field, errorOf(field)])),
  );
}

function requestOf(draft: MoneyDraft): MoneyAct {
  const { question } = draft;
  if (question.act === 'closeDay') return question;
  const typed: Partial<Record<MoneyField, string>> = {};
  for (const field of moneyFields(draft)) typed[field] = read(draft, field);
  return { ...question, ...typed };
}

/** Whether what a dialog asks for can be done as things stand. */
export function isOffered(money: DeskMoney | null, question: MoneyQuestion): boolean {
  if (money === null) return false;
  if (question.act === 'closeDay') return money.date === question.date && money.close.isAllowed;
  const found = money.cases.find(({ id }) => id === question.caseId);
  return (
    found?.decisions.some((one) => one.isAllowed && one.decision === question.decision) ?? false
  );
}

const seen = ({ event: { reservationId } }: { event: { reservationId: string } }) => ({
  reservationId,
});
const asking = ({ event: { question } }: { event: { question: MoneyQuestion } }) => ({ question });
const shown = shownState();
const {
  upToDate,
  asking: askingState,
  catchingUp,
  outOfReach,
  askingAgain,
  unseen,
  locked,
} = shown.states;
/** What can be done wherever what shows can be used. */
const usable = {
  'comparison.requested': {
    target: 'sending',
    actions: {
      type: 'send the comparison',
      params: ({ event: { date } }: { event: { date: string } }) => ({ date }),
    },
  },
  'transfer.seen': {
    guard: { type: 'it can be confirmed', params: seen },
    target: 'sending',
    actions: { type: 'send the confirmation', params: seen },
  },
  'draft.begun': {
    guard: { type: 'it can be asked for', params: asking },
    actions: { type: 'begin the draft', params: asking },
  },
  'draft.submitted': [
    { guard: 'something typed is wrong', actions: 'say what is wrong' },
    { guard: 'it is offered no more' },
    { target: 'sending', actions: 'send the draft' },
  ],
} as const;

/** The money of a day: who took what, whether the books agree, the cases that wait, and the close of the day. */
export const deskMoneyMachine = setup({
  types: {
    context: {} as DeskMoneyContext,
    events: {} as DeskMoneyEvent,
    input: {} as DeskMoneyInput,
    tags: {} as OpenScreenTag,
    meta: {} as StateMeta,
  },
  actors: {
    ...openScreenActors,
    ask: askNotProvided<DeskMoney>(),
    /** Returns what was done, in a sentence. */
    sendMoneyAct: notProvided<string, MoneyAct>('sendMoneyAct'),
  },
  guards: {
    ...openScreenGuards,
    'it can be asked for': ({ context }, { question }: { question: MoneyQuestion }) =>
      isOffered(context.answer, question),
    'it can be confirmed': ({ context }, { reservationId }: { reservationId: string }) =>
      context.answer?.transfers.some(
        (one) => one.reservationId === reservationId && one.confirm.isAllowed,
      ) ?? false,
    'something is asked for': ({ context: { draft } }) => draft !== null,
    'something typed is wrong': ({ context: { draft } }) =>
      draft !== null && !isValid(errorsIn(draft)),
    'it is offered no more': ({ context: { answer, draft } }) =>
      draft === null || !isOffered(answer, draft.question),
  },
  actions: {
    ...openScreenActions<DeskMoney, DeskMoneyContext, DeskMoneyEvent>(),
    'begin the draft': assign((_, { question }: { question: MoneyQuestion }) => ({
      draft: { question, typed: {}, errors: {}, told: null },
      said: null,
    })),
    'write down what is typed': assign(
      ({ context: { draft } }, { field, value }: { field: MoneyField; value: string }) => ({
        draft: draft && {
          ...draft,
          typed: { ...draft.typed, [field]: value },
          errors: withoutField(draft.errors, field),
          told: field === 'why' ? draft.told : null,
        },
      }),
    ),
    'say what is wrong': assign(({ context: { draft } }) => ({
      draft: draft && { ...draft, errors: errorsIn(draft) },
      said: null,
    })),
    'drop the draft': assign({ draft: null, said: null }),
    'send the comparison': assign((_, { date }: { date: string }) => ({
      sending: { act: 'compareBooks' as const, date },
      said: null,
    })),
    'send the confirmation': assign((_, { reservationId }: { reservationId: string }) => ({
      sending: { act: 'confirmTransfer' as const, reservationId },
      said: null,
    })),
    'send the draft': assign(({ context: { draft } }) => ({
      sending: draft && requestOf(draft),
      draft: draft && { ...draft, errors: {} },
      said: null,
    })),
    'say what was done': assign(({ context: { draft } }, { text }: { text: string }) =>
      draft?.told === null && isAboutAccount(draft.question)
        ? { draft: { ...draft, told: text } }
        : { said: { tone: 'done' as const, text }, draft: null },
    ),
    'nothing is on its way': assign({ sending: null }),
  },
  delays: openScreenDelays,
}).createMachine({
  id: 'deskMoney',
  context: ({ input }) => ({ ...nothingShown, id: input.date, draft: null, sending: null }),
  initial: 'loading',
  states: {
    ...openingStates('Money'),
    shown: {
      ...shown,
      on: {
        ...shown.on,
        'draft.edited': {
          guard: 'something is asked for',
          actions: {
            type: 'write down what is typed',
            params: ({ event: { field, value } }) => ({ field, value }),
          },
        },
        'draft.dropped': { actions: 'drop the draft' },
      },
      states: {
        upToDate: { ...upToDate, on: { 'page.hidden': upToDate.on['page.hidden'], ...usable } },
        asking: { ...askingState, on: usable },
        catchingUp,
        outOfReach,
        askingAgain,
        unseen,
        locked,
        sending: {
          description: 'A day is closed or compared, or a case decided; all else waits for it.',
          meta: { screen: 'An act about the money is on its way' },
          // What is on its way stays as it is.
          on: { 'draft.edited': {}, 'draft.dropped': {} },
          ...sendingState('sendMoneyAct', requireSending, ({ event }: Done<string>) => ({
            text: event.output,
          })),
        },
      },
    },
  },
});

/** @throws Error if there is none */
function requireSending({ context }: { context: DeskMoneyContext }): MoneyAct {
  if (context.sending === null) throw new Error('No act about the money is on its way');
  return context.sending;
}
