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
  {
    id: 'right-logins-are-unlimited',
    notice: 'Whoever knows a password logs in all day, and keeps the server busy with hashing.',
    edits: [
      {
        file: 'server/accounts/passwords/passwordTries.ts',
        anchor: '    await consumeLimit(context, right, whose);\n',
        replacement: '    void [right, whose];\n',
      },
    ],
  },
  {
    id: 'sessions-pile-up',
    notice: 'An account has hundreds of open sessions.',
    edits: [
      {
        file: 'server/accounts/sessions.ts',
        anchor: '.offset(MOST_OPEN - 1)',
        replacement: '.offset(MOST_OPEN * 50)',
      },
    ],
  },
  {
    id: 'one-network-takes-all-turns',
    notice: 'While somebody tries passwords by the hundred, no other guest can log in.',
    edits: [
      {
        file: 'server/accounts/passwords/passwordQueue.ts',
        anchor: 'const turn = () =>',
        replacement: "network = 'everybody';\n    const turn = () =>",
      },
    ],
  },
  {
    id: 'code-of-a-stranger-counts',
    notice:
      'A guest who types the code of somebody else’s registration gets an account with that one’s password.',
    edits: [
      {
        file: 'server/accounts/codes.ts',
        anchor: 'if (own && own.id !== found.registrationId) return null;',
        replacement: 'void own;',
      },
    ],
  },
];
