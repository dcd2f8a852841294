import { describe, expect, it } from 'vitest';
import { messageCatalogue } from '../../../models/fixtures/messageCatalogue';
import { neverShown } from '../../support/neverShown';
import { everyTable } from './everyTable';
import type { WordTable } from './situation';
import { specifiedMessages } from './specifiedWords';

const specified: Readonly<Record<string, readonly string[]>> = specifiedMessages;

function wordsOf({ situations }: WordTable): string[] {
  return situations.flatMap(({ says }) => says.map(({ words }) => words));
}

const everyWord = Object.values(everyTable).flatMap(wordsOf);

describe('The tables of words', () => {
  it.each(messageCatalogue.filter(({ name }) => !neverShown.has(name)))(
    'bring about a situation that says $name: $words',
    // Some of the server's messages are prefixed by the site, e.g. with "Reservation failed: ".
    ({ words }) => expect(everyWord.filter((said) => said.endsWith(words))).not.toEqual([]),
  );

  it.each(Object.entries(everyTable))('hold all that is specified for %s', (screen, table) => {
    const said = new Set(wordsOf(table));
    expect(specified[screen]?.filter((words) => !said.has(words))).toEqual([]);
  });
});
