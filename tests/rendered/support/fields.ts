import { fireEvent, screen } from '@testing-library/react';

/** Fills in fields by their labels, as fast as a browser's autofill. */
export function fillIn(texts: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(texts)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}

/** Presses the button that shows this text, once it is there. */
export async function press(words: string): Promise<void> {
  const [button] = await screen.findAllByText(words, { selector: 'button, button span, a' });
  if (button) fireEvent.click(button);
}
