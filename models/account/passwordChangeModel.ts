import * as messages from '../../messages/account/passwordChange';
import {
  emptyChange,
  passwordChangeMachine,
  type PasswordChangeContext,
} from '../../machines/account/passwordChangeMachine';
import { validatePasswordChange } from '../../machines/login/accountRules';
import type { PasswordChange } from '../../machines/contract/wire';
import { isValid } from '../../machines/shared/fieldErrors';
import { answers } from '../../tools/model/outcomes';
import { fails, refused } from '../fixtures/failures';
import { callFailures } from './callFailures';
import { alike, same, type ChangeOf, type ModelSnapshot } from '../../tools/model/testModel';
import { defineModel } from '../defineModel';

const filled: PasswordChange = {
  currentPassword: 'Lagoon#42',
  password: 'Harmattan#7',
  confirmPassword: 'Harmattan#7',
};

type Change = ChangeOf<PasswordChangeContext>;

const keepsTheForm = ({ before, after }: Change) => ({
  'what was entered stays': same(before.form, after.form),
});
const says = (words: string) => (change: Change) => ({
  [`it says “${words}”`]: change.after.error === words,
  ...keepsTheForm(change),
});

function fills(field: keyof PasswordChange, value: string) {
  return {
    event: { type: 'field.edited' as const, field, value },
    // Editing once is enough to check it.
    onlyWhen: ({ context }: ModelSnapshot<PasswordChangeContext>) => context.form[field] !== value,
    changes: ({ before, after }: Change) => ({
      'it is in the field': after.form[field] === value,
      'its error is gone': !(field in after.errors),
      'nothing else is said': after.error === null,
      'the other fields stay': same({ ...before.form, [field]: value }, after.form),
    }),
  };
}

export const passwordChangeModel = defineModel(passwordChangeMachine, {
  starts: { 'sees the form of the password': {} },
  cases: {
    'enters the current password': fills('currentPassword', filled.currentPassword),
    'enters the new password': fills('password', filled.password),
    'repeats the new password': fills('confirmPassword', filled.confirmPassword),
    'repeats another password': {
      ...fills('confirmPassword', 'Harmattan#8'),
      onlyWhen: ({ context }) =>
        context.form.password !== '' && context.form.confirmPassword === '',
    },
    'submits the form': {
      event: { type: 'form.submitted' },
      changes: (change) => ({
        ...keepsTheForm(change),
        'each field that is wrong says so': same(
          change.after.errors,
          validatePasswordChange(change.before.form),
        ),
        'nothing else is said': change.after.error === null,
      }),
    },
    'the server changes the password': {
      event: answers('changePassword'),
      changes: ({ before, after }) => ({
        'no password is left': same(after.form, emptyChange),
        'the change is counted': after.timesChanged === before.timesChanged + 1,
      }),
    },
    'the current password is wrong': {
      event: fails('changePassword', refused('password_wrong', 400)),
      changes: ({ before, after }) => ({
        'only the current one is entered again': same(after.form, {
          ...before.form,
          currentPassword: '',
        }),
        'it is said at its field': same(after.errors, { currentPassword: messages.currentWrong }),
        'nothing is changed': after.timesChanged === before.timesChanged,
      }),
    },
    ...alike(says('The server said no'), {
      'the server says why not': fails('changePassword', refused('too_many_attempts', 429)),
      'the server has no time': fails('changePassword', refused('temporarily_unavailable', 503)),
    }),
    'the server refuses without a word': {
      event: fails('changePassword', refused('validation_failed', 400, '')),
      changes: says('We couldn’t change your password. Please try again.'),
    },
    ...callFailures<PasswordChangeContext>('changePassword', 'changing', {
      machine: 'passwordChange',
      unknown: says(messages.outcomeUnknown),
      withoutLogin: says(messages.changeFailed),
    }),
    'closes the alert': {
      event: { type: 'alert.acknowledged' },
      changes: keepsTheForm,
    },
  },
  states: {
    filling: ({ context, tags }) => ({
      'nothing is under way': !tags.has('busy'),
      'a field that is right has no error': Object.keys(context.errors).every(
        (field) => field in validatePasswordChange(context.form),
      ),
    }),
    changing: ({ context, tags }) => ({
      'something is under way': tags.has('busy'),
      'what is sent is whole': same(context.form, filled),
      'no error shows': context.error === null && isValid(context.errors),
    }),
    alertingChanged: ({ context, tags }) => ({
      'it is said in an alert': tags.has('alert'),
      'no error shows': context.error === null && isValid(context.errors),
    }),
    sessionLost: ({ context }) => ({
      'no password is left': same(context.form, emptyChange),
    }),
  },
  // The number of changes only matters to the list beside it.
  project: ({ context: { form, errors, error } }) => ({ form, errors, error }),
});
