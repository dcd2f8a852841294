import type { User } from '../../../../../machines/contract/wire';
import * as sessionMessages from '../../../../../messages/session/session';
import { paths } from '../../../../../machines/shared/paths';
import type { SessionContext } from '../../../../../machines/session/sessionEvents';
import { expectErrorResponses } from '../../../../browser/support/pageErrors';
import { becomeGuest, type LoggedInGuest } from '../../../../browser/support/asGuest';
import { hydrate } from '../../../../browser/support/hydrate';
import { sessionModel } from '../../../../../models/session/sessionModel';
import { isIn } from '../../../../../tools/model/testModel';
import { fillLogin, logsOut } from '../../support/accounts';
import { alertSays, byItself, closesAlert, presses } from '../../support/acts';
import type { RealMachine, Scene } from '../../support/realMachine';
import { endSession, expect, saveInBrowser } from '../../support/world';

/** A session's guest, whom the server knows. */
interface Known {
  guest: LoggedInGuest;
}

/** The guest's name in the browser, which differs from the server's by now. */
const STORED_NAME = 'Ada';

/** The name of the scenario's guest in place of the model's. */
function nameOf({ guest }: Scene<Known>, user: User | null): string {
  return user?.firstName === STORED_NAME ? STORED_NAME : guest.firstName;
}

async function opensHome(scene: Scene<Known>, tokens: 'both' | 'refresh'): Promise<void> {
  const { page, guest } = scene;
  const { user, token } = guest.session;
  await saveInBrowser(page, {
    tab: tokens === 'both' ? { accessToken: token.accessToken } : {},
    device: {
      refreshToken: token.refreshToken,
      user: JSON.stringify({ ...user, firstName: STORED_NAME }),
    },
  });
  await page.goto(paths.home);
}

const follows =
  (name: string) =>
  async ({ page }: Scene<Known>) => {
    const link = page.getByRole('link', { name, exact: true });
    await hydrate(page, link);
    await link.click();
  };

const storedIn = ({ page }: Scene<Known>) =>
  page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);

async function seesVisitorsPage(scene: Scene<Known>): Promise<void> {
  await expect(scene.page.getByRole('link', { name: 'LOGIN' })).toBeVisible();
  const stored = await storedIn(scene);
  expect(stored).not.toContain('accessToken');
  expect(stored).not.toContain('refreshToken');
}

/** How a session goes in a real browser. */
export const session: RealMachine<Known, SessionContext> = {
  model: sessionModel,
  calls: { refresh: { method: 'POST', path: /\/users\/refresh$/ } },
  starts: {
    // What the browser has stored comes first; then the page is opened.
    'opens a page': async ({ request }) => ({ guest: await becomeGuest(request) }),
  },
  executors: {
    'no session is stored': async ({ page }) => {
      await page.goto(paths.home);
    },
    'a session is stored': (scene) => opensHome(scene, 'both'),
    'only a refresh token is stored': (scene) => opensHome(scene, 'refresh'),
    'logs in': async (scene) => {
      await follows('LOGIN')(scene);
      await fillLogin(scene);
      await presses('Sign In')(scene);
    },
    'is back where the login was needed': ({ page }, { context }) =>
      expect(page).toHaveURL(String(Reflect.get(context, 'returnPath'))),
    'a call finds its token too old': async (scene) => {
      expectErrorResponses(scene.page, 401);
      await scene.page.evaluate(() => sessionStorage.setItem('accessToken', 'too old'));
      await follows('My Reservations')(scene);
    },
    'the server refuses to refresh the session': async (scene) => {
      await endSession(scene);
      await scene.gate.letGo('refresh');
    },
    'opens the list after the session expired': byItself,
    'opens the list without a session': async (scene, before) => {
      if (isIn(before, 'authenticated')) {
        await scene.page.evaluate(() => {
          sessionStorage.removeItem('accessToken');
          localStorage.removeItem('refreshToken');
        });
      }
      await follows('My Reservations')(scene);
    },
    'logs out': logsOut,
    'sees the home page': ({ page }) => expect(page).toHaveURL(paths.home),
    'closes the alert': closesAlert,
    'sees the login form': byItself,
  },
  assertions: {
    'restoring.reading': null,
    'restoring.refreshing': async (scene) => {
      await scene.gate.held('refresh');
      expect(await storedIn(scene)).toContain('refreshToken');
    },
    anonymous: seesVisitorsPage,
    'authenticated.returning': null,
    'authenticated.current': async (scene, { context: { user } }) => {
      const { page } = scene;
      const name = page.getByRole('banner').getByRole('button', { name: nameOf(scene, user) });
      await expect(name).toHaveText(nameOf(scene, user));
      await expect(page.getByRole('link', { name: 'LOGIN' })).toBeHidden();
    },
    'authenticated.refreshing': async (scene) => {
      await scene.gate.held('refresh');
    },
    expired: null,
    navigatingHome: null,
    alertingNotLoggedIn: alertSays(sessionMessages.notLoggedIn),
    alertingExpired: alertSays(sessionMessages.expired),
    navigatingToLogin: async ({ page }, { context: { returnPath } }) => {
      await expect(page.getByRole('form', { name: 'Log in' })).toBeVisible();
      const [expected] = returnPath.split('?');
      const kept = await page.evaluate(() => sessionStorage.getItem('redirectAfterLogin'));
      expect(kept).toBe(expected);
    },
  },
};
