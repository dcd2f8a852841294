import * as codeMessages from '../../messages/login/oneTimeCode';
import { showError } from '../shared/errorMessage';
import { withEvent } from '../shared/params';
import { typedCode } from '../shared/typedText';

export const OTP_LENGTH = 6;

const SIX_DIGITS = /^\d{6}$/;

/** Whether a text is a single digit, which is all that a box of the code accepts. */
export function isDigit(text: string): boolean {
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

function withBox(boxes: readonly string[], box: number, digit: string): string[] {
  return boxes.map((held, index) => (index === box ? digit : held));
}

/** Puts a digit into a box and moves on to the next. */
export function typeDigit(entry: CodeEntry, box: number, digit: string): CodeEntry {
  return { boxes: withBox(entry.boxes, box, typedCode(digit)), focus: within(box + 1) };
}

/** Empties a box; an empty one passes the backspace on to the box before it. */
export function pressBackspace(entry: CodeEntry, box: number): CodeEntry {
  const target = entry.boxes[box] === '' ? within(box - 1) : box;
  return { boxes: withBox(entry.boxes, target, ''), focus: target };
}

/** Moves to the box on the left or right, if there is one. */
export function pressArrow(entry: CodeEntry, box: number, direction: 'left' | 'right'): CodeEntry {
  return { ...entry, focus: within(box + (direction === 'left' ? -1 : 1)) };
}

/** The part of a pasted text to fill in: its first six characters, however they are grouped. */
export function pastedPart(text: string): string {
  return typedCode(text).slice(0, OTP_LENGTH);
}

/** Whether a pasted text can be filled in: only digits. */
export function canPaste(text: string): boolean {
  const part = pastedPart(text);
  return part !== '' && Array.from(part).every(isDigit);
}

/** Fills the boxes from the first on; see {@link canPaste}. */
export function pasteDigits(text: string): CodeEntry {
  const digits = Array.from(pastedPart(text));
  return {
    boxes: emptyCode.boxes.map((_, box) => digits[box] ?? ''),
    focus: within(digits.length),
  };
}

/** Moves to the first box. The digits stay, to be typed over. */
export function toFirstBox(entry: CodeEntry): CodeEntry {
  return { ...entry, focus: 0 };
}

/** The code in the boxes. */
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
  switch (turn.type) {
    case 'digit.typed':
      return typeDigit(entry, turn.box, turn.text);
    case 'digits.pasted':
      return pasteDigits(turn.text);
    case 'backspace.pressed':
      return pressBackspace(entry, turn.box);
    case 'arrow.pressed':
      return pressArrow(entry, turn.box, turn.direction);
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

/** What a guest does at the boxes, to spread into the `on` of a state in which they are filled in. */
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
