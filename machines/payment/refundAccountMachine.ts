import { assign, setup } from 'xstate';
import type { AccountName, BankAccountForm, RefundAccountSubmission } from '../contract/wire';
import { command, commandDelays, commandGuards, refusedWith } from '../shared/command';
import { givenError, serverError, showError, showRefusal } from '../shared/errorMessage';
import { afterEdit, isValid, type FieldEdited } from '../shared/fieldErrors';
import { notProvided } from '../shared/notProvided';
import { requireValue } from '../shared/required';
import { withEvent, withOutput } from '../shared/params';
import type { StateMeta } from '../shared/screen';
import { isFrom, sessionLost, loginActors, type SessionRestored } from '../shared/sessionLoss';
import * as passwordChangeMessages from '../../messages/account/passwordChange';
import * as messages from '../../messages/payment/refundAccount';
import { notFound } from '../../messages/payment/view';
import { bankAccountIn, refundAccountErrors, type RefundAccountErrors } from './refundAccountForm';
import { lookupGuards } from './reservationToPay';
import { requireAccountWanted, type RefundAccountStatus } from './refundAccountStatus';

interface Named {
  reservationId: string;
}

/** The storable part of an account being entered: never the password. */
type EnteredAccount = Partial<Omit<BankAccountForm, 'password'>>;

export interface RefundAccountInput extends Named {
  /** The entries from before a lost session interrupted them, if there were any. */
  kept?: EnteredAccount | null;
}

export interface RefundAccountContext extends Named {
  /** How the refund stands, by the last response. */
  status: RefundAccountStatus | null;
  /** The guest's entries. */
  form: BankAccountForm;
  errors: RefundAccountErrors;
  /** The holder of the account that was entered. */
  holder: string | null;
  /** An error that belongs to no field. */
  error: string | null;
  /** Whether the guest has no such reservation. */
  isUnknown: boolean;
}

export type RefundAccountEvent =
  | FieldEdited<BankAccountForm>
  | { type: 'form.submitted' }
  | { type: 'account.confirmed' }
  | { type: 'account.rejected' }
  | { type: 'retry.requested' }
  | SessionRestored;

const emptyForm: BankAccountForm = { bankCode: '', accountNumber: '', password: '' };
const nothingEntered = { form: emptyForm, errors: {}, holder: null, error: null };

/** Input of findHolder. */
export interface HolderLookup extends Named {
  account: BankAccountForm;
}

/** Input of submitAccount. */
export interface AccountSubmission extends Named {
  /** Body of the request. */
  submission: RefundAccountSubmission;
}

/** The account as the guest is shown it before anything is sent there. @throws Error if none is, or its bank is unknown */
export function requireShownAccount(context: RefundAccountContext) {
  const { bankCode, accountNumber } = bankAccountIn(context.form);
  const bank = requireAccountWanted(context).banks.find(({ code }) => code === bankCode);
  if (bank === undefined) throw new Error(`There is no bank ${bankCode}`);
  return {
    holder: requireValue(context.holder, 'The account holder is not known yet'),
    bank,
    accountNumber,
  };
}

function submissionOf(context: RefundAccountContext): AccountSubmission {
  const { reservationId, form } = context;
  return {
    reservationId,
    submission: {
      ...bankAccountIn(form),
      holder: requireValue(context.holder, 'The account holder is not known yet'),
    },
  };
}

const passwordWrong = {
  guard: 'the password is wrong',
  target: 'entering',
  actions: 'ask for the password again',
} as const;

