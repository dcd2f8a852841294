import type { SessionListContext } from '../../../../../machines/account/sessionListMachine';
import type { Session } from '../../../../../machines/contract/wire';
import * as sessionListMessages from '../../../../../messages/account/sessionList';
import * as sessionMessages from '../../../../../messages/session/session';
import { logInByCall } from '../../../../browser/support/asGuest';
import { sessionListModel } from '../../../../../models/account/sessionListModel';
import { sessionListExclusions } from '../../exclusions/account/sessionList';
import { losesSession, opensAccount, type AccountOwner } from '../../support/account';
import { alertSays, presses, withoutNetwork } from '../../support/acts';
import type { RealMachine, Scene } from '../../support/realMachine';
import { expect } from '../../support/world';

/** The list is of the places where a guest is logged in. */
interface LoggedIn extends AccountOwner {
  /** The session in another browser, once there is one. */
  elsewhere: Session[];
}

const OTHER_BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const endButton = { name: 'End Session: Firefox on Linux', exact: true };

const cardsOf = ({ page }: Scene<LoggedIn>) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: 'Logged in' });

/** Whether the session in the other browser is still valid on the server. */
async function goesOnElsewhere({ request, elsewhere }: Scene<LoggedIn>): Promise<boolean> {
  const [session] = elsewhere;
  if (session === undefined) throw new Error('The guest is logged in nowhere else');
  const { refreshToken } = session.token;
  const response = await request.post('/api/v1/auth/users/refresh', { data: { refreshToken } });
  return response.ok();
}

/** How a guest sees their sessions in a real browser, and ends others. */
export const sessionList: RealMachine<LoggedIn, SessionListContext> = {
  model: sessionListModel,
  exclusions: sessionListExclusions,
  calls: {
    loadSessions: { method: 'GET', path: /\/users\/sessions$/ },
    endSession: { method: 'DELETE', path: /\/users\/sessions\/[^/]+$/ },
  },
  starts: {
    'opens the account': async (stage) => ({ ...(await opensAccount(stage)), elsewhere: [] }),
  },
  executors: {
    'the server knows two sessions': async ({ request, gate, guest, elsewhere }) => {
      elsewhere.push(await logInByCall(request, guest, { 'User-Agent': OTHER_BROWSER }));
      await gate.letGo('loadSessions');
    },
    'ends the one elsewhere': ({ page }) => page.getByRole('button', endButton).click(),
    'the server ends it': async (scene) => {
      await scene.gate.letGo('endSession');
      await expect.poll(() => goesOnElsewhere(scene)).toBe(false);
    },
    'the server knows it no more': async ({ request, gate, elsewhere }) => {
      for (const { token } of elsewhere) {
        const data = { refreshToken: token.refreshToken };
        await request.post('/api/v1/auth/users/logout', { data });
      }
      await gate.letGo('endSession');
    },
    'the network fails while it ends': (scene) => withoutNetwork(scene, 'endSession'),
    'the session expired while it ends': losesSession('endSession'),
    'the server says that the session expired': losesSession('loadSessions'),
    'the network fails': (scene) => withoutNetwork(scene, 'loadSessions'),
    'tries again': presses('Try again'),
  },
  assertions: {
    loading: async (scene) => {
      await scene.gate.held('loadSessions');
      await expect(scene.page.getByText('Loading your sessions...')).toBeVisible();
      await expect(cardsOf(scene)).toHaveCount(0);
    },
    listing: async (scene, { context: { sessions, error } }) => {
      const cards = cardsOf(scene);
      await expect(cards).toHaveCount(sessions.length);
      const here = cards.filter({ hasText: 'This browser' });
      await expect(here).toHaveCount(1);
      await expect(here.getByRole('button')).toHaveCount(0);
      const others = sessions.filter(({ isCurrent }) => !isCurrent);
      await expect(cards.getByRole('button', endButton)).toHaveCount(others.length);
      const alerts = scene.page.getByRole('main').getByRole('alert');
      if (error === null) await expect(alerts).toHaveCount(0);
      else await expect(alerts).toHaveText(error);
    },
    ending: async (scene) => {
      await scene.gate.held('endSession');
      await expect(cardsOf(scene).getByRole('button', { name: 'Ending...' })).toBeVisible();
      await expect(cardsOf(scene)).toHaveCount(2);
    },
    failed: async ({ page }) => {
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toHaveText(sessionListMessages.fetchFailed);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
    sessionLost: alertSays(sessionMessages.expired),
  },
};
