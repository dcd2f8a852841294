import * as sessionMessages from '../../messages/session/session';
import { sessionSetup } from './sessionSetup';

/** If the account is deleted while its guest is already being sent to the login, the redirect goes on. */
const deletedMeanwhile = {
  'account.deleted': {
    guard: {
      type: 'it is about this guest',
      params: ({ event }: { event: { userId: string } }) => event,
    },
    actions: 'clearGuest',
  },
} as const;

/** The call that found out that the session is over asks for a login; whoever goes to another page hears it later. */
const untold = {
  'session.expired': { target: 'alertingExpired', actions: 'remember return path' },
  'login.required': { target: 'alertingExpired', actions: 'remember return path' },
  'location.changed': { target: 'anonymous.expired' },
} as const;

/** The session is over, but the guest has not been told yet. */
export const expired = sessionSetup.createStateConfig({
  description: 'The session is over; the call that found out will ask for a login.',
  tags: 'leaving',
  on: untold,
});

/** The session is over, and the guest forgotten: nobody knows whether the account still exists. */
export const forgotten = sessionSetup.createStateConfig({
  description: 'The same after a deletion without an answer: nothing of the guest is left here.',
  tags: ['leaving', 'deleted'],
  on: untold,
});

/** Tells the guest that a login is needed here. */
export const alertingNotLoggedIn = sessionSetup.createStateConfig({
  description: 'Says that a login is needed here.',
  tags: ['alert', 'leaving'],
  meta: { screen: 'Alert: not logged in', alert: sessionMessages.notLoggedIn },
  on: {
    ...deletedMeanwhile,
    'alert.acknowledged': { target: 'navigatingToLogin' },
    'location.changed': { target: 'anonymous' },
  },
});

/** Tells the guest that the session is over. */
export const alertingExpired = sessionSetup.createStateConfig({
  description: 'Says that the session is over; its tokens are gone already.',
  tags: ['alert', 'leaving'],
  meta: { screen: 'Alert: session expired', alert: sessionMessages.expired },
  entry: { type: 'clearTokens', params: ({ context }) => context },
  on: {
    ...deletedMeanwhile,
    'alert.acknowledged': { target: 'navigatingToLogin' },
    'location.changed': { target: 'anonymous.expired' },
  },
});

/** The account is deleted. Its page shows until the guest has read that. */
export const accountDeleted = sessionSetup.createStateConfig({
  description: 'Nothing of the deleted account is left in this browser; its page still says so.',
  tags: ['leaving', 'deleted'],
  on: {
    'logout.requested': { target: 'navigatingHome' },
    'session.expired': { target: 'alertingNotLoggedIn', actions: 'remember return path' },
    'login.required': { target: 'alertingNotLoggedIn', actions: 'remember return path' },
    'location.changed': { target: 'anonymous' },
    'session.changedElsewhere': [
      {
        guard: { type: 'another guest is stored', params: ({ event }) => event.stored },
        target: 'authenticated',
        actions: [
          { type: 'clearOtherGuests', params: ({ event }) => event.stored },
          { type: 'remember user', params: ({ event }) => event.stored },
        ],
      },
      { description: 'Nobody else is here: the guest goes on reading.' },
    ],
  },
});

/** The guest is being taken to the login screen. */
export const navigatingToLogin = sessionSetup.createStateConfig({
  description: 'The return path is stored and the login screen opens.',
  tags: 'leaving',
  invoke: {
    id: 'navigateToLogin',
    src: 'navigateToLogin',
    input: ({ context: { returnPath, user } }) => ({ returnPath, user }),
    onDone: { target: 'anonymous' },
    onError: { target: 'anonymous' },
  },
  on: deletedMeanwhile,
  after: { navigationTimeout: { target: 'anonymous' } },
});
