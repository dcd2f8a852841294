import type { OpenSession } from '../../machines/contract/wire';
import { valueAt } from './valueAt';
import { timestampAt, requiredId, requiredList, optionalText, invalidResponse } from './reading';

function sessionAt(answer: unknown): OpenSession {
  return {
    id: requiredId(answer),
    device: optionalText(answer, 'device'),
    openedAt: timestampAt(answer, 'openedAt') ?? invalidResponse('openedAt'),
    usedAt: timestampAt(answer, 'usedAt') ?? invalidResponse('usedAt'),
    isCurrent: valueAt(answer, 'isCurrent') === true,
  };
}

/** The guest's sessions. @throws CallFailed if something required is missing */
export function parseSessions(answer: unknown): { sessions: OpenSession[] } {
  return { sessions: requiredList(answer, 'sessions').map(sessionAt) };
}
