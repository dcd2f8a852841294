import { expect, it } from 'vitest';
import { fetchWithRetry } from '../examples/fetchWithRetry';
import { textFormat } from '../examples/textFormat';
import { nodesOf } from './nodes';
import { drawStatechart } from './statechart';

it.each([fetchWithRetry, textFormat])(
  'draws each state of $id, and each way that leads to another',
  async (machine) => {
    const picture = await drawStatechart(machine);
    const drawn = Array.from(picture.matchAll(/data-state="([^"]+)"/g), ([, state]) => state);
    expect(drawn).toEqual(expect.arrayContaining(nodesOf(machine).map(({ id }) => id)));
    expect(picture).not.toContain('NaN');
  },
);

it('says of a way what sets it off, and on which condition', async () => {
  const picture = await drawStatechart(fetchWithRetry);
  for (const words of ['FETCH', 'fetchUser answers', 'fetchUser fails', '[it may try again]']) {
    expect(picture).toContain(words);
  }
  expect(picture).toContain('after 1 s');
});
