import type { LoggedInGuest } from '../../../browser/support/asGuest';
import type { Place } from './world';

/** A guest of this scenario alone. */
interface AccountOwner {
  guest: LoggedInGuest;
}

const users = '/api/v1/auth/users';

/** Whether the guest could log in with that password now. */
export async function canLogIn(
  { request, guest: { email } }: Pick<Place, 'request'> & AccountOwner,
  password: string,
): Promise<boolean> {
  const response = await request.post(`${users}/login`, { data: { email, password } });
  return response.ok();
}
