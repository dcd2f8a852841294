import {
  emptyRegistration,
  validateLogin,
  validateRegistration,
} from '../../machines/login/accountRules';
import type { AuthFormContext, AuthFormEvent } from '../../machines/login/authFormMachine';
import { isValid } from '../../machines/shared/fieldErrors';
import { paths } from '../../machines/shared/paths';
import { same, type ModelSnapshot, type ModelSpecification } from '../../tools/model/testModel';
import { filled } from './authFormExamples';

const waits = ({ context, tags }: ModelSnapshot<AuthFormContext>) => ({
  'the guest waits': tags.has('busy'),
  'no old error shows': context.generalError === null && isValid(context.errors),
});

const keepsItsDestination = ({ context }: ModelSnapshot<AuthFormContext>) => ({
  'the place to go after the login is kept': context.destination === paths.reservation,
});

/** What is true whenever the machine is in a state. */
export const authFormStates: ModelSpecification<AuthFormContext, AuthFormEvent>['states'] = {
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
};
