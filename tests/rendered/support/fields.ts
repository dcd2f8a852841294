import { fireEvent, screen } from '@testing-library/react';

/** The field with a label. The library looks at the labels of each element of the page, and this at the labels alone. */
function fieldOf(label: string): Element {
  const labels = Array.from(document.querySelectorAll('label')).filter(
    ({ textContent }) => textContent.trim() === label,
  );
  return (labels.length === 1 ? labels[0]?.control : null) ?? screen.getByLabelText(label);
}

/** Fills in fields by their labels, as fast as a browser's autofill. */
export function fillIn(texts: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(texts)) {
    fireEvent.change(fieldOf(label), { target: { value } });
  }
}

/** Presses the button that shows this text, once it is there. */
export async function press(words: string): Promise<void> {
  const [button] = await screen.findAllByText(words, { selector: 'button, button span, a' });
  if (button) fireEvent.click(button);
}
