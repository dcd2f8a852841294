import { authFormMachine, type AuthFormContext } from '../../machines/login/authFormMachine';
import {
  emptyRegistration,
  validateLogin,
  validateRegistration,
} from '../../machines/login/accountRules';
import type { Registration, Session } from '../../machines/contract/wire';
import * as accountMessages from '../../messages/login/account';
import { isValid } from '../../machines/shared/fieldErrors';
import { answers, timeIsUp } from '../../tools/model/outcomes';
import { fails, refused, unreachable } from '../fixtures/failures';
import { alike, same, type ModelSnapshot, type ChangeOf } from '../../tools/model/testModel';
import { defineModel } from '../defineModel';
import { paths } from '../../machines/shared/paths';

const filled: Registration = {
  firstName: 'Adaobi',
  lastName: 'Okeke',
  email: 'ada@example.com',
  phoneNumber: '08030000000',
  password: 'Secret1!',
  confirmPassword: 'Secret1!',
};

/** An unfinished form: a registration with only the first field filled in. */
const left = {
  mode: 'register',
  awaitingCode: false,
  firstName: '',
  lastName: '',
  email: filled.email,
  phoneNumber: '',
} as const;
const nothingLeft = {
  destination: paths.reservation,
  resumed: null,
  offered: null,
  storesLogin: true,
};
const session: Session = {
  user: { ...filled, id: 'u-1' },
  token: { accessToken: 'access', refreshToken: 'refresh' },
};

type Change = ChangeOf<AuthFormContext>;

const keepsTheForm = ({ before, after }: Change) => ({
  'what was entered stays': same(before.form, after.form),
});

const says =
  (words: string) =>
  ({ before, after }: Change) => ({
    [`it says “${words}”`]: after.generalError === words,
    ...keepsTheForm({ before, after }),
  });

/** The fields of the form, in the order in which the walk fills them in. */
const fieldOrder = [
  'email',
  'password',
  'firstName',
  'lastName',
  'phoneNumber',
  'confirmPassword',
] as const satisfies (keyof Registration)[];

function fills(field: keyof Registration, value = filled[field]) {
  const earlier = fieldOrder.slice(0, fieldOrder.indexOf(field));
  return {
    onlyWhen: ({ context, tags }: ModelSnapshot<AuthFormContext>) =>
      earlier.every((other) => context.form[other] === filled[other]) &&
      (earlier.length < 2 || !tags.has('login')),
    event: { type: 'field.edited' as const, field, value },
    changes: ({ before, after }: Change) => ({
      'the field shows what was entered': after.form[field] === value,
      'the other fields stay': same({ ...before.form, [field]: value }, after.form),
      'its error is gone': after.errors[field] === undefined,
      'the general error is gone': after.generalError === null,
    }),
  };
}
const waits = ({ context, tags }: ModelSnapshot<AuthFormContext>) => ({
  'the guest waits': tags.has('busy'),
  'no old error shows': context.generalError === null && isValid(context.errors),
});

const keepsItsDestination = ({ context }: ModelSnapshot<AuthFormContext>) => ({
  'the place to go after the login is kept': context.destination === paths.reservation,
});

