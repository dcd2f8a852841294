import type { OpenSession } from '../../machines/contract/wire';
import { at } from './at';
import { momentAt, requiredId, requiredList, textOrNothing, unreadable } from './reading';

function sessionAt(answer: unknown): OpenSession {
  return {
    id: requiredId(answer),
    device: textOrNothing(answer, 'device'),
    openedAt: momentAt(answer, 'openedAt') ?? unreadable('openedAt'),
    usedAt: momentAt(answer, 'usedAt') ?? unreadable('usedAt'),
    isCurrent: at(answer, 'isCurrent') === true,
  };
}

/** Where the guest is logged in. @throws CallFailed when the answer leaves out what must be there */
export function sessionsIn(answer: unknown): { sessions: OpenSession[] } {
  return { sessions: requiredList(answer, 'sessions').map(sessionAt) };
}