/** Takes a bank account for a refund that can't go to the original payment method; shows its holder before sending. */
export const refundAccountMachine = setup({
  types: {
    context: {} as RefundAccountContext,
    events: {} as RefundAccountEvent,
    input: {} as RefundAccountInput,
    tags: {} as 'busy' | 'form',
    meta: {} as StateMeta,
  },
  actors: {
    ...loginActors,
    loadRefundAccountStatus: notProvided<RefundAccountStatus, Named>('loadRefundAccountStatus'),
    findHolder: notProvided<AccountName, HolderLookup>('findHolder'),
    submitAccount: notProvided<RefundAccountStatus, AccountSubmission>('submitAccount'),
  },
  guards: {
    ...commandGuards,
    ...lookupGuards,
    'everything is filled in': ({ context }) => isValid(refundAccountErrors(context.form)),
    'the password is wrong': refusedWith('password_wrong'),
    'it stands as': ({ context }, { state }: { state: RefundAccountStatus['state'] }) =>
      context.status?.state === state,
  },
  actions: {
    'store the status': assign((_, status: RefundAccountStatus) => ({ status })),
    'edit field': assign(({ context }, edit: FieldEdited<BankAccountForm>) => ({
      ...afterEdit(context, edit, refundAccountErrors),
      error: null,
    })),
    'remember the holder': assign((_, { holder }: AccountName) => ({ holder })),
    'clear the holder': assign({ holder: null }),
    'clear everything entered': assign(nothingEntered),
    'clear the password': assign({
      form: ({ context }) => ({ ...context.form, password: '' }),
      errors: {},
    }),
    'clear errors': assign({ errors: {}, error: null, isUnknown: false }),
    'show what is wrong': assign({
      errors: ({ context }) => refundAccountErrors(context.form),
      error: null,
    }),
    'ask for the password again': assign({
      form: ({ context }) => ({ ...context.form, password: '' }),
      errors: { password: passwordChangeMessages.currentWrong },
    }),
    'remember that it is unknown': assign({ isUnknown: true }),
    'show error': assign(givenError),
    'show what the server said': assign(serverError),
  },
  delays: commandDelays,
}).createMachine({
  id: 'refundAccount',
  options: { maxIterations: 1000 },
  context: ({ input: { reservationId, kept } }) => ({
    reservationId,
    ...nothingEntered,
    isUnknown: false,
    form: { ...emptyForm, ...kept },
    status: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The refund’s status is loading.',
      tags: 'busy',
      meta: { screen: 'Account for a refund: loading' },
      invoke: {
        id: 'loadRefundAccountStatus',
        src: 'loadRefundAccountStatus',
        input: ({ context: { reservationId } }) => ({ reservationId }),
        onDone: { target: 'sorting', actions: withOutput('store the status') },
        onError: [
          { guard: 'login is needed', target: 'sessionLost' },
          {
            guard: 'there is no such reservation',
            target: 'failed',
            actions: ['remember that it is unknown', showError(notFound)],
          },
          { target: 'failed', actions: showRefusal(messages.loadFailed) },
        ],
      },
      after: { responseTimeout: { target: 'failed', actions: showError(messages.loadFailed) } },
    },
    sorting: {
      description: 'Is an account needed?',
      always: [
        { guard: { type: 'it stands as', params: { state: 'needed' } }, target: 'entering' },
        {
          guard: { type: 'it stands as', params: { state: 'underReview' } },
          target: 'underReview',
        },
        { guard: { type: 'it stands as', params: { state: 'given' } }, target: 'given' },
        { target: 'notNeeded' },
      ],
    },
    entering: {
      description: 'The guest chooses a bank and enters number and password.',
      tags: 'form',
      meta: { screen: 'Account for a refund: entering it' },
      entry: 'clear the holder',
      on: {
        'field.edited': { actions: withEvent('edit field') },
        'form.submitted': [
          { guard: 'everything is filled in', target: 'findingHolder' },
          { actions: 'show what is wrong' },
        ],
      },
    },
    findingHolder: {
      description: 'The server finds out in whose name the account is.',
      tags: ['busy', 'form'],
      meta: { screen: 'Account for a refund: finding its holder' },
      entry: 'clear errors',
      ...command('findHolder', {
        input: ({ context }: { context: RefundAccountContext }) => ({
          reservationId: context.reservationId,
          account: bankAccountIn(context.form),
        }),
        done: { target: 'confirming', actions: withOutput('remember the holder') },
        loginNeeded: 'sessionLost',
        special: [passwordWrong],
        refused: { target: 'entering', actions: showRefusal(messages.findFailed) },
        unknown: { target: 'entering', actions: showError(messages.findFailed) },
      }),
    },
    confirming: {
      description: 'The guest sees in whose name the account is, before anything is sent to it.',
      meta: { screen: 'Account for a refund: whose it is' },
      on: {
        'account.confirmed': { target: 'giving' },
        'account.rejected': { target: 'entering' },
      },
    },
    giving: {
      description: 'The server has the refund sent to it, or leaves it to staff.',
      tags: 'busy',
      meta: { screen: 'Account for a refund: being sent' },
      ...command('submitAccount', {
        input: ({ context }: { context: RefundAccountContext }) => submissionOf(context),
        done: {
          target: 'sorting',
          actions: ['clear everything entered', withOutput('store the status')],
        },
        loginNeeded: 'sessionLost',
        special: [passwordWrong],
        refused: { target: 'entering', actions: showRefusal(messages.accountRefused) },
        unknown: {
          target: 'loading',
          actions: ['clear the password', showError(messages.outcomeUnknown)],
        },
      }),
    },
    given: {
      description: 'The refund is on its way to the account.',
      meta: { screen: 'Account for a refund: given' },
      entry: 'clear everything entered',
    },
    underReview: {
      description: 'The account is in another name than the sender’s, and staff looks into it.',
      meta: { screen: 'Account for a refund: under review' },
      entry: 'clear everything entered',
      on: { 'account.rejected': { target: 'entering' } },
    },
    notNeeded: {
      description: 'No refund of the reservation needs an account.',
      meta: { screen: 'Account for a refund: not needed' },
      entry: 'clear everything entered',
    },
    failed: {
      description: 'How the refund stands could not be found out.',
      meta: { screen: 'Account for a refund: failed' },
      on: { 'retry.requested': { target: 'loading', actions: 'clear errors' } },
    },
    sessionLost: {
      ...sessionLost({
        screen: 'Account for a refund: login needed',
        notDone: isFrom('findHolder', 'submitAccount'),
        resume: { target: 'loading' },
        failed: { target: 'failed', actions: showError(messages.loadFailed) },
        on: { 'retry.requested': { target: 'loading' } },
      }),
      entry: 'clear the password',
    },
  },
});
