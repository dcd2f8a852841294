import {
  type ClipboardEvent,
  type InputEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import styled from 'styled-components';
import { digitOf } from '../../messages/components/pages/oneTimeCodeInput';
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

/** Keys that act on the boxes rather than on the text in one of them. */
const boxKeys = new Set(['Backspace', 'Delete', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Enter']);

/** What was typed into a box that may already have held a digit. */
function typed(text: string, before: string): string {
  if (text.length < 2) return text;
  return text.startsWith(before) ? text.slice(before.length) : text.slice(0, -before.length);
}

interface CodeBoxesProps {
  /** One text per box, empty until something is entered. */
  digits: readonly string[];
  focusedIndex: number;
  onDigit: (index: number, text: string) => void;
  onPaste: (text: string) => void;
  /** Backspace, Delete, ArrowLeft, ArrowRight, Home, End or Enter was pressed in a box. */
  onKey: (index: number, key: string) => void;
  /** Focus has moved to a box. */
  onVisit?: ((index: number) => void) | undefined;
  label: string;
  /** Nothing can be entered; a focused box keeps the focus. */
  readOnly?: boolean | undefined;
  /** The code is being checked. Afterwards the focus returns to the box at `focusedIndex`. */
  checking?: boolean | undefined;
  invalid?: boolean | undefined;
}

/** A one-time code with one digit per box. The box at `focusedIndex` has the focus. */
export function OneTimeCodeInput({
  digits,
  focusedIndex,
  onDigit,
  onPaste,
  onKey,
  onVisit,
  label,
  readOnly = false,
  checking = false,
  invalid = false,
}: CodeBoxesProps) {
  const boxesRef = useFocusAt(checking ? null : focusedIndex, digits.join(' '));

  // Also called for a digit that the box already shows, which only moves on.
  function handleInput(index: number, before: string, event: InputEvent<HTMLInputElement>) {
    const text = typed(event.currentTarget.value, before);
    // Some phone keyboards report no key for backspace, only that the box is now empty.
    if (text === '') onKey(index, 'Backspace');
    // Phones that fill in the code from a message put all of it into one box.
    else if (text.length > 1) onPaste(text);
    else onDigit(index, text);
  }
  function handleKey(index: number, event: KeyboardEvent<HTMLInputElement>) {
    if (!boxKeys.has(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onKey(index, event.key);
  }
  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    onPaste(event.clipboardData.getData('text'));
  }

  return (
    <Boxes role="group" aria-label={label} ref={boxesRef}>
      {digits.map((digit, index) => (
        <Box
          // The boxes never move, so their index is a stable key.
          key={index}
          aria-label={digitOf(index + 1, digits.length)}
          aria-invalid={invalid || undefined}
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          inputMode="numeric"
          pattern="[0-9]*"
          type="text"
          value={digit}
          readOnly={readOnly || checking}
          onInput={(event) => handleInput(index, digit, event)}
          onFocus={(event) => {
            event.target.select();
            onVisit?.(index);
          }}
          onKeyDown={(event) => handleKey(index, event)}
          onPaste={handlePaste}
        />
      ))}
    </Boxes>
  );
}
