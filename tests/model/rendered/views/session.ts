import { sessionMessages } from '../../../../machines/messages/account';
import { logInWith } from '../../../rendered/support/account';
import { press } from '../../../rendered/support/fields';
import { adaobi, renderSite } from '../../../rendered/support/renderSite';
import { networkFails, serverAnswers, sessionEnds } from '../support/heldCalls';
import { goTo } from '../support/page';
import { dialogSays } from '../support/sights';
import { byItself, type View } from '../support/view';

const refresh = '/api/v1/auth/users/refresh';
const session = {
  user: adaobi,
  token: { accessToken: 'access-token', refreshToken: 'refresh-token' },
};

/** What the device's storage refuses, by the words of what comes of it. */
const refusals = {
  'the storage can’t be read': 'read',
  'the browser stores no session': 'write',
  'the stored session can’t be forgotten': 'remove',
  'the guest can’t be forgotten': 'remove',
  'the tokens can’t be forgotten': 'remove',
} as const;

function refusedIn(next: readonly string[]) {
  return Object.entries(refusals).find(([words]) => next.includes(words))?.[1];
}

export const sessionView: View = {
  id: 'session',
  visits: {
    'opens a page': ({ start }, next) => {
      const storageRefuses = refusedIn(next);
      renderSite({
        url: '/aboutus',
        start,
        ...(storageRefuses ? { storageRefuses } : {}),
        ...(next.includes('a session is stored') ? { guest: adaobi } : {}),
        ...(next.includes('only a refresh token is stored')
          ? { device: { user: adaobi, refreshToken: 'refresh-token' } }
          : {}),
      });
    },
  },
  executors: {
    'no session is stored': byItself,
    'a session is stored': byItself,
    'only a refresh token is stored': byItself,
    'the storage can’t be read': byItself,
    'the server renews the stored session': () => serverAnswers('post', refresh, 200, session),
    'the server says that the stored session expired': () =>
      serverAnswers('post', refresh, 401, { code: 'session_expired', message: 'Expired' }),
    'the network fails while the stored session is renewed': () => networkFails('post', refresh),
    'the stored session is forgotten': byItself,
    'the stored session can’t be forgotten': byItself,
    'logs in': async () => {
      goTo('/login');
      await logInWith();
      await serverAnswers('post', '/api/v1/auth/users/login', 200, session);
    },
    'the session is stored': byItself,
    'the browser stores no session': byItself,
    'is back where the login was needed': byItself,
    'opens the list after the session expired': async () => {
      goTo('/my-reservations');
      await sessionEnds('get', '/api/v1/hotel/reservations/history');
    },
    'opens the list without a session': () => goTo('/my-reservations'),
    'reserves without a session': () => goTo('/reservation'),
    'logs out': () => press('Logout'),
    'logs out in another tab': () => {
      localStorage.clear();
      window.dispatchEvent(new StorageEvent('storage'));
    },
    'nothing of the guest is stored any more': byItself,
    'the guest can’t be forgotten': byItself,
    'sees the home page': byItself,
    'closes the alert': () => press('OK'),
    'the tokens can’t be forgotten': byItself,
    'sees the login form': byItself,
  },
  sights: {
    alertingNotLoggedIn: () => dialogSays(sessionMessages.notLoggedIn),
    alertingExpired: () => dialogSays(sessionMessages.expired),
    alertingNotSaved: () => dialogSays(sessionMessages.notKept),
  },
};
