import { fireEvent, screen } from '@testing-library/react';
import type { View } from '../../support/view';

/** A box of the code. */
export const box = (number: number) => screen.getByLabelText(`Digit ${number} of 6`);

function paste(text: string): void {
  fireEvent.paste(box(1), { clipboardData: { getData: () => text } });
}

/** What a guest does at the boxes of a one-time code. */
export const atTheBoxes: View['executors'] = {
  'types a digit': () => {
    fireEvent.input(box(1), { target: { value: '7' } });
  },
  'pastes the code': () => paste('123456'),
  'pastes a word': () => paste('hello'),
  'presses Backspace in the first box': () => {
    fireEvent.keyDown(box(1), { key: 'Backspace' });
  },
  'presses the right arrow': () => {
    fireEvent.keyDown(box(2), { key: 'ArrowRight' });
  },
  'clicks the fourth box': () => box(4).focus(),
};
