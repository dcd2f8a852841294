import { paths } from '../../../../machines/shared/paths';
import { becomeGuest, type LoggedInGuest } from '../../../browser/support/asGuest';
import type { Scene, Stage } from './realMachine';
import { arriveLoggedIn, endSession, expect, type Place } from './world';

/** The account page's guest, who belongs to this scenario alone. */
export interface AccountOwner {
  guest: LoggedInGuest;
}

const users = '/api/v1/auth/users';

/** The guest's password after it was changed elsewhere. */
const CHANGED_ELSEWHERE = 'Savannah#3';

/** As many wrong passwords of one address as the server takes in a quarter of an hour. */
const MOST_WRONG_PASSWORDS = 10;

/** A guest with a new account opens the page of it. */
export async function opensAccount({ page, request }: Stage): Promise<AccountOwner> {
  const guest = await becomeGuest(request);
  await arriveLoggedIn({ page, guest });
  await page.goto(paths.account);
  return { guest };
}

/** The headers of a call in the page's session, made without the page. */
export function inSessionOf({ guest: { session } }: AccountOwner) {
  return { headers: { Authorization: `Bearer ${session.token.accessToken}` } };
}

/** The guest changes the password in another tab of the same session, which stays open. */
export async function changePasswordElsewhere(
  scene: Pick<Place, 'request'> & AccountOwner,
): Promise<void> {
  const { request, guest } = scene;
  const response = await request.post(`${users}/change-password`, {
    ...inSessionOf(scene),
    data: {
      currentPassword: guest.password,
      password: CHANGED_ELSEWHERE,
      confirmPassword: CHANGED_ELSEWHERE,
    },
  });
  expect(response.status()).toBe(200);
}

/** Whether the guest could log in with that password now. */
export async function canLogIn(
  { request, guest: { email } }: Pick<Place, 'request'> & AccountOwner,
  password: string,
): Promise<boolean> {
  const response = await request.post(`${users}/login`, { data: { email, password } });
  return response.ok();
}

/** Guesses the password from the guest's network until the server accepts no more guesses. */
export async function guessTooOften(scene: Pick<Place, 'request'> & AccountOwner): Promise<void> {
  for (let times = 0; times < MOST_WRONG_PASSWORDS; times += 1) {
    expect(await canLogIn(scene, CHANGED_ELSEWHERE)).toBe(false);
  }
}

/** The session ends while a call of that name is on its way. */
export const losesSession = (call: string) => async (scene: Scene<AccountOwner>) => {
  await endSession(scene);
  await scene.gate.letGo(call);
};
