import { describe, expect, test } from 'vitest';
import { deadPointers } from '../../../scripts/checkDocuments/deadPointers';

const tree = {
  files: [
    'README.md',
    'docs/architecture.md',
    'docs/home.jpg',
    'server/email/design/style.ts',
    'tests/server/http/idempotency.test.ts',
    'messages/site/home.ts',
  ],
  made: ['dist', 'node_modules'],
  scripts: ['test', 'test:unit'],
};
const deadIn = (text: string, file = 'docs/architecture.md') =>
  deadPointers(file, text, tree).map(({ line, said }) => `${line}: ${said}`);

describe('a document of the project', () => {
  test.each([
    'A [picture](home.jpg), the [front page](../README.md#two-commands) and [elsewhere](https://example.com/x).',
    'Letters (`server/email/design`, `server/email/design/style.ts`, then `design/style.ts`) and `messages/*/home.ts`.',
    'The test `tests/server/http/idempotency`, and what is `messages/{site,login}/home.ts`.',
    'Every `messages/ROOM/NAME.ts`, what is built (`dist/site`), and `npm run test:unit`.',
    'No paths: `Idempotency-Key`, `application/json`, `/api/v1/health`, `a/b`, `<PUBLIC_URL>/api`, `5 / 10`.',
    '```\nserver/gone.ts\n```',
  ])('may say: %s', (text) => {
    expect(deadIn(text)).toEqual([]);
  });

  test.each([
    { text: 'one\n[two](gone.md)', dead: ['2: gone.md'] },
    { text: 'All in `stories/screens/home.tsx`', dead: ['1: stories/screens/home.tsx'] },
    {
      text: 'All in `server/screens`, or `server/post`',
      dead: ['1: server/screens', '1: server/post'],
    },
    { text: '`messages/*/about.ts`', dead: ['1: messages/*/about.ts'] },
    { text: 'Read on in docs/gone.md.', dead: ['1: docs/gone.md'] },
    { text: '```sh\nnpm run gone\n```', dead: ['2: npm run gone'] },
  ])('may not say: $text', ({ text, dead }) => {
    expect(deadIn(text)).toEqual(dead);
  });
});
