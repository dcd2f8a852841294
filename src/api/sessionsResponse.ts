import type { OpenSession } from '../../machines/contract/wire';
import { valueAt } from './valueAt';
import { timestampAt, requiredId, requiredList, optionalText, invalidResponse } from './reading';

function sessionAt(response: unknown): OpenSession {
  return {
    id: requiredId(response),
    device: optionalText(response, 'device'),
    openedAt: timestampAt(response, 'openedAt') ?? invalidResponse('openedAt'),
    usedAt: timestampAt(response, 'usedAt') ?? invalidResponse('usedAt'),
    isCurrent: valueAt(response, 'isCurrent') === true,
  };
}

/** The guest's sessions. @throws CallFailed if something required is missing */
export function parseSessions(response: unknown): { sessions: OpenSession[] } {
  return { sessions: requiredList(response, 'sessions').map(sessionAt) };
}
