import * as codeMessages from '../../messages/login/oneTimeCode';
import { showError } from '../shared/errorMessage';
import { withEvent } from '../shared/params';
import { typedCode } from '../shared/typedText';

const OTP_LENGTH = 6;

const SIX_DIGITS = /^\d{6}$/;

/** Whether a text is a single digit, which is all that a box of the code accepts. */
function isDigit(text: string): boolean {
  return /^\d$/.test(typedCode(text));
}

/** The error in a one-time code. */
export function otpError(code: string): string | undefined {
  return SIX_DIGITS.test(code) ? undefined : codeMessages.allDigitsNeeded;
}

/** The boxes of a one-time code, each empty or holding one digit, and the box that has the focus. */
export interface CodeEntry {
  boxes: readonly string[];
  focus: number;
}

export const emptyCode: CodeEntry = {
  boxes: Array.from({ length: OTP_LENGTH }, () => ''),
  focus: 0,
};

function within(box: number): number {
  return Math.min(Math.max(box, 0), OTP_LENGTH - 1);
}

/** The part of a pasted text to fill in: its first six characters, however they are grouped. */
function pastedPart(text: string): string {
  return typedCode(text).slice(0, OTP_LENGTH);
}

/** Whether a pasted text can be filled in: only digits. */
function canPaste(text: string): boolean {
  const part = pastedPart(text);
  return part !== '' && Array.from(part).every(isDigit);
}

/** Fills the boxes with a pasted text, from the first on. */
export function pasteDigits(text: string): CodeEntry {
  const digits = Array.from(pastedPart(text));
  return {
    boxes: emptyCode.boxes.map((_, box) => digits[box] ?? ''),
    focus: within(digits.length),
  };
}

export function codeOf(entry: CodeEntry): string {
  return entry.boxes.join('');
}

/** Whether every box holds a digit. */
export function isComplete(entry: CodeEntry): boolean {
  return entry.boxes.every(isDigit);
}

/** The guest's input at the boxes. */
export type CodeInput =
  | { type: 'digit.typed'; box: number; text: string }
  | { type: 'digits.pasted'; text: string }
  | { type: 'backspace.pressed'; box: number }
  | { type: 'arrow.pressed'; box: number; direction: 'left' | 'right' }
  | { type: 'box.focused'; box: number };

/** The boxes after an input; unchanged if they can't accept it. */
export function entryAfter(entry: CodeEntry, turn: CodeInput): CodeEntry {
  const withBox = (box: number, digit: string) =>
    entry.boxes.map((held, index) => (index === box ? digit : held));
  switch (turn.type) {
    case 'digit.typed':
      return { boxes: withBox(turn.box, typedCode(turn.text)), focus: within(turn.box + 1) };
    case 'digits.pasted':
      return pasteDigits(turn.text);
    case 'backspace.pressed': {
      // An empty box passes it on to the box before it.
      const box = entry.boxes[turn.box] === '' ? within(turn.box - 1) : turn.box;
      return { boxes: withBox(box, ''), focus: box };
    }
    case 'arrow.pressed':
      return { ...entry, focus: within(turn.box + (turn.direction === 'left' ? -1 : 1)) };
    case 'box.focused':
      return { ...entry, focus: turn.box };
  }
}

/** Guards of a machine with such boxes, to spread into `setup({ guards })`. */
export const codeGuards = {
  'it is a digit': (_: unknown, { text }: { text: string }): boolean => isDigit(text),
  'it can be pasted': (_: unknown, { text }: { text: string }): boolean => canPaste(text),
};

const turn = withEvent('turn to the boxes');

/** The events of the boxes, to spread into the `on` of a state in which they are filled in. */
export const fillingCode = {
  'digit.typed': { guard: withEvent('it is a digit'), actions: [turn, 'clear error'] },
  'digits.pasted': [
    { guard: withEvent('it can be pasted'), actions: [turn, 'clear error'] },
    { actions: showError(codeMessages.onlyNumbers) },
  ],
  'backspace.pressed': { actions: [turn, 'clear error'] },
  'arrow.pressed': { actions: turn },
  'box.focused': { actions: turn },
} as const;
