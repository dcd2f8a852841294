import type { paths } from '../../../machines/contract/schema';
import { answer, answerOddly } from './hotelServer';

/** A call finds out that the guest's session is over and can't be refreshed. */
export function endSession(method: 'get' | 'post' | 'patch', path: keyof paths): void {
  answerOddly(method, path, 401, { code: 'token_invalid', message: 'Expired' });
  answer('post', '/api/v1/auth/users/refresh', 401, {
    code: 'session_expired',
    message: 'Expired',
  });
}
