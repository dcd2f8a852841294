import { codeOf, type CodeEntry, type CodeInput } from '../../machines/login/oneTimeCode';
import * as codeMessages from '../../messages/login/oneTimeCode';
import type { Assertions, ChangeOf, EventCase, ModelSnapshot } from '../../tools/model/testModel';

interface Boxes {
  entry: CodeEntry;
  error: string | null;
}

const focuses =
  (box: number) =>
  ({ before, after }: ChangeOf<Boxes>) => ({
    'that box has the focus': after.entry.focus === box,
    'the digits stay': codeOf(after.entry) === codeOf(before.entry),
    'what was said stays': after.error === before.error,
  });

/**
 * What a guest can do at the boxes of a one-time code.
 * @param says what is true once the page says something of the whole
 * @param onlyWhen limits when the walk tries it
 */
export function codeBoxCases<TContext extends Boxes>(
  says: (words: string) => (change: ChangeOf<TContext>) => Assertions,
  onlyWhen: (before: ModelSnapshot<TContext>) => boolean = () => true,
): Readonly<Record<string, EventCase<TContext, CodeInput>>> {
  return {
    'types a digit': {
      onlyWhen,
      event: { type: 'digit.typed', box: 0, text: '7' },
      changes: ({ after }) => ({
        'the digit shows': after.entry.boxes[0] === '7',
        'the next box has the focus': after.entry.focus === 1,
        'no error shows': after.error === null,
      }),
    },
    'types a letter': { event: { type: 'digit.typed', box: 0, text: 'x' }, never: true },
    'pastes the code': {
      onlyWhen,
      event: { type: 'digits.pasted', text: '123456' },
      changes: ({ after }) => ({
        'the code shows': codeOf(after.entry) === '123456',
        'no error shows': after.error === null,
      }),
    },
    'pastes a word': {
      onlyWhen,
      event: { type: 'digits.pasted', text: 'hello' },
      changes: says(codeMessages.onlyNumbers),
    },
    'presses Backspace in the first box': {
      onlyWhen,
      event: { type: 'backspace.pressed', box: 0 },
      changes: ({ after }) => ({
        'the box is empty': after.entry.boxes[0] === '',
        'no error shows': after.error === null,
      }),
    },
    'presses the right arrow': {
      onlyWhen,
      event: { type: 'arrow.pressed', box: 1, direction: 'right' },
      changes: focuses(2),
    },
    'clicks the fourth box': {
      onlyWhen,
      event: { type: 'box.focused', box: 3 },
      changes: focuses(3),
    },
  };
}
