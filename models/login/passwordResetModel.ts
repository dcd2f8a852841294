import { addressError, validateNewPassword } from '../../machines/login/accountRules';
import {
  type PasswordResetContext,
  type PasswordResetForm,
  passwordResetMachine,
  passwordResetIn,
} from '../../machines/login/passwordResetMachine';
import { codeOf, emptyCode, isComplete } from '../../machines/login/oneTimeCode';
import { isValid } from '../../machines/shared/fieldErrors';
import { answers, timeIsUp } from '../../tools/model/outcomes';
import { fails, refused, unexpected, unreachable } from '../fixtures/failures';
import { alike, same, type ModelSnapshot } from '../../tools/model/testModel';
import { doesNotOpen } from '../fixtures/ways';
import { defineModel } from '../defineModel';
import { codeBoxCases } from './codeBoxes';
import { linkCases, linkStates } from './passwordByLink';
import {
  atTheBoxes,
  filled,
  keepsTheForm,
  NOT_KNOWN,
  says,
  type Change,
} from './passwordResetAssertions';
const refuses = (words: string) => (change: Change) => ({
  ...says(words)(change),
  'the first box has the focus': change.after.entry.focus === 0,
});
/** Passwords are filled in after the code, and tried in vain where they have no field. */
const sent = ({ context, tags }: ModelSnapshot<PasswordResetContext>) =>
  !tags.has('code') || codeOf(context.entry) === '123456';
function fills(
  field: keyof PasswordResetForm,
  value: string,
  onlyWhen: (before: ModelSnapshot<PasswordResetContext>) => boolean = () => true,
) {
  return {
    onlyWhen,
    event: { type: 'field.edited' as const, field, value },
    changes: ({ before, after }: Change) => ({
      'the field shows what was entered': after.form[field] === value,
      'the other fields stay': same({ ...before.form, [field]: value }, after.form),
      'its error is gone': after.errors[field] === undefined,
      'passwords that are the same are told off no longer':
        'confirmPassword' in validateNewPassword(after.form) ||
        after.errors.confirmPassword === undefined,
      'the error of another field stays': (['email', 'password'] as const).every(
        (other) => other === field || after.errors[other] === before.errors[other],
      ),
      'the error of the whole is gone': after.error === null,
    }),
  };
}

const waits = ({ context, tags }: ModelSnapshot<PasswordResetContext>) => ({
  'the guest waits': tags.has('busy'),
  'no old error shows': context.error === null && isValid(context.errors),
  'the address is one': addressError(context.form.email) === undefined,
});

