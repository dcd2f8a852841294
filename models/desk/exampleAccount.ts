import type { DeskAccount } from '../../machines/contract/wire';

const openedAt = '2026-03-10T07:02:00.000Z';
const usedAt = '2026-03-10T08:40:00.000Z';

/** Where Amara is logged in on the morning of 10 March 2026. */
export const exampleAccount: DeskAccount = {
  sessions: [
    { id: 'here', browser: 'Chrome on Windows', openedAt, usedAt, isCurrent: true },
    { id: 'phone', browser: 'Safari on iPhone', openedAt, usedAt, isCurrent: false },
  ],
};
