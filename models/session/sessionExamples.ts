import type { Session, User } from '../../machines/contract/wire';
import type { SessionContext } from '../../machines/session/sessionEvents';
import type { Step } from '../../tools/model/testModel';

export const stored: User = {
  id: 'u-1',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Obi',
  phoneNumber: '08030000000',
};
export const refreshed: User = { ...stored, firstName: 'Adaobi' };
/** The guest after saving another name. */
export const renamed: User = { ...stored, firstName: 'Adanna' };
export const other: User = { ...stored, id: 'u-2', firstName: 'Bola' };
export const session: Session = {
  user: other,
  token: { accessToken: 'access', refreshToken: 'refresh' },
};

export type Change = Pick<Step<SessionContext>, 'before' | 'after' | 'does'>;

/** The guest of the session from then on. */
export const isUser =
  (user: User) =>
  ({ after }: Change) => ({
    'the session is of that user': after.user === user,
  });
