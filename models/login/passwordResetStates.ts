import { addressError, validateNewPassword } from '../../machines/login/accountRules';
import { codeOf } from '../../machines/login/oneTimeCode';
import {
  passwordResetIn,
  type PasswordResetContext,
  type PasswordResetEvent,
} from '../../machines/login/passwordResetMachine';
import { isValid } from '../../machines/shared/fieldErrors';
import { same, type ModelSnapshot, type ModelSpecification } from '../../tools/model/testModel';
import { linkStates } from './passwordByLink';
import { filled } from './passwordResetAssertions';

const waits = ({ context, tags }: ModelSnapshot<PasswordResetContext>) => ({
  'the guest waits': tags.has('busy'),
  'no old error shows': context.error === null && isValid(context.errors),
  'the address is one': addressError(context.form.email) === undefined,
});

/** What is true whenever the machine is in a state. */
export const passwordResetStates: ModelSpecification<
  PasswordResetContext,
  PasswordResetEvent
>['states'] = {
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
};
