import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import * as accountDeletionMessages from '../../../../../messages/account/accountDeletion';
import * as sessionMessages from '../../../../../messages/session/session';
import { logInWith } from '../../../../rendered/support/account';
import { fillIn, press } from '../../../../rendered/support/fields';
import { adaobi, renderSite } from '../../../../rendered/support/renderSite';
import { serverAnswers, serverAnswersOddly } from '../../support/pendingCalls';
import { isIn } from '../../../../../tools/model/testModel';
import { goTo, loseTokens } from '../../support/page';
import { dialogSays } from '../../support/assertions';
import { byItself, type View } from '../../support/view';

const refresh = '/api/v1/auth/users/refresh';
const session = {
  user: adaobi,
  token: { accessToken: 'access-token', refreshToken: 'refresh-token' },
};

const refreshedSession = { ...session, token: { ...session.token, accessToken: 'the next one' } };
const history = '/api/v1/hotel/reservations/history';
const refused = { code: 'session_expired', message: 'Expired' } as const;
const tooOld = { code: 'token_invalid', message: 'Too old' };
const bola = { ...adaobi, id: 'another guest', firstName: 'Bola' };

/** What another tab has left in the storage of the device. */
function storedElsewhere(user: typeof bola | null, refreshToken: string | null): void {
  localStorage.clear();
  if (refreshToken !== null) localStorage.setItem('refreshToken', refreshToken);
  if (user !== null) localStorage.setItem('user', JSON.stringify(user));
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
}

/** The server refuses the token of a guest whose deletion an earlier page has sent in vain. */
async function refusesAfterDeletion(): Promise<void> {
  localStorage.setItem('deletionSent', adaobi.id);
  await serverAnswers('post', refresh, 401, refused);
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
}

export const sessionView: View = {
  id: 'session',
  visits: {
    'opens a page': ({ start }, next) => {
      renderSite({
        url: '/aboutus',
        start,
        ...(next.includes('a session is stored') ? { guest: adaobi } : {}),
        ...(next.includes('only a refresh token is stored')
          ? { device: { user: adaobi, refreshToken: 'refresh-token' } }
          : {}),
        ...(next.includes('only a user is stored') ? { device: { user: adaobi } } : {}),
      });
    },
  },
  calls: {
    refreshStoredSession: ['post', refresh],
    refreshSession: ['post', refresh],
  },
  executors: {
    'no session is stored': byItself,
    'only a user is stored': byItself,
    'a session is stored': byItself,
    'only a refresh token is stored': byItself,
    'the server refreshes the stored session': () => serverAnswers('post', refresh, 200, session),
    'the server says that the stored session expired': () =>
      serverAnswers('post', refresh, 401, refused),
    'the stored session expired after a deletion without an answer': refusesAfterDeletion,
    'logs in': async () => {
      goTo('/login');
      await logInWith();
      await serverAnswers('post', '/api/v1/auth/users/login', 200, session);
    },
    'is back where the login was needed': byItself,
    'opens the login page': () => goTo('/login'),
    'a call finds its token too old': async () => {
      goTo('/my-reservations');
      await serverAnswersOddly('get', history, 401, tooOld);
    },
    'the server refreshes the session': () => serverAnswers('post', refresh, 200, session),
    'the server refuses to refresh the session': () => serverAnswers('post', refresh, 401, refused),
    'the session expired after a deletion without an answer': refusesAfterDeletion,
    'opens the list after the session expired': async (before) => {
      if (isIn(before, 'expired') || isIn(before, 'forgotten')) return;
      goTo('/my-reservations');
      await serverAnswersOddly('get', history, 401, tooOld);
      await serverAnswers('post', refresh, 200, refreshedSession);
      await serverAnswersOddly('get', history, 401, tooOld);
    },
    'asks for something after the session expired': async () => {
      goTo('/account');
      await screen.findByLabelText('First Name');
      fillIn({ 'First Name': 'Adanna' });
      await press('Save Profile');
      await serverAnswersOddly('patch', '/api/v1/auth/users/profile', 401, tooOld);
      await serverAnswers('post', refresh, 200, refreshedSession);
      await serverAnswersOddly('patch', '/api/v1/auth/users/profile', 401, tooOld);
    },
    'opens the list without a session': (before) => {
      if (isIn(before, 'authenticated')) loseTokens();
      goTo('/my-reservations');
    },
    'reserves without a session': () => goTo('/reservation'),
    'goes to another page': () => {
      const [link] = screen.getAllByText('CONTACT');
      if (link) fireEvent.click(link);
    },
    'goes back to another page': () => goTo('/contact'),
    'saves another name': async () => {
      goTo('/account');
      await screen.findByLabelText('First Name');
      fillIn({ 'First Name': 'Adanna' });
      await press('Save Profile');
      await serverAnswers('patch', '/api/v1/auth/users/profile', 200, {
        ...adaobi,
        firstName: 'Adanna',
      });
    },
    'deletes the account': async () => {
      goTo('/account');
      await press('Delete Account');
      fillIn({ 'Your Password': 'Lagoon#42' });
      await press('Delete for Good');
      await serverAnswers('post', '/api/v1/auth/users/delete-account', 204, undefined);
    },
    'logs out': (before) => press(isIn(before, 'accountDeleted') ? 'OK' : 'Logout'),
    'logs out in another tab': () => storedElsewhere(null, null),
    'logs in in another tab': () => storedElsewhere(bola, 'their refresh-token'),
    'is known by another name in another tab': () =>
      storedElsewhere({ ...adaobi, firstName: 'Adanna' }, 'refresh-token'),
    'is found logged out in another tab': () => storedElsewhere(adaobi, null),
    'sees the home page': byItself,
    'sees the login form': byItself,
  },
  assertions: {
    alertingNotLoggedIn: () => dialogSays(sessionMessages.notLoggedIn),
    alertingExpired: () => dialogSays(sessionMessages.expired),
    'authenticated.alertingNotDone': () => dialogSays(sessionMessages.notDone),
    accountDeleted: () => dialogSays(accountDeletionMessages.deleted),
  },
};
