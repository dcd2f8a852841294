import preview from '../../.storybook/preview';
import * as accountMessages from '../../messages/login/account';
import * as codeMessages from '../../messages/login/oneTimeCode';
import * as passwordChangeMessages from '../../messages/account/passwordChange';
import * as passwordMessages from '../../messages/login/password';
import { passwordCodeSent } from '../../messages/login/password';
import * as words from '../../messages/login/pages/forgottenPassword';
import { tooManyAttempts } from '../../messages/shared/generalErrors';
import { show } from '../../messages/components/pages/passwordField';
import { newPassword } from '../../messages/shared/pages/fields';
import { paths } from '../../machines/shared/paths';
import { passwordResetModel as model } from '../../models/login/passwordResetModel';
import { screen } from '../support/screen';
import { refusing } from '../support/steps';
import type { Step } from '../support/storyPath';

const meta = preview.meta({ title: 'Screens/Forgotten password' });
const url = paths.forgotPassword;
const at = (to: string, ...says: string[]) =>
  screen({ model, url, visitor: true, path: { to }, says });
const after = (to: string, by: readonly Step[], ...says: string[]) =>
  screen({ model, url, visitor: true, path: { to, by }, says });

const entered = 'enters the e-mail address';
const submits = 'submits the form';
const brought: readonly Step[] = [entered, 'has a code already'];
const complete: readonly Step[] = [
  ...brought,
  'pastes the code',
  'enters the new password',
  'repeats the new password',
];

const byLink: readonly Step[] = [
  'opens the link in the email',
  'enters the new password',
  'repeats the new password',
];

export const Asking = meta.story(at('asking'));
export const Requesting = meta.story(at('requesting'));
export const Choosing = meta.story(at('choosing', passwordCodeSent('ada@example.com')));
export const Resending = meta.story(at('resending'));
export const Resent = meta.story(at('alertingResent', passwordMessages.resent));
export const Setting = meta.story(at('setting'));
export const Changed = meta.story(at('alertingChanged', passwordMessages.changed));

export const ChoosingByLink = meta.story(at('choosingByLink', words.linkOpened));
export const SettingByLink = meta.story(at('settingByLink'));
export const LinkOver = meta.story(
  after('asking', [...byLink, submits, 'the link is over'], passwordMessages.linkInvalid),
);
export const LinkRefused = meta.story(
  after(
    'choosingByLink',
    [...byLink, submits, 'the server refuses the link without a word'],
    passwordChangeMessages.changeFailed,
  ),
);

export const WithoutAddress = meta.story(after('asking', [submits], accountMessages.emailRequired));
export const AskedTooOften = meta.story(
  after(
    'asking',
    [entered, submits, refusing('requestCode', 'too_many_attempts', 429, tooManyAttempts(30))],
    tooManyAttempts(30),
  ),
);
export const NotSent = meta.story(
  after(
    'asking',
    [entered, submits, 'the network fails while a code is asked for'],
    passwordMessages.requestFailed,
  ),
);
export const NothingEntered = meta.story(
  after(
    'choosing',
    [...brought, submits],
    codeMessages.allDigitsNeeded,
    accountMessages.passwordRequired,
    accountMessages.confirmPasswordRequired,
  ),
);
export const PasswordsShown = meta.story(
  screen({
    model,
    url,
    visitor: true,
    path: { to: 'choosing', by: complete },
    act: async ({ page, user }) => {
      await user.click(await page.findByRole('button', { name: show(newPassword) }));
    },
    says: ['Change Password'],
  }),
);
export const WrongCode = meta.story(
  after(
    'choosing',
    [...complete, submits, refusing('resetPassword', 'code_invalid', 400, codeMessages.wrongCode)],
    codeMessages.wrongCode,
  ),
);
export const SetBefore = meta.story(
  after(
    'choosing',
    [
      ...complete,
      submits,
      refusing('resetPassword', 'password_set_before', 409, passwordMessages.setBefore),
    ],
    passwordMessages.setBefore,
  ),
);
export const NotKnown = meta.story(
  after(
    'choosing',
    [...complete, submits, 'the network fails while the password is changed'],
    passwordMessages.outcomeUnknown,
  ),
);
