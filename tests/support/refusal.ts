import type { ErrorCode } from '../../machines/contract/wire';
import type { Failure } from '../../machines/shared/failure';

/** A refusal by the server; without words unless a test gives some. */
export function refusal(code: ErrorCode, status: number, message = ''): Failure {
  return { kind: 'refused', status, code, message, error: '' };
}
