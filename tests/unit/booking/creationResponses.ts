import type { Failure } from '../../../machines/shared/failure';

/** How a server refuses a creation. */
export const refused = (code: string, status: number, message = ''): Failure => ({
  kind: 'refused',
  status,
  code,
  message,
  error: '',
});

export const noRoomsLeft = refused('rooms_unavailable', 409, 'No rooms left');
export const unreachable: Failure = { kind: 'unreachable', message: 'Failed to fetch' };

/** The idempotency keys under which reservations were asked for. */
export const keysOf = (created: { idempotencyKey: string }[]) =>
  created.map(({ idempotencyKey }) => idempotencyKey);
