import type { Defect } from './defect';

export const defects: readonly Defect[] = [
  {
    id: 'phone-clock-decides',
    notice: 'A guest whose phone is hours ahead is told that tonight is in the past.',
    edits: [
      {
        file: 'src/api/serverClock.ts',
        anchor: 'serverOpenedAt = earliest;',
        replacement: 'serverOpenedAt = openedAt;',
      },
    ],
  },
  {
    id: 'kept-answer-tells-time',
    notice: 'An answer that the service worker has kept for days sets the page’s time back.',
    edits: [
      {
        file: 'src/api/serverClock.ts',
        anchor: "headers.has('age') || headers.has(KEPT_FOR)",
        replacement: "headers.has('never')",
      },
    ],
  },
  {
    id: 'reason-deleted-by-deadline',
    notice: 'The reason that a guest has written for a refund is gone after a reload.',
    edits: [
      {
        file: 'machines/reservation/changeOutcome.ts',
        anchor: 'changePermission(wanted.kind, reservation, null)',
        replacement: 'changePermission(wanted.kind, reservation, new Date())',
      },
    ],
  },
  {
    id: 'long-hold-overflows',
    notice: 'A hold of many weeks is over at once, and nobody can pay.',
    edits: [
      {
        file: 'machines/shared/timeouts.ts',
        anchor: 'return Math.min(milliseconds, LONGEST_TIMER_MS);',
        replacement: 'return milliseconds;',
      },
    ],
  },
  {
    id: 'details-gone-offline',
    notice: 'Without a network, a reservation that was read a minute ago can’t be read any more.',
    edits: [
      {
        file: 'src/offline/rules.ts',
        anchor: 'v1\\/(?:hotel\\/)?reservations',
        replacement: 'v1\\/reservations',
      },
    ],
  },
  {
    id: 'receipt-gone-offline',
    notice:
      'The receipt of a payment that was confirmed on this phone is an error without a network.',
    edits: [
      {
        file: 'src/payment/verifyPayment.ts',
        anchor: 'if (before) return before;',
        replacement: 'if (before === null) throw cause;',
      },
    ],
  },
];
