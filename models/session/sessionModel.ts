import { sessionMachine } from '../../machines/session/sessionMachine';
import { answers, timeIsUp } from '../../tools/model/outcomes';
import { fails, unreachable } from '../fixtures/failures';
import { defineModel } from '../defineModel';
import { otherTabCases } from './otherTab';
import {
  isUser,
  other,
  renamed,
  refreshed,
  same,
  session,
  standsFor,
  stays,
  stored,
  whoeverIsHere,
  type Change,
} from './sessionExamples';
import { sessionStates } from './sessionStates';

const reservationPath = '/reservation';
const listPath = '/my-reservations?page=2';

const returnsTo =
  (path: string) =>
  ({ after }: Change) => ({
    'the way back is kept': after.returnPath === path,
  });
const keepsTheWayBack = ({ before, after }: Change) => ({
  'the way back is kept': after.returnPath === before.returnPath,
});
const staysTheSame = ({ before, after }: Change) => ({
  'the session is of the same guest': after.user === before.user,
});
const tellsWhoWaits = ({ does }: Change) => ({
  'who waits for the token is told why': same(does().get('refresh.failed'), {
    type: 'refresh.failed',
    failure: unreachable,
  }),
});
const forgetsGuest = ({ does }: Change) => ({
  'nothing of the guest is kept': does().has('clearGuest'),
});
const keepsGuest = ({ does }: Change) => ({
  'the guest may come back': !does().has('clearGuest'),
});
const forgetsTokens = ({ does }: Change) => ({
  'the tokens are forgotten': does().has('clearTokens'),
});
const atLoginForm = { navigatingToLogin: 'anonymous.unknown' };

/** Where the guest hears that the session is over. */
const sessionOver = {
  anonymous: 'alertingExpired',
  authenticated: 'alertingExpired',
  expired: 'alertingExpired',
  forgotten: 'alertingExpired',
  accountDeleted: 'alertingNotLoggedIn',
};

/** Navigating to another page leaves the alert behind. */
const leavesAlerts = {
  expired: 'anonymous.expired',
  forgotten: 'anonymous.expired',
  accountDeleted: 'anonymous.unknown',
  alertingNotLoggedIn: 'anonymous.unknown',
  alertingExpired: 'anonymous.expired',
};

