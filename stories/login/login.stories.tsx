import preview from '../../.storybook/preview';
import * as accountMessages from '../../messages/login/account';
import * as accountErrors from '../../messages/shared/accountErrors';
import { passwordHintOneMore } from '../../messages/shared/pages/accountHints';
import { tooManyAttempts } from '../../messages/shared/generalErrors';
import { paths } from '../../machines/shared/paths';
import { authFormModel as model } from '../../models/login/authFormModel';
import { accountVerificationModel } from '../../models/login/accountVerificationModel';
import { snapshotOf, screen } from '../support/screen';
import { fillsIn, refusing } from '../support/steps';
import type { Step, StoryPath } from '../support/storyPath';

const meta = preview.meta({ title: 'Screens/Log in' });
const at = (to: string, ...says: string[]) =>
  screen({ model, url: paths.login, visitor: true, path: { to }, says });
const after = (to: string, by: readonly Step[], ...says: string[]) =>
  screen({ model, url: paths.login, visitor: true, path: { to, by }, says });
const verifying = (path: StoryPath, ...says: string[]) =>
  screen({
    model,
    url: paths.login,
    visitor: true,
    path,
    says,
    inside: () => ({
      accountVerification: snapshotOf(accountVerificationModel, { to: 'entering' }),
    }),
  });

export const Login = meta.story(at('login.editing', accountMessages.logInToReserve));
export const LoggingIn = meta.story(at('login.submitting'));
export const LoggedIn = meta.story(at('login.loggedIn'));
export const Registration = meta.story(at('register.editing'));
export const Registering = meta.story(at('register.submitting'));
export const VerifyingAfterRegistration = meta.story(verifying({ to: 'register.verifying' }));
export const AccountVerified = meta.story(at('alertingVerified', accountMessages.accountVerified));

const login = 'login.editing';
const submits = 'submits the form';
const logsIn = [...fillsIn({ email: 'ada@example.com', password: 'Lagoon#42' }), submits];

export const VerifyingAfterLogin = meta.story(
  verifying(
    {
      to: 'login.verifying',
      by: [...logsIn, refusing('logIn', 'account_not_verified', 403, accountErrors.notVerified)],
    },
    accountErrors.notVerified,
  ),
);
export const RegistrationHalfDone = meta.story(
  screen({
    model,
    url: paths.login,
    visitor: true,
    path: { to: login, start: 'comes to log in with a registration half done' },
    says: [accountMessages.registrationHalfDone],
  }),
);

export const LoginNotStored = meta.story(
  screen({
    model,
    url: paths.login,
    visitor: true,
    path: { to: login, start: 'comes to log in with a browser that stores nothing' },
    says: [accountMessages.loginNotStored],
  }),
);

export const LoginErrors = meta.story(
  after(login, [submits], accountMessages.emailRequired, accountMessages.passwordRequired),
);
export const LoginWithoutAnAddress = meta.story(
  after(
    login,
    [...fillsIn({ email: 'ada@example', password: 'Lagoon#42' }), submits],
    accountMessages.emailInvalid,
  ),
);
export const WrongPassword = meta.story(
  after(
    login,
    [...logsIn, refusing('logIn', 'invalid_credentials', 401, accountErrors.wrongCredentials)],
    accountErrors.wrongCredentials,
  ),
);
export const TooManyLogins = meta.story(
  after(
    login,
    [...logsIn, refusing('logIn', 'too_many_attempts', 429, tooManyAttempts(120))],
    tooManyAttempts(120),
  ),
);
export const LoginFailed = meta.story(
  after(
    login,
    [...logsIn, refusing('logIn', 'server_error', 500)],
    accountMessages.anErrorOccurred,
  ),
);

const registration = 'register.editing';
const registers = (fields: Readonly<Record<string, string>>): Step[] => [
  'changes between login and registration',
  ...fillsIn(fields),
  submits,
];
const right = {
  firstName: 'Adaobi',
  lastName: 'Okeke',
  email: 'ada@example.com',
  phoneNumber: '08030000000',
};

export const RegistrationErrors = meta.story(
  after(
    registration,
    registers({}),
    accountMessages.firstNameRequired,
    accountMessages.lastNameRequired,
    accountMessages.emailRequired,
    accountMessages.phoneRequired,
    accountMessages.passwordRequired,
    accountMessages.confirmPasswordRequired,
  ),
);
export const RegistrationFilledInWrongly = meta.story(
  after(
    registration,
    registers({
      firstName: 'Adaob',
      lastName: 'O',
      email: 'ada example.com',
      phoneNumber: '080300000001',
      password: 'Lagoon#42',
      confirmPassword: 'Lagoon#43',
    }),
    accountMessages.firstNameTooShort,
    accountMessages.lastNameTooShort,
    accountMessages.emailInvalid,
    accountMessages.phoneTooLong,
    accountMessages.passwordsDiffer,
  ),
);

/** Both passwords are the same, and lack the same. */
const lacking = (password: string, ...says: string[]) =>
  after(registration, registers({ ...right, password, confirmPassword: password }), ...says);

export const PasswordTooShort = meta.story(
  lacking('Lag4#', accountMessages.passwordTooShort, accountMessages.confirmPasswordTooShort),
);
export const PasswordWithoutUppercase = meta.story(
  lacking(
    'lagoon#42',
    accountMessages.passwordNeedsUppercase,
    accountMessages.confirmPasswordNeedsUppercase,
  ),
);
export const PasswordWithoutNumber = meta.story(
  lacking(
    'Lagoon#',
    accountMessages.passwordNeedsNumber,
    accountMessages.confirmPasswordNeedsNumber,
  ),
);
export const PasswordWithoutSpecialCharacter = meta.story(
  lacking(
    'Lagoon42',
    accountMessages.passwordNeedsSpecial,
    accountMessages.confirmPasswordNeedsSpecial,
    passwordHintOneMore,
  ),
);
export const RegistrationUnanswered = meta.story(
  after(
    'register.outcomeUnknown',
    [
      ...registers({ ...right, password: 'Lagoon#42', confirmPassword: 'Lagoon#42' }),
      'the network fails while registering',
    ],
    accountMessages.registrationUndecided,
  ),
);
