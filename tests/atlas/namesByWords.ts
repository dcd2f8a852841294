import { everyMessage } from '../../models/fixtures/everyMessage';
import { english } from '../../messages/catalogue';

const constants = Object.entries(english).flatMap(([file, words]) =>
  Object.entries(words).flatMap(([name, said]: [string, unknown]) =>
    typeof said === 'string' ? [{ name: `${file}.${name}`, words: said }] : [],
  ),
);

/**
 * The names of words in the catalogue, `booking/booking.outcomeUnknown`, by what they say; of messages that depend on something,
 * by what they say for the examples of the tests.
 */
export const namesByMessages: ReadonlyMap<string, readonly string[]> = [
  ...constants,
  ...everyMessage,
].reduce((names, { name, words }) => {
  const known = names.get(words) ?? [];
  return names.set(words, known.includes(name) ? known : [...known, name]);
}, new Map<string, string[]>());