export const sessionModel = defineModel(sessionMachine, {
  starts: { 'opens a page': { begins: 'restoring.reading' } },
  cases: {
    'no session is stored': {
      event: { type: 'session.found', stored: { user: null, token: 'none' } },
      leads: { 'restoring.reading': 'anonymous.unknown' },
    },
    'only a user is stored': {
      event: { type: 'session.found', stored: { user: stored, token: 'none' } },
      leads: { 'restoring.reading': 'anonymous.unknown' },
    },
    'a session is stored': {
      event: { type: 'session.found', stored: { user: stored, token: 'access' } },
      leads: { 'restoring.reading': 'authenticated.current' },
      changes: isUser(stored),
    },
    'only a refresh token is stored': {
      event: { type: 'session.found', stored: { user: stored, token: 'refresh' } },
      leads: { 'restoring.reading': 'restoring.refreshing' },
      changes: isUser(stored),
    },
    'nobody can look into the storage': {
      event: fails('watchStoredSession', unreachable),
      leads: { '*': 'anonymous.unknown' },
    },
    'nobody can watch the address': {
      event: fails('watchLocation', unreachable),
      leads: { '*': stays },
      changes: keepsTheWayBack,
    },
    'the server refreshes the stored session': {
      event: answers('refreshStoredSession', { outcome: 'refreshed', user: refreshed }),
      leads: { 'restoring.refreshing': 'authenticated.current' },
      changes: isUser(refreshed),
    },
    'the server says that the stored session expired': {
      event: answers('refreshStoredSession', { outcome: 'over' }),
      leads: { 'restoring.refreshing': 'anonymous.expired' },
      changes: keepsGuest,
    },
    'the stored session expired after a deletion without an answer': {
      event: answers('refreshStoredSession', { outcome: 'maybeDeleted' }),
      leads: { 'restoring.refreshing': 'anonymous.expired' },
      changes: forgetsGuest,
    },
    'the network fails while the stored session is refreshed': {
      event: fails('refreshStoredSession', unreachable),
      leads: { 'restoring.refreshing': 'authenticated.current' },
      changes: (step) => ({ ...staysTheSame(step), ...tellsWhoWaits(step) }),
    },
    'the stored session takes too long to be refreshed': {
      event: timeIsUp('refreshTimeout', 'session.restoring.refreshing'),
      leads: { 'restoring.refreshing': 'authenticated.current' },
      changes: staysTheSame,
    },
    'logs in': {
      event: { type: 'login.succeeded', session },
      leads: { anonymous: 'authenticated.returning' },
      changes: (step) => ({
        ...isUser(other)(step),
        'the session is kept': same(step.does().get('saveSession'), {
          type: 'login.succeeded',
          session,
        }),
      }),
    },
    'is back where the login was needed': {
      event: answers('returnAfterLogin'),
      leads: { 'authenticated.returning': standsFor() },
    },
    'can’t be taken back': {
      event: fails('returnAfterLogin', unreachable),
      leads: { 'authenticated.returning': standsFor() },
    },
    'the way back takes too long': {
      event: timeIsUp('navigationTimeout', 'session.authenticated.returning'),
      leads: { 'authenticated.returning': standsFor() },
    },
    'opens the login page': {
      event: { type: 'login.visited' },
      leads: {
        'authenticated.current': 'authenticated.returning',
        'authenticated.alertingNotDone': 'authenticated.returning',
      },
    },
    'a call finds its token too old': {
      event: { type: 'refresh.needed' },
      leads: {
        'authenticated.current': 'authenticated.refreshing',
        'authenticated.alertingNotDone': 'authenticated.refreshing',
        'authenticated.returning': 'authenticated.refreshing',
      },
    },
    'the server refreshes the session': {
      event: answers('refreshSession', { outcome: 'refreshed', user: refreshed }),
      leads: { 'authenticated.refreshing': standsFor(refreshed) },
      changes: isUser(refreshed),
    },
    'the server refuses to refresh the session': {
      event: answers('refreshSession', { outcome: 'over' }),
      leads: { 'authenticated.refreshing': 'expired' },
      changes: keepsGuest,
    },
    'the session expired after a deletion without an answer': {
      event: answers('refreshSession', { outcome: 'maybeDeleted' }),
      leads: { 'authenticated.refreshing': 'forgotten' },
      changes: forgetsGuest,
    },
    'the network fails while the session is refreshed': {
      event: fails('refreshSession', unreachable),
      leads: { 'authenticated.refreshing': standsFor() },
      changes: tellsWhoWaits,
    },
    'the session takes too long to be refreshed': {
      event: timeIsUp('refreshTimeout', 'session.authenticated.refreshing'),
      leads: { 'authenticated.refreshing': standsFor() },
    },
    'opens the list after the session expired': {
      event: { type: 'session.expired', returnPath: listPath },
      leads: sessionOver,
      changes: (step) => ({
        ...returnsTo(listPath)(step),
        ...(step.from.has('deleted') ? {} : forgetsTokens(step)),
      }),
    },
    'asks for something after the session expired': {
      event: { type: 'session.expired', returnPath: listPath, notDone: true },
      leads: sessionOver,
      changes: (step) => ({
        ...returnsTo(listPath)(step),
        'the guest is to be told':
          step.after.awaitsWord === (step.before.user?.id ?? step.before.awaitsWord),
      }),
    },
    'opens the list without a session': {
      event: { type: 'login.required', returnPath: listPath, announcedBy: 'alert' },
      leads: {
        'anonymous.unknown': 'alertingNotLoggedIn',
        'anonymous.expired': 'alertingExpired',
        authenticated: 'alertingNotLoggedIn',
        expired: 'alertingExpired',
        forgotten: 'alertingExpired',
        accountDeleted: 'alertingNotLoggedIn',
      },
      changes: returnsTo(listPath),
    },
    'reserves without a session': {
      event: { type: 'login.required', returnPath: reservationPath, announcedBy: 'loginPage' },
      leads: {
        'anonymous.unknown': 'navigatingToLogin',
        'anonymous.expired': 'alertingExpired',
        expired: 'alertingExpired',
        forgotten: 'alertingExpired',
        accountDeleted: 'alertingNotLoggedIn',
      },
      changes: returnsTo(reservationPath),
    },
    'goes to another page': {
      event: { type: 'location.changed', path: '/aboutus', kind: 'push' },
      leads: leavesAlerts,
    },
    'goes back to another page': {
      event: { type: 'location.changed', path: '/aboutus', kind: 'pop' },
      leads: leavesAlerts,
    },
    'logs out': {
      event: { type: 'logout.requested' },
      leads: {
        'restoring.refreshing': 'navigatingHome',
        authenticated: 'navigatingHome',
        accountDeleted: 'navigatingHome',
      },
      changes: ({ does, from }) => ({
        'nothing of the guest is kept': from.has('deleted') || does().has('clearGuest'),
        'the server is told': from.has('deleted') !== does().has('revokeSession'),
      }),
    },
    'saves another name': {
      event: { type: 'profile.saved', user: renamed },
      leads: { '*': whoeverIsHere((guest) => (guest?.id === stored.id ? stays : null)) },
      // One such guest stands for all.
      onlyWhen: ({ context }) => context.user?.firstName !== 'Adaobi',
      changes: (step) => ({
        ...isUser(renamed)(step),
        'it is kept': same(step.does().get('saveUser'), { type: 'profile.saved', user: renamed }),
      }),
    },
    'deletes the account': {
      event: { type: 'account.deleted', userId: stored.id },
      leads: {
        '*': whoeverIsHere((guest) => (guest?.id === stored.id ? 'accountDeleted' : null)),
        ...Object.fromEntries(
          ['alertingNotLoggedIn', 'alertingExpired', 'navigatingToLogin'].map((state) => [
            state,
            whoeverIsHere((guest) => (guest?.id === stored.id ? state : null)),
          ]),
        ),
      },
      changes: forgetsGuest,
    },
    ...otherTabCases,
    'sees the home page': {
      event: answers('goHome'),
      leads: { navigatingHome: 'anonymous.unknown' },
    },
    'the home page does not open': {
      event: fails('goHome', unreachable),
      leads: { navigatingHome: 'anonymous.unknown' },
    },
    'the home page takes too long': {
      event: timeIsUp('navigationTimeout', 'session.navigatingHome'),
      leads: { navigatingHome: 'anonymous.unknown' },
    },
    'closes the alert': {
      event: { type: 'alert.acknowledged' },
      leads: {
        alertingNotLoggedIn: 'navigatingToLogin',
        alertingExpired: 'navigatingToLogin',
        'authenticated.alertingNotDone': 'authenticated.current',
      },
      changes: keepsTheWayBack,
    },
    'sees the login form': {
      event: answers('navigateToLogin'),
      leads: atLoginForm,
      changes: keepsTheWayBack,
    },
    'the login form does not open': {
      event: fails('navigateToLogin', unreachable),
      leads: atLoginForm,
      changes: keepsTheWayBack,
    },
    'the login form takes too long': {
      event: timeIsUp('navigationTimeout', 'session.navigatingToLogin'),
      leads: atLoginForm,
      changes: keepsTheWayBack,
    },
  },
  states: sessionStates,
});
