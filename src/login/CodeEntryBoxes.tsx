import { oneTimeCode } from '../../messages/login/pages/code';
import type { CodeEntry, CodeInput } from '../../machines/login/oneTimeCode';
import { OneTimeCodeInput } from '../components/OneTimeCodeInput';

/** The input for a key pressed in a box; Enter belongs to the form. */
function turnOf({ boxes }: CodeEntry, box: number, key: string): CodeInput | undefined {
  switch (key) {
    case 'Backspace':
      return { type: 'backspace.pressed', box };
    case 'Delete':
      return boxes[box] === '' ? undefined : { type: 'backspace.pressed', box };
    case 'ArrowLeft':
      return { type: 'arrow.pressed', box, direction: 'left' };
    case 'ArrowRight':
      return { type: 'arrow.pressed', box, direction: 'right' };
    case 'Home':
      return { type: 'box.focused', box: 0 };
    case 'End':
      return { type: 'box.focused', box: boxes.length - 1 };
    default:
      return undefined;
  }
}

interface CodeEntryBoxesProps {
  entry: CodeEntry;
  readOnly: boolean;
  checking: boolean;
  invalid: boolean;
  onTurn: (turn: CodeInput) => void;
  onSubmit: () => void;
}

/** The six boxes of a one-time code, connected to the machines' events. */
export function CodeEntryBoxes({ entry, onTurn, onSubmit, ...boxes }: CodeEntryBoxesProps) {
  function handleKey(box: number, key: string) {
    const turn = turnOf(entry, box, key);
    if (turn) onTurn(turn);
    else if (key === 'Enter') onSubmit();
  }
  return (
    <OneTimeCodeInput
      {...boxes}
      label={oneTimeCode}
      digits={entry.boxes}
      focusedIndex={entry.focus}
      onDigit={(box, text) => onTurn({ type: 'digit.typed', box, text })}
      onPaste={(text) => onTurn({ type: 'digits.pasted', text })}
      onKey={handleKey}
      onVisit={(box) => onTurn({ type: 'box.focused', box })}
    />
  );
}
