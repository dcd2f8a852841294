import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { repositoryFiles } from '../../../scripts/layers/arrows';
import { usage } from '../../../server/cli/command';
import { commands } from '../../../server/cli/commands';

const known = [...commands.map(({ words }) => words.join(' ')), 'doctor', 'help'];
/** The first words of commands that have a second one, such as `rooms`. */
const families = new Set(known.filter((one) => one.includes(' ')).map((one) => one.split(' ')[0]));

/** What a text tells somebody to type: after the program’s name, and in the code of documents, not in a tagged template. */
const typed = [
  /(?:npm run hotel --|dist\/server\/hotel\.js) ([a-z]+)(?: ([a-z]+)\b)?((?:(?!\. )[^`\n#])*)/g,
  /(?<![\w$>])`([a-z]+) ([a-z]+)\b([^`\n]*)`/g,
];
const isText = (file: string) =>
  /^(messages|server|machines|src|deploy|docs|hotel)\/|^[A-Z]+\.md$/.test(file) &&
  !/CHANGELOG|\/migrations\/|\.(?:jpg|png|woff2)$/.test(file);

/** The commands in a text that `help` does not know, or not with these options. */
function unknownIn(text: string): string[] {
  return typed.flatMap((pattern, place) =>
    Array.from(text.matchAll(pattern))
      .filter(([, first = '']) => place === 0 || families.has(first))
      .filter(([, first = '', second = '', rest = '']) => {
        const words = known.find((one) => one === `${first} ${second}` || one === first);
        if (words === undefined) return true;
        const options = rest.match(/--[a-z-]+/g) ?? [];
        return options.some((option) => !usage(words.split(' ')).includes(option));
      })
      .map(([whole]) => whole),
  );
}

test('No text tells anybody to type a command that `help` does not know', () => {
  const unknown = repositoryFiles()
    .filter(isText)
    .flatMap((file) => unknownIn(readFileSync(file, 'utf8')).map((one) => `${file}: ${one}`));
  expect(unknown).toEqual([]);
});

test.each([
  ['In full: npm run hotel -- cases.', []],
  ['npm run hotel -- book --name "Chidi Obi"', ['book']],
  ['Ended by `case close ID`, or `case adopt ID --for RESERVATION`', ['`case close']],
  ['node dist/server/hotel.js backup FILE --to a-file', ['backup']],
])('In “%s” it finds %j', (text, found) => {
  expect(unknownIn(text)).toHaveLength(found.length);
  for (const [place, one] of unknownIn(text).entries()) expect(one).toContain(found[place]);
});
