import { validateNewPassword } from '../../machines/login/accountRules';
import { emptyCode } from '../../machines/login/oneTimeCode';
import {
  passwordResetByLinkIn,
  type PasswordResetContext,
} from '../../machines/login/passwordResetMachine';
import { isValid } from '../../machines/shared/fieldErrors';
import { answers, timeIsUp } from '../../tools/model/outcomes';
import { fails, refused, unreachable } from '../fixtures/failures';
import { alike, same, type ModelSnapshot } from '../../tools/model/testModel';
import {
  atTheBoxes,
  filled,
  keepsTheForm,
  NOT_KNOWN,
  says,
  type Change,
} from './passwordResetAssertions';
const choosingByLink = 'choosingByLink';
const settingByLink = 'settingByLink';
const token = '3vX0mJq1Zb7yR5tKc9WnE2sHdLfG8uPaO4iVxYkQ6T0';
const LINK_OVER =
  'This link no longer works. Please try logging in with your new password, or request another email.';

/** What can happen to a guest who comes by the link in the email. */
export const linkCases = {
  'opens the link in the email': {
    // Other cases cover whatever was entered before.
    onlyWhen: atTheBoxes,
    event: { type: 'link.opened' as const, token },
    changes: ({ before, after }: Change) => ({
      ...keepsTheForm({ before, after }),
      'its token is known': after.link === token,
      'no code waits': same(after.entry, emptyCode),
      'no error shows': after.error === null && isValid(after.errors),
    }),
  },
  'the server changes the password by the link': answers('resetPasswordByLink'),
  'the link is over': {
    event: fails('resetPasswordByLink', refused('link_invalid', 400)),
    changes: ({ before, after }: Change) => ({
      'the address stays, and nothing else': same(after.form, {
        email: before.form.email,
        password: '',
        confirmPassword: '',
      }),
      'the link is forgotten': after.link === null,
      'it is said': after.error === LINK_OVER,
    }),
  },
  'the server has no time for the link': {
    event: fails('resetPasswordByLink', refused('temporarily_unavailable', 503)),
    changes: says('The server said no'),
  },
  'the server refuses the link without a word': {
    event: fails('resetPasswordByLink', refused('too_many_attempts', 429, '')),
    changes: says('We couldn’t change your password. Please try again.'),
  },
  ...alike(says(NOT_KNOWN), {
    'the network fails while the password is changed by the link': fails(
      'resetPasswordByLink',
      unreachable,
    ),
    'nobody answers whether the link has changed the password': timeIsUp(
      'responseTimeout',
      'passwordReset.settingByLink',
    ),
  }),
};

/** What holds while a password is chosen by the link. */
export const linkStates = {
  [choosingByLink]: ({ context, tags }: ModelSnapshot<PasswordResetContext>) => ({
    'nothing is under way': !tags.has('busy'),
    'no code is asked for': !tags.has('code') && context.link !== null,
    'a field that is right has no error': Object.keys(context.errors).every(
      (field) => field in validateNewPassword(context.form),
    ),
  }),
  [settingByLink]: ({ context, tags }: ModelSnapshot<PasswordResetContext>) => ({
    'the guest waits': tags.has('busy'),
    'no old error shows': context.error === null && isValid(context.errors),
    'what is sent is whole': same(passwordResetByLinkIn(context), {
      token,
      password: filled.password,
      confirmPassword: filled.confirmPassword,
    }),
  }),
};
