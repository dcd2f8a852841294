import type { Defect } from './defect';

export const defects: readonly Defect[] = [
  {
    id: 'refused-key-is-free-again',
    notice: 'A booking that was refused is made after all, when its older try arrives late.',
    edits: [
      {
        file: 'server/http/claims.ts',
        anchor: 'error.status < 500 &&',
        replacement: 'error.status < 400 &&',
      },
    ],
  },
  {
    id: 'answer-of-two-moments',
    notice: 'Beside a cancellation a guest is told of a pending reservation without a room.',
    edits: [
      {
        file: 'server/database/readAtOnce.ts',
        anchor: '? readOneMoment(pool, read)',
        replacement: '? read(database)',
      },
    ],
  },
];
