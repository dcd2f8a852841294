import type { Session, User } from '../../../machines/contract/wire';
import { paths } from '../../../machines/paths';
import { sessionMachine, type SessionContext } from '../../../machines/session';
import { answers, fails, sessionExpired, unreachable } from '../support/outcomes';
import { defineModel } from '../support/testModel';

const stored: User = {
  id: 'u-1',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Obi',
  phoneNumber: '08030000000',
};
const renewed: User = { ...stored, firstName: 'Adaobi' };
const other: User = { ...stored, id: 'u-2', firstName: 'Bola' };
const session: Session = {
  user: other,
  token: { accessToken: 'access', refreshToken: 'refresh' },
};

const reservationPath = '/reservation';
const listPath = '/my-reservations?page=2';

interface Change {
  before: SessionContext;
  after: SessionContext;
}

const returnsTo =
  (path: string) =>
  ({ after }: Change) => ({
    'the way back is kept': after.returnPath === path,
  });
const keepsTheWayBack = ({ before, after }: Change) => ({
  'the way back is kept': after.returnPath === before.returnPath,
});
const isUser =
  (user: User) =>
  ({ after }: Change) => ({
    'the session is of that user': after.user === user,
  });
const atLoginForm = { goingToLogin: 'anonymous.unknown' };

