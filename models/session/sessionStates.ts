import type { SessionContext, SessionEvent } from '../../machines/session/sessionEvents';
import { paths } from '../../machines/shared/paths';
import type { ModelSpecification } from '../../tools/model/testModel';

/** What is true whenever the machine is in a state. */
export const sessionStates: ModelSpecification<SessionContext, SessionEvent>['states'] = {
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
};
