import { messageCatalogue } from '../../models/fixtures/messageCatalogue';
import { english } from '../../messages/catalogue';

const constants = Object.entries(english).flatMap(([file, words]) =>
  Object.entries(words).flatMap(([name, said]: [string, unknown]) =>
    typeof said === 'string' ? [{ name: `${file}.${name}`, words: said }] : [],
  ),
);

/**
 * The catalogue's keys, such as `booking/booking.outcomeUnknown`, by their texts. A message that takes values is listed
 * by its texts for the tests' examples.
 */
export const keysByMessage: ReadonlyMap<string, readonly string[]> = [
  ...constants,
  ...messageCatalogue,
].reduce((names, { name, words }) => {
  const known = names.get(words) ?? [];
  return names.set(words, known.includes(name) ? known : [...known, name]);
}, new Map<string, string[]>());
