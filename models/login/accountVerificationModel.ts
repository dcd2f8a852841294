import {
  accountVerificationMachine,
  type AccountVerificationContext,
} from '../../machines/login/accountVerificationMachine';
import * as codeMessages from '../../messages/login/oneTimeCode';
import { codeOf, emptyCode, isComplete } from '../../machines/login/oneTimeCode';
import { defineModel } from '../defineModel';
import { codeBoxCases } from './codeBoxes';
import { answers, timeIsUp } from '../../tools/model/outcomes';
import { fails, refused, unreachable } from '../fixtures/failures';
import { alike, type ChangeOf } from '../../tools/model/testModel';

const email = 'ada@example.com';

type Change = ChangeOf<AccountVerificationContext>;

const nothingIsWrong = ({ after }: Change) => ({ 'no error shows': after.error === null });
const says =
  (error: string) =>
  ({ after }: Change) => ({
    [`it says “${error}”`]: after.error === error,
  });
const refuses =
  (error: string) =>
  ({ before, after }: Change) => ({
    ...says(error)({ before, after }),
    'the first box has the focus': after.entry.focus === 0,
    'the digits stay': codeOf(after.entry) === codeOf(before.entry),
  });
export const accountVerificationModel = defineModel(accountVerificationMachine, {
  starts: { 'sees the verification screen': { input: { email } } },
  cases: {
    ...codeBoxCases<AccountVerificationContext>(says),
    'clears the code': {
      event: { type: 'code.cleared' },
      changes: ({ after }) => ({
        'the boxes are empty': codeOf(after.entry) === '',
        'no error shows': after.error === null,
      }),
    },
    'sends the code': {
      event: { type: 'code.submitted' },
      changes: ({ before, after }) => ({
        'half a code is told off':
          isComplete(before.entry) || after.error === codeMessages.allDigitsNeeded,
      }),
    },
    'asks for another code': {
      event: { type: 'resend.requested' },
      changes: nothingIsWrong,
    },
    'the server takes the code': answers('verifyAccount'),
    'the server says why it does not take the code': {
      event: fails('verifyAccount', refused('code_invalid', 400)),
      changes: refuses('The server said no'),
    },
    ...alike(refuses(codeMessages.outcomeUnknown), {
      'the network fails while the code is checked': fails('verifyAccount', unreachable),
      'the server is away while the code is checked': fails(
        'verifyAccount',
        refused('outcome_unknown', 503),
      ),
    }),
    'the server refuses the code without a word': {
      event: fails('verifyAccount', refused('code_invalid', 400, '')),
      changes: refuses('Invalid OTP. Please try again.'),
    },
    'the server breaks while the code is checked': {
      event: fails('verifyAccount', refused('server_error', 500, 'Out of order')),
      changes: refuses('Out of order'),
    },
    'another code is on its way': answers('resendCode'),
    'the server says why it sends no other code': {
      event: fails('resendCode', refused('too_many_attempts', 429)),
      changes: says('The server said no'),
    },
    ...alike(says(codeMessages.resendFailed), {
      'the server breaks while another code is asked for': fails(
        'resendCode',
        refused('server_error', 500, ''),
      ),
      'the network fails while another code is asked for': fails('resendCode', unreachable),
    }),
    'the server says that the account is verified already': fails(
      'resendCode',
      refused('already_verified', 409),
    ),
    'nobody answers whether the code is right': {
      event: timeIsUp('responseTimeout', 'accountVerification.verifying'),
      changes: refuses(
        'We don’t know yet whether your code was accepted. Please check your connection and try again.',
      ),
    },
    'nobody answers whether another code was sent': {
      event: timeIsUp('responseTimeout', 'accountVerification.resending'),
      changes: says('Failed to resend OTP. Please try again.'),
    },
    'closes the alert': { type: 'alert.acknowledged' },
    'sees the success for two seconds': timeIsUp('successShown', 'accountVerification.verified'),
  },
  states: {
    entering: ({ context, tags }) => ({
      'it is about the guest’s own address': context.email === email,
      'nothing is under way': !tags.has('busy'),
    }),
    verifying: ({ context, tags }) => ({
      'the whole code is sent': isComplete(context.entry),
      'no old error shows': context.error === null,
      'the guest waits': tags.has('busy'),
    }),
    resending: ({ context, tags }) => ({
      'no old error shows': context.error === null,
      'the guest waits': tags.has('busy'),
    }),
    alertingResent: ({ context, tags }) => ({
      'the boxes wait for the new code': codeOf(context.entry) === codeOf(emptyCode),
      'it is said in an alert': tags.has('alert'),
    }),
    verified: ({ context }) => ({ 'no error shows': context.error === null }),
    done: ({ context }) => ({ 'it is about the guest’s own address': context.email === email }),
  },
});
