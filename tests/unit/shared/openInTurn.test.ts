import { expect, test } from 'vitest';
import { openInTurn } from '../../bench/server/openInTurn';

function partsThatFail(...failing: readonly string[]) {
  const closed: string[] = [];
  const close = (part: string) => () => {
    closed.push(part);
    return failing.includes(part) ? Promise.reject(new Error(part)) : Promise.resolve();
  };
  return { closed, close };
}

test('Parts that were opened in turn are closed in turn, the last first, and once', async () => {
  const { closed, close } = partsThatFail();
  const opened = await openInTurn((closeLater) => {
    closeLater(close('database'));
    closeLater(close('server'));
    return Promise.resolve({ port: 1 });
  });
  expect(opened.port).toBe(1);
  expect(closed).toEqual([]);
  await opened.close();
  await opened.close();
  expect(closed).toEqual(['server', 'database']);
});

test('When one does not open, those before it are closed, and it is said why', async () => {
  const { closed, close } = partsThatFail('pool');
  const opening = openInTurn((closeLater) => {
    closeLater(close('database'));
    closeLater(close('pool'));
    return Promise.reject<object>(new Error('The server did not start'));
  });
  await expect(opening).rejects.toThrow('The server did not start');
  expect(closed).toEqual(['pool', 'database']);
});
