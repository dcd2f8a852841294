import {
  type ClipboardEvent,
  type InputEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import styled from 'styled-components';
import type { CodeEntry, CodeInput } from '../../machines/login/oneTimeCode';
import { digitOf } from '../../messages/components/pages/oneTimeCodeInput';
import { oneTimeCode } from '../../messages/login/pages/code';
import { wider } from '../theme/media';
import { theme } from '../theme/theme';
import { controlStyle } from './FormField';

/**
 * Focuses the child at an index whenever the index or the occasion changes.
 * @param index null to leave the focus where it is
 * @param occasion any value that changes when the focus must be set again
 */
function useFocusAt(index: number | null, occasion: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (index === null) return;
    const child = ref.current?.children.item(index);
    if (child instanceof HTMLElement) child.focus();
  }, [index, occasion]);
  return ref;
}

const Boxes = styled.div`
  display: grid;
  max-width: ${theme.box.medium};
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${theme.space.xs};

  ${wider.phone} {
    gap: ${theme.space.s};
  }
`;

const Box = styled.input`
  ${controlStyle}
  min-height: ${theme.size.code};
  padding-inline: 0;
  font-family: ${theme.font.display};
  font-size: ${theme.text.title};
  font-weight: ${theme.weight.semibold};
  text-align: center;
`;

/** The event of a key pressed in the boxes; undefined if the key acts on the text in a box. */
function actionOf(
  key: string,
  { boxes }: CodeEntry,
  box: number,
): CodeInput | 'submit' | 'nothing' | undefined {
  switch (key) {
    case 'Backspace':
      return { type: 'backspace.pressed', box };
    case 'Delete':
      return boxes[box] === '' ? 'nothing' : { type: 'backspace.pressed', box };
    case 'ArrowLeft':
      return { type: 'arrow.pressed', box, direction: 'left' };
    case 'ArrowRight':
      return { type: 'arrow.pressed', box, direction: 'right' };
    case 'Home':
      return { type: 'box.focused', box: 0 };
    case 'End':
      return { type: 'box.focused', box: boxes.length - 1 };
    case 'Enter':
      return 'submit';
    default:
      return undefined;
  }
}

/** The text typed into a box that may already have held a digit. */
function typed(text: string, before: string): string {
  if (text.length < 2) return text;
  return text.startsWith(before) ? text.slice(before.length) : text.slice(0, -before.length);
}

interface OneTimeCodeInputProps {
  entry: CodeEntry;
  /** Nothing can be entered; a focused box keeps the focus. */
  readOnly?: boolean;
  /** The code is being checked. Afterwards the focus returns to where it was. */
  checking?: boolean;
  invalid?: boolean;
  onTurn: (turn: CodeInput) => void;
  /** Enter was pressed in a box. */
  onSubmit: () => void;
}

/** A one-time code with one digit per box. */
export function OneTimeCodeInput({
  entry,
  readOnly = false,
  checking = false,
  invalid = false,
  onTurn,
  onSubmit,
}: OneTimeCodeInputProps) {
  const { boxes, focus } = entry;
  const boxesRef = useFocusAt(checking ? null : focus, boxes.join(' '));

  // Also called for a digit that the box already shows, which only moves on.
  function handleInput(box: number, before: string, event: InputEvent<HTMLInputElement>) {
    const text = typed(event.currentTarget.value, before);
    // Some phone keyboards report no key for backspace, only that the box is now empty.
    if (text === '') onTurn({ type: 'backspace.pressed', box });
    // Phones that fill in the code from a message put all of it into one box.
    else if (text.length > 1) onTurn({ type: 'digits.pasted', text });
    else onTurn({ type: 'digit.typed', box, text });
  }
  function handleKey(box: number, event: KeyboardEvent<HTMLInputElement>) {
    const action = actionOf(event.key, entry, box);
    if (action === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (action === 'submit') onSubmit();
    else if (action !== 'nothing') onTurn(action);
  }
  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    onTurn({ type: 'digits.pasted', text: event.clipboardData.getData('text') });
  }

  return (
    <Boxes role="group" aria-label={oneTimeCode} ref={boxesRef}>
      {boxes.map((digit, box) => (
        <Box
          // The boxes never move, so their index is a stable key.
          key={box}
          aria-label={digitOf(box + 1, boxes.length)}
          aria-invalid={invalid || undefined}
          autoComplete={box === 0 ? 'one-time-code' : 'off'}
          inputMode="numeric"
          pattern="[0-9]*"
          type="text"
          value={digit}
          readOnly={readOnly || checking}
          onInput={(event) => handleInput(box, digit, event)}
          onFocus={(event) => {
            event.target.select();
            onTurn({ type: 'box.focused', box });
          }}
          onKeyDown={(event) => handleKey(box, event)}
          onPaste={handlePaste}
        />
      ))}
    </Boxes>
  );
}
