import type { paths } from '../../../machines/contract/schema';
import { respond, respondInvalid } from './hotelServer';

/** A call finds out that the guest's session is over and can't be refreshed. */
export function endSession(method: 'get' | 'post' | 'patch', path: keyof paths): void {
  respondInvalid(method, path, 401, { code: 'token_invalid', message: 'Expired' });
  respond('post', '/api/v1/auth/users/refresh', 401, {
    code: 'session_expired',
    message: 'Expired',
  });
}
