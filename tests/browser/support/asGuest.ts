import { randomInt } from 'node:crypto';
import type { APIRequestContext } from 'playwright/test';
import type { Session } from '../../../machines/contract/wire';
import { newGuest, type Guest } from './guest';
import { codeFor } from './mailbox';
import { expect, test } from './test';

/** A logged-in guest with a verified account. */
export interface LoggedInGuest extends Guest {
  session: Session;
}

function isSession(value: unknown): value is Session {
  return typeof value === 'object' && value !== null && 'user' in value && 'token' in value;
}

const users = '/api/v1/auth/users';

/** Logs a guest in without a page. */
async function logInByCall(
  request: APIRequestContext,
  { email, password }: Pick<Guest, 'email' | 'password'>,
  headers: Record<string, string> = {},
): Promise<Session> {
  const login = await request.post(`${users}/login`, { data: { email, password }, headers });
  const session: unknown = await login.json();
  if (!isSession(session)) throw new Error(`Not logged in: ${await login.text()}`);
  return session;
}

/** Each registers from its own network: from one, the site lets only thirty register in an hour. */
function fromOwnNetwork(): Record<string, string> {
  const [second, third] = [randomInt(256), randomInt(256)];
  return { 'X-Forwarded-For': `10.${second}.${third}.1` };
}

/** Registers, verifies and logs in without a page; the screens for that have separate tests. */
export async function becomeGuest(request: APIRequestContext): Promise<LoggedInGuest> {
  const guest = newGuest();
  const { email, password } = guest;
  const signin = { ...guest, confirmPassword: password };
  const registration = await request.post(`${users}/signin`, {
    data: signin,
    headers: fromOwnNetwork(),
  });
  if (!registration.ok()) throw new Error(`Not registered: ${await registration.text()}`);
  const verificationCode = await codeFor({ request }, email);
  await request.post(`${users}/verify-account`, { data: { email, verificationCode } });
  return { ...guest, session: await logInByCall(request, guest) };
}

/** A test whose page belongs to a logged-in guest: the same for all tests of a worker. */
export const asGuest = test.extend<object, { guest: LoggedInGuest }>({
  guest: [
    async ({ playwright }, use, { project }) => {
      const baseURL = project.use.baseURL ?? '';
      const request = await playwright.request.newContext({ baseURL });
      await use(await becomeGuest(request));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  page: async ({ page, guest }, use) => {
    await page.addInitScript(({ token, user }) => {
      sessionStorage.setItem('accessToken', token.accessToken);
      localStorage.setItem('refreshToken', token.refreshToken);
      localStorage.setItem('user', JSON.stringify(user));
    }, guest.session);
    await use(page);
  },
});

export { expect };
