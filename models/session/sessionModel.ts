import type { SessionContext } from '../../machines/session/sessionEvents';
import { sessionMachine } from '../../machines/session/sessionMachine';
import { answers, timeIsUp } from '../../tools/model/outcomes';
import { fails, unreachable } from '../fixtures/failures';
import { doesNotOpen } from '../fixtures/ways';
import { defineModel } from '../defineModel';
import { otherTabCases } from './otherTab';
import { isUser, other, renamed, refreshed, session, stored, type Change } from './sessionExamples';
import { alike, same } from '../../tools/model/testModel';
import { paths } from '../../machines/shared/paths';

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

export const sessionModel = defineModel(sessionMachine, {
  starts: { 'opens a page': {} },
  cases: {
    'no session is stored': { type: 'session.found', stored: { user: null, token: 'none' } },
    'only a user is stored': { type: 'session.found', stored: { user: stored, token: 'none' } },
    ...alike(isUser(stored), {
      'a session is stored': { type: 'session.found', stored: { user: stored, token: 'access' } },
      'only a refresh token is stored': {
        type: 'session.found',
        stored: { user: stored, token: 'refresh' },
      },
    }),
    'nobody can look into the storage': fails('watchStoredSession', unreachable),
    ...alike(keepsTheWayBack, {
      'nobody can watch the address': fails('watchLocation', unreachable),
      'closes the alert': { type: 'alert.acknowledged' },
      'sees the login form': answers('navigateToLogin'),
    }),
    ...alike(isUser(refreshed), {
      'the server refreshes the stored session': answers('refreshStoredSession', {
        outcome: 'refreshed',
        user: refreshed,
      }),
      'the server refreshes the session': answers('refreshSession', {
        outcome: 'refreshed',
        user: refreshed,
      }),
    }),
    ...alike(keepsGuest, {
      'the server says that the stored session expired': answers('refreshStoredSession', {
        outcome: 'over',
      }),
      'the server refuses to refresh the session': answers('refreshSession', { outcome: 'over' }),
    }),
    ...alike(forgetsGuest, {
      'the stored session expired after a deletion without an answer': answers(
        'refreshStoredSession',
        { outcome: 'maybeDeleted' },
      ),
      'the session expired after a deletion without an answer': answers('refreshSession', {
        outcome: 'maybeDeleted',
      }),
      'deletes the account': { type: 'account.deleted', userId: stored.id },
    }),
    'the network fails while the stored session is refreshed': {
      event: fails('refreshStoredSession', unreachable),
      changes: (step) => ({ ...staysTheSame(step), ...tellsWhoWaits(step) }),
    },
    'the stored session takes too long to be refreshed': {
      event: timeIsUp('refreshTimeout', 'session.restoring.refreshing'),
      changes: staysTheSame,
    },
    'logs in': {
      event: { type: 'login.succeeded', session },
      changes: (step) => ({
        ...isUser(other)(step),
        'the session is kept': same(step.does().get('saveSession'), {
          type: 'login.succeeded',
          session,
        }),
      }),
    },
    'is back where the login was needed': answers('returnAfterLogin'),
    'can’t be taken back': fails('returnAfterLogin', unreachable),
    'the way back takes too long': timeIsUp('navigationTimeout', 'session.authenticated.returning'),
    'opens the login page': { type: 'login.visited' },
    'a call finds its token too old': { type: 'refresh.needed' },
    'the network fails while the session is refreshed': {
      event: fails('refreshSession', unreachable),
      changes: tellsWhoWaits,
    },
    'the session takes too long to be refreshed': timeIsUp(
      'refreshTimeout',
      'session.authenticated.refreshing',
    ),
    'opens the list after the session expired': {
      event: { type: 'session.expired', returnPath: listPath },
      changes: (step) => ({
        ...returnsTo(listPath)(step),
        ...(step.to.has('alert') && !step.from.has('alert') && !step.from.has('deleted')
          ? forgetsTokens(step)
          : {}),
      }),
    },
    'a call of another guest is refused late': {
      event: { type: 'session.expired', returnPath: listPath, notDone: true, userId: other.id },
      // One such guest stands for all.
      onlyWhen: ({ context }) => context.user?.firstName === 'Ada',
      changes: ({ before, after, from, to }) => ({
        'whoever is logged in stays':
          before.user?.id === other.id || !from.has('loggedIn') || to.has('loggedIn'),
        'it is told to nobody else':
          after.notDoneFor === other.id || after.notDoneFor === before.notDoneFor,
      }),
    },
    'asks for something after the session expired': {
      event: { type: 'session.expired', returnPath: listPath, notDone: true },
      changes: (step) => ({
        ...returnsTo(listPath)(step),
        'the guest is to be told':
          step.after.notDoneFor === (step.before.user?.id ?? step.before.notDoneFor),
      }),
    },
    'opens the list without a session': {
      event: { type: 'login.required', returnPath: listPath, announcedBy: 'alert' },
      changes: returnsTo(listPath),
    },
    'reserves without a session': {
      event: { type: 'login.required', returnPath: reservationPath, announcedBy: 'loginPage' },
      changes: returnsTo(reservationPath),
    },
    'goes to another page': { type: 'location.changed', path: '/aboutus', kind: 'push' },
    'goes back to another page': { type: 'location.changed', path: '/aboutus', kind: 'pop' },
    'logs out': {
      event: { type: 'logout.requested' },
      changes: ({ does, from }) => ({
        'nothing of the guest is kept': from.has('deleted') || does().has('clearGuest'),
        'the server is told': from.has('deleted') !== does().has('revokeSession'),
      }),
    },
    'logs out to see a page with another account': {
      event: { type: 'otherAccount.wanted', returnPath: listPath },
      changes: (step) => ({
        ...returnsTo(listPath)(step),
        'nothing of the guest is kept': step.does().has('clearGuest') && step.after.user === null,
        'the server is told': step.does().has('revokeSession'),
      }),
    },
    'saves another name': {
      event: { type: 'profile.saved', user: renamed },
      // One such guest stands for all.
      onlyWhen: ({ context }) => context.user?.firstName !== 'Adaobi',
      changes: (step) => ({
        ...isUser(renamed)(step),
        'it is kept': same(step.does().get('saveUser'), { type: 'profile.saved', user: renamed }),
      }),
    },
    ...otherTabCases,
    'sees the home page': answers('goHome'),
    ...doesNotOpen<SessionContext>('goHome', 'session.navigatingHome', 'the home page'),
    ...doesNotOpen<SessionContext>(
      'navigateToLogin',
      'session.navigatingToLogin',
      'the login form',
      keepsTheWayBack,
    ),
  },
  states: {
    'restoring.reading': ({ context, tags }) => ({
      'nobody is known yet': context.user === null,
      'guarded places wait': tags.has('resolving'),
    }),
    'restoring.refreshing': ({ context, tags }) => ({
      'the stored user is known': context.user !== null,
      'guarded places wait': tags.has('resolving'),
      'whoever needs the token waits': tags.has('refreshing'),
    }),
    anonymous: ({ context, tags }) => ({
      'nobody is known': context.user === null,
      'guarded places send to the login': tags.has('visitor'),
    }),
    authenticated: ({ context, tags }) => ({
      'the user is known': context.user !== null,
      'the user is logged in': tags.has('loggedIn'),
    }),
    'authenticated.returning': ({ tags }) => ({ 'the login form stays busy': tags.has('busy') }),
    'authenticated.alertingNotDone': ({ context, tags }) => ({
      'it is said in an alert, to the guest whom it concerns':
        tags.has('alert') && context.notDoneFor === context.user?.id,
    }),
    'authenticated.refreshing': ({ tags }) => ({
      'whoever needs the token waits': tags.has('refreshing'),
    }),
    expired: ({ context, tags }) => ({
      'the guest’s page stays in view': context.user !== null && tags.has('leaving'),
      'nobody is logged in': !tags.has('loggedIn'),
    }),
    forgotten: ({ context, tags }) => ({
      'the guest’s page stays in view': context.user !== null && tags.has('leaving'),
      'nobody is logged in': !tags.has('loggedIn'),
      'nothing may be remembered of the guest': tags.has('deleted'),
    }),
    accountDeleted: ({ context, tags }) => ({
      'the guest’s page stays in view': context.user !== null && tags.has('leaving'),
      'nobody is logged in': !tags.has('loggedIn'),
      'nothing may be remembered of the guest': tags.has('deleted'),
    }),
    navigatingHome: ({ context, tags }) => ({
      'nobody is known': context.user === null,
      'nothing of the guest shows': tags.has('resolving'),
    }),
    alertingNotLoggedIn: ({ context, tags }) => ({
      'nobody is logged in': !tags.has('loggedIn') && tags.has('leaving'),
      'it is said in an alert': tags.has('alert'),
      'there is a way back': context.returnPath !== paths.home,
    }),
    alertingExpired: ({ context, tags }) => ({
      'nobody is logged in': !tags.has('loggedIn') && tags.has('leaving'),
      'it is said in an alert': tags.has('alert'),
      'there is a way back': context.returnPath !== paths.home,
    }),
    navigatingToLogin: ({ context, tags }) => ({
      'nobody is logged in': !tags.has('loggedIn') && tags.has('leaving'),
      'there is a way back': context.returnPath !== paths.home,
    }),
  },
});