export const sessionModel = defineModel(sessionMachine, {
  starts: { 'opens a page': { begins: 'restoring.reading' } },
  cases: {
    'no session is stored': {
      event: answers('loadStoredSession', { user: null, token: 'none' }),
      leads: { 'restoring.reading': 'anonymous.unknown' },
    },
    'a session is stored': {
      event: answers('loadStoredSession', { user: stored, token: 'access' }),
      leads: { 'restoring.reading': 'authenticated.current' },
      changes: isUser(stored),
    },
    'only a refresh token is stored': {
      event: answers('loadStoredSession', { user: stored, token: 'refresh' }),
      leads: { 'restoring.reading': 'restoring.renewing' },
      changes: isUser(stored),
    },
    'the storage can’t be read': {
      event: fails('loadStoredSession', { kind: 'unexpected', message: 'Access is denied' }),
      leads: { 'restoring.reading': 'anonymous.unknown' },
    },
    'the server renews the stored session': {
      event: answers('renewStoredSession', { user: renewed }),
      leads: { 'restoring.renewing': 'authenticated.current' },
      changes: isUser(renewed),
    },
    'the server says that the stored session expired': {
      event: fails('renewStoredSession', sessionExpired),
      leads: { 'restoring.renewing': 'restoring.forgetting' },
    },
    'the network fails while the stored session is renewed': {
      event: fails('renewStoredSession', unreachable),
      leads: { 'restoring.renewing': 'authenticated.current' },
      changes: isUser(stored),
    },
    'the stored session is forgotten': {
      event: answers('forgetStoredTokens'),
      leads: { 'restoring.forgetting': 'anonymous.expired' },
    },
    'the stored session can’t be forgotten': {
      event: fails('forgetStoredTokens', unreachable),
      leads: { 'restoring.forgetting': 'anonymous.expired' },
    },
    'logs in': {
      event: { type: 'login.succeeded', session },
      leads: { '*': 'saving' },
      changes: isUser(other),
    },
    'the session is stored': {
      event: answers('saveSession'),
      leads: { saving: 'authenticated.returning' },
    },
    'the browser stores no session': {
      event: fails('saveSession', { kind: 'unexpected', message: 'Quota exceeded' }),
      leads: { saving: 'alertingNotSaved' },
    },
    'is back where the login was needed': {
      event: answers('returnAfterLogin'),
      leads: { 'authenticated.returning': 'authenticated.current' },
      changes: isUser(other),
    },
    'can’t be taken back': {
      event: fails('returnAfterLogin', unreachable),
      leads: { 'authenticated.returning': 'authenticated.current' },
      changes: isUser(other),
    },
    'opens the list after the session expired': {
      event: { type: 'session.expired', returnPath: listPath },
      leads: { anonymous: 'alertingExpired', authenticated: 'alertingExpired' },
      changes: returnsTo(listPath),
    },
    'opens the list without a session': {
      event: { type: 'login.required', returnPath: listPath, announcedBy: 'alert' },
      leads: {
        'anonymous.unknown': 'alertingNotLoggedIn',
        'anonymous.expired': 'alertingExpired',
      },
      changes: returnsTo(listPath),
    },
    'reserves without a session': {
      event: { type: 'login.required', returnPath: reservationPath, announcedBy: 'loginPage' },
      leads: { 'anonymous.unknown': 'goingToLogin', 'anonymous.expired': 'alertingExpired' },
      changes: returnsTo(reservationPath),
    },
    'logs out': {
      event: { type: 'logout.requested' },
      leads: { authenticated: 'loggingOut' },
    },
    'logs out in another tab': {
      event: { type: 'session.endedElsewhere' },
      leads: { authenticated: 'anonymous.unknown' },
    },
    'nothing of the guest is stored any more': {
      event: answers('forgetGuest'),
      leads: { loggingOut: 'goingHome' },
    },
    'the guest can’t be forgotten': {
      event: fails('forgetGuest', unreachable),
      leads: { loggingOut: 'goingHome' },
    },
    'sees the home page': {
      event: answers('goHome'),
      leads: { goingHome: 'anonymous.unknown' },
    },
    'the home page does not open': {
      event: fails('goHome', unreachable),
      leads: { goingHome: 'anonymous.unknown' },
    },
    'closes the alert': {
      event: { type: 'alert.acknowledged' },
      leads: {
        alertingNotLoggedIn: 'goingToLogin',
        alertingExpired: 'goingToLogin',
        alertingNotSaved: 'anonymous.unknown',
      },
      changes: keepsTheWayBack,
    },
    'the tokens can’t be forgotten': {
      event: fails('forgetTokens', unreachable),
      leads: { alertingExpired: 'alertingExpired' },
      changes: keepsTheWayBack,
    },
    'sees the login form': {
      event: answers('goToLogin'),
      leads: atLoginForm,
      changes: keepsTheWayBack,
    },
    'the login form does not open': {
      event: fails('goToLogin', unreachable),
      leads: atLoginForm,
      changes: keepsTheWayBack,
    },
  },
  states: {
    'restoring.reading': ({ context, tags }) => ({
      'nobody is known yet': context.user === null,
      'guarded places wait': tags.has('settling'),
    }),
    'restoring.renewing': ({ context, tags }) => ({
      'the stored user is known': context.user === stored,
      'guarded places wait': tags.has('settling'),
    }),
    'restoring.forgetting': ({ context, tags }) => ({
      'the user is forgotten': context.user === null,
      'guarded places wait': tags.has('settling'),
    }),
    anonymous: ({ context, tags }) => ({
      'nobody is known': context.user === null,
      'nobody is logged in': !tags.has('loggedIn'),
      'nothing is waited for': !tags.has('settling'),
    }),
    saving: ({ context, tags }) => ({
      'the user who logged in is known': context.user === other,
      'guarded places wait': tags.has('settling'),
    }),
    authenticated: ({ context, tags }) => ({
      'the user is known': context.user !== null,
      'the user is logged in': tags.has('loggedIn'),
    }),
    loggingOut: ({ context }) => ({ 'nobody is known': context.user === null }),
    goingHome: ({ context }) => ({ 'nobody is known': context.user === null }),
    alertingNotLoggedIn: ({ context, tags }) => ({
      'nobody is known': context.user === null,
      'it is said in an alert': tags.has('alert'),
      'there is a way back': context.returnPath !== paths.home,
    }),
    alertingExpired: ({ context, tags }) => ({
      'nobody is known': context.user === null,
      'it is said in an alert': tags.has('alert'),
      'there is a way back': context.returnPath !== paths.home,
    }),
    alertingNotSaved: ({ context, tags }) => ({
      'nobody is known': context.user === null,
      'it is said in an alert': tags.has('alert'),
    }),
    goingToLogin: ({ context }) => ({
      'nobody is known': context.user === null,
      'there is a way back': context.returnPath !== paths.home,
    }),
  },
});
