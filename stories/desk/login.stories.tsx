import preview from '../../.storybook/preview';
import * as loginMessages from '../../messages/desk/login';
import * as loginWords from '../../messages/desk/pages/login';
import * as sessionMessages from '../../messages/desk/session';
import * as welcomeMessages from '../../messages/desk/welcome';
import { staffSessionModel } from '../../models/desk/staffSessionModel';
import { welcomeModel } from '../../models/desk/welcomeModel';
import { deskScreen } from '../support/deskScreen';
import { scenesOf } from './scenes';

const meta = preview.meta({ title: 'Desk/Login' });
const session = scenesOf(staffSessionModel);
const welcome = scenesOf(welcomeModel, '/welcome#9Qm2vXc81bTq0Zs7KdLw5A');
const passwordChecked = ['no session is found', 'enters address and password'] as const;
const codeChecked = [...passwordChecked, 'the password is right', 'enters the code'] as const;
const enrolling = ['the server knows the link', 'sends a good password and the code'] as const;

export const Opening = meta.story(session('restoring'));
export const NoConnection = meta.story(session('offline'));
export const Password = meta.story(session('signedOut.enteringPassword'));
export const CheckingPassword = meta.story(session('signedOut.checkingPassword'));
export const WrongPassword = meta.story(
  session('signedOut.enteringPassword', [...passwordChecked, 'the password is wrong']),
);
export const RefusedWithoutWords = meta.story(
  session(
    'signedOut.enteringPassword',
    [...passwordChecked, 'the password is refused without a word'],
    loginMessages.failed,
  ),
);
export const NoAnswer = meta.story(
  session(
    'signedOut.enteringPassword',
    [...passwordChecked, 'the network fails while the password is checked'],
    loginMessages.notAnswered,
  ),
);
export const Code = meta.story(session('signedOut.enteringCode'));
export const RecoveryCode = meta.story(
  deskScreen({
    model: staffSessionModel,
    path: { to: 'signedOut.enteringCode' },
    act: async ({ page, user }) => {
      await user.click(await page.findByRole('button', { name: loginWords.useRecovery }));
    },
    says: [loginWords.recoveryLead],
  }),
);
export const CheckingCode = meta.story(session('signedOut.checkingCode'));
export const WrongCode = meta.story(
  session(
    'signedOut.enteringCode',
    [...codeChecked, 'the code is wrong'],
    sessionMessages.wrongCode,
  ),
);
export const FiveWrongCodes = meta.story(
  session(
    'signedOut.enteringPassword',
    [...codeChecked, 'the code is wrong for the fifth time'],
    loginMessages.passwordAgain,
  ),
);
export const Ended = meta.story(
  session(
    'signedOut.ended',
    ['her session is found', 'a screen hears that nobody is logged in'],
    loginMessages.ended,
  ),
);
export const Working = meta.story(session('signedIn.working'));
export const Locking = meta.story(session('signedIn.locking'));
export const Locked = meta.story(session('locked.enteringPassword'));
export const Unlocking = meta.story(session('locked.unlocking'));
export const WrongPasswordAtLock = meta.story(
  session(
    'locked.enteringPassword',
    ['her locked session is found', 'enters address and password', 'the lock’s password is wrong'],
    sessionMessages.wrongPassword,
  ),
);
export const LoggingOut = meta.story(session('loggingOut'));
export const InvitationOpening = meta.story(welcome('opening'));
export const Invitation = meta.story(welcome('enrolling'));
export const InvitationFailed = meta.story(welcome('failed'));
export const InvitationUsed = meta.story(welcome('linkInvalid'));
export const ShortPassword = meta.story(
  welcome(
    'enrolling',
    ['the server knows the link', 'sends a short password'],
    sessionMessages.passwordTooShort,
  ),
);
export const PasswordOfMany = meta.story(
  welcome(
    'enrolling',
    ['the server knows the link', 'sends a password of many'],
    sessionMessages.passwordTooCommon,
  ),
);
export const Finishing = meta.story(welcome('finishing'));
export const MaybeFinished = meta.story(
  welcome('enrolling', [...enrolling, 'nobody answers at the end'], welcomeMessages.maybeDone),
);
export const RecoveryCodes = meta.story(welcome('showingCodes'));