export const passwordResetModel = defineModel(passwordResetMachine, {
  starts: { 'sees the form of the forgotten password': {} },
  cases: {
    'enters the e-mail address': fills('email', filled.email),
    'enters half an e-mail address': fills('email', 'ada@'),
    'submits the form': {
      event: { type: 'form.submitted' },
      changes: ({ before, after, from, to }) => ({
        ...keepsTheForm({ before, after }),
        'a wrong address is told off':
          from.has('code') ||
          before.link !== null ||
          same(after.errors.email, addressError(before.form.email)),
        'wrong passwords are told off':
          !(from.has('code') || before.link !== null) ||
          same(after.errors, validateNewPassword(before.form)),
        'half a code is told off':
          !from.has('code') ||
          to.has('busy') ||
          after.error === (isComplete(before.entry) ? null : 'Please enter all 6 digits'),
      }),
    },
    'has a code already': {
      event: { type: 'code.available' },
      changes: ({ before, after, to }) => ({
        ...keepsTheForm({ before, after }),
        'a wrong address is told off': same(after.errors.email, addressError(before.form.email)),
        'no error goes along': !to.has('code') || (after.error === null && isValid(after.errors)),
      }),
    },
    'the server sends a code if there is an account': {
      event: answers('requestCode'),
      changes: ({ before, after }) => ({
        ...keepsTheForm({ before, after }),
        'the boxes wait for it': same(after.entry, emptyCode),
      }),
    },
    'the server says why it sends no code': {
      event: fails('requestCode', refused('too_many_attempts', 429)),
      changes: says('The server said no'),
    },
    ...alike(says('We couldn’t send a code. Please try again.'), {
      'the network fails while a code is asked for': fails('requestCode', unreachable),
      'nobody answers whether a code was sent': timeIsUp(
        'responseTimeout',
        'passwordReset.requesting',
      ),
      'nobody answers whether another code was sent': timeIsUp(
        'responseTimeout',
        'passwordReset.resending',
      ),
    }),
    ...codeBoxCases<PasswordResetContext>(says, atTheBoxes),
    'enters the new password': fills('password', filled.password, sent),
    'repeats the new password': fills('confirmPassword', filled.confirmPassword, sent),
    ...alike(keepsTheForm, {
      'asks for another code': { type: 'resend.requested' },
      'the address can’t be watched': fails('watchLink', unexpected),
      'closes the alert': { type: 'alert.acknowledged' },
    }),
    'goes back to the e-mail address': {
      event: { type: 'email.editRequested' },
      changes: ({ before, after }) => ({
        'the address stays, and nothing else': same(after.form, {
          email: before.form.email,
          password: '',
          confirmPassword: '',
        }),
        'the boxes are empty': same(after.entry, emptyCode),
        'no error shows': after.error === null && isValid(after.errors),
      }),
    },
    ...linkCases,
    'the server changes the password': answers('resetPassword'),
    ...alike(refuses('The server said no'), {
      'the server says why it does not take the code': fails(
        'resetPassword',
        refused('code_invalid', 400),
      ),
      'the server has no time': fails('resetPassword', refused('temporarily_unavailable', 503)),
    }),
    'the server refuses without a word': {
      event: fails('resetPassword', refused('code_invalid', 400, '')),
      changes: refuses('Invalid OTP. Please try again.'),
    },
    ...alike(says(NOT_KNOWN), {
      'the server breaks while it changes the password': fails(
        'resetPassword',
        refused('server_error', 500),
      ),
      'the network fails while the password is changed': fails('resetPassword', unreachable),
      'nobody answers whether the password was changed': timeIsUp(
        'responseTimeout',
        'passwordReset.setting',
      ),
    }),
    ...doesNotOpen<PasswordResetContext>(
      'openLogin',
      'passwordReset.navigatingToLogin',
      'the login',
    ),
  },
  states: {
    asking: ({ context, tags }) => ({
      'nothing is under way': !tags.has('busy'),
      'no password waits': context.form.password === '' && context.form.confirmPassword === '',
    }),
    requesting: waits,
    choosing: ({ context, tags }) => ({
      'nothing is under way': !tags.has('busy'),
      'the code screen shows': tags.has('code'),
      'the address is one': addressError(context.form.email) === undefined,
      'a field that is right has no error': Object.keys(context.errors).every(
        (field) => field in validateNewPassword(context.form),
      ),
    }),
    resending: (snapshot) => ({
      ...waits(snapshot),
      'the code screen shows': snapshot.tags.has('code'),
    }),
    alertingResent: ({ tags }) => ({
      'it is said in an alert': tags.has('alert'),
      'the code screen shows': tags.has('code'),
    }),
    setting: (snapshot) => ({
      ...waits(snapshot),
      'what is sent is whole': same(passwordResetIn(snapshot.context), {
        email: filled.email,
        verificationCode: '123456',
        password: filled.password,
        confirmPassword: filled.confirmPassword,
      }),
    }),
    ...linkStates,
    alertingChanged: ({ context, tags }) => ({
      'it is said in an alert': tags.has('alert'),
      'neither code nor password is left':
        codeOf(context.entry) === '' &&
        context.form.password === '' &&
        context.form.confirmPassword === '',
    }),
    navigatingToLogin: ({ context }) => ({ 'no error shows': context.error === null }),
  },
});
