import type { OpenSession } from '../../machines/contract/wire';

/** The browser that the guest is in. */
export const thisSession: OpenSession = {
  id: 's-1',
  device: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
  openedAt: '2026-02-27T09:00:00.000Z',
  usedAt: '2026-03-01T08:00:00.000Z',
  isCurrent: true,
};

/** A telephone on which the guest is logged in as well. */
export const otherSession: OpenSession = {
  id: 's-2',
  device: 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36',
  openedAt: '2026-02-20T18:00:00.000Z',
  usedAt: '2026-02-28T07:30:00.000Z',
  isCurrent: false,
};