export const authFormModel = defineModel(authFormMachine, {
  starts: {
    'sees the login form': {
      input: nothingLeft,
    },
    'comes to log in with a browser that stores nothing': {
      input: { ...nothingLeft, storesLogin: false },
    },
    'loads the page again while registering': {
      input: { ...nothingLeft, resumed: left },
    },
    'loads the page again while a registration awaits its code': {
      input: { ...nothingLeft, resumed: { ...left, awaitingCode: true } },
    },
    'loads the page again while a login awaits its code': {
      input: { ...nothingLeft, resumed: { ...left, mode: 'login', awaitingCode: true } },
    },
    'comes to log in with a registration half done': {
      input: { ...nothingLeft, offered: left },
    },
  },
  // Only whether fields are valid matters, and that they are emptied when the mode changes.
  cases: {
    'enters the e-mail address': fills('email'),
    'enters half an e-mail address': fills('email', 'ada@'),
    'enters the password': fills('password'),
    'enters the first name': fills('firstName'),
    'enters the last name': fills('lastName'),
    'enters the phone number': fills('phoneNumber'),
    'repeats the password': fills('confirmPassword'),
    'submits the form': {
      event: { type: 'form.submitted' },
      changes: ({ before, after, from }) => ({
        ...keepsTheForm({ before, after }),
        'every wrong field says what is wrong': same(
          after.errors,
          from.has('login') ? validateLogin(before.form) : validateRegistration(before.form),
        ),
      }),
    },
    'changes between login and registration': {
      event: { type: 'mode.toggled' },
      changes: ({ before, after, from, to }) => ({
        'the other form opens empty':
          from.has('login') === to.has('login') ||
          (same(after.form, emptyRegistration) &&
            after.offered === null &&
            isValid(after.errors) &&
            after.generalError === null),
        'the same form stays as it was':
          from.has('login') !== to.has('login') || same(before, after),
      }),
    },
    'goes on with the registration': {
      event: { type: 'registration.resumed' },
      changes: ({ after }) => ({
        'what was left is there': after.form.email === left.email && after.offered === null,
        'nothing is wrong yet': isValid(after.errors) && after.generalError === null,
      }),
    },
    ...alike(says(accountMessages.anErrorOccurred), {
      'nobody answers the login': timeIsUp('responseTimeout', 'authForm.login.submitting'),
      'nobody answers the registration': timeIsUp(
        'responseTimeout',
        'authForm.register.submitting',
      ),
      'the server does not open the account': fails(
        'register',
        refused('validation_failed', 400, ''),
      ),
    }),
    'the server logs the guest in': {
      event: answers('logIn', session),
      changes: ({ does }) => ({
        'whoever runs the form is told of the session':
          JSON.stringify(does().get('login.completed')) ===
          JSON.stringify({ type: 'login.completed', session }),
      }),
    },
    'the server says that the account is not verified': {
      event: fails('logIn', refused('account_not_verified', 403, 'Not yet')),
      changes: says('Not yet'),
    },
    'the server says that the password is wrong': {
      event: fails('logIn', refused('invalid_credentials', 401, 'Wrong password')),
      changes: says('Wrong password'),
    },
    'the network fails while logging in': {
      event: fails('logIn', unreachable),
      changes: says(unreachable.kind === 'unreachable' ? unreachable.message : ''),
    },
    ...alike(keepsTheForm, {
      'the server opens the account': answers('register'),
      'closes the alert': { type: 'alert.acknowledged' },
    }),
    'the server breaks while it opens the account': {
      event: fails('register', refused('server_error', 500)),
      changes: says('The server said no'),
    },
    ...alike(says('Failed to fetch'), {
      'the network fails while registering': fails('register', unreachable),
      'the code screen fails': fails('accountVerification', unreachable),
    }),
    'enters the right code': answers('accountVerification', { email: filled.email }),
    'goes back from the code screen': {
      event: { type: 'verification.left' },
      changes: ({ before, after }) => ({
        ...keepsTheForm({ before, after }),
        'no old error shows': after.generalError === null,
      }),
    },
  },
  states: {
    'login.editing': ({ context, tags }) => ({
      'nothing is under way': !tags.has('busy'),
      'a field that is right has no error': Object.keys(context.errors).every(
        (field) => field in validateLogin(context.form),
      ),
    }),
    'login.submitting': (snapshot) => ({
      ...waits(snapshot),
      'what is sent is right': isValid(validateLogin(snapshot.context.form)),
    }),
    'login.verifying': ({ context, tags }) => ({
      'the account has an address': context.form.email === filled.email,
      'the code screen shows': tags.has('verification'),
    }),
    'login.loggedIn': ({ context }) => ({
      'no error shows': context.generalError === null,
      'what was sent was right': isValid(validateLogin(context.form)),
    }),
    'register.editing': ({ context, tags }) => ({
      'nothing is under way': !tags.has('busy'),
      'a field that is right has no error': Object.keys(context.errors).every(
        (field) => field in validateRegistration(context.form),
      ),
    }),
    'register.outcomeUnknown': ({ context, tags }) => ({
      'nothing is under way': !tags.has('busy'),
      'it says what went wrong': context.generalError !== null,
      'what was sent was right': isValid(validateRegistration(context.form)),
    }),
    'register.submitting': (snapshot) => ({
      ...waits(snapshot),
      'what is sent is right': isValid(validateRegistration(snapshot.context.form)),
    }),
    'register.verifying': ({ context, tags }) => ({
      'the account has an address': context.form.email === filled.email,
      'the code screen shows': tags.has('verification'),
    }),
    alertingVerified: ({ context, tags }) => ({
      'it is said in an alert': tags.has('alert'),
      'only the e-mail address stays': same(context.form, {
        ...emptyRegistration,
        email: filled.email,
      }),
      'no error is left': isValid(context.errors) && context.generalError === null,
    }),
    login: keepsItsDestination,
    register: keepsItsDestination,
  },
  leftByLink: { 'login.loggedIn': 'the session leads on' },
});
