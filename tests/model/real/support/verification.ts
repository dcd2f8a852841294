import type { Locator } from 'playwright/test';
import type { Place } from './world';

/** The six boxes of the one-time code. */
export function codeBoxes({ page }: Pick<Place, 'page'>): Locator {
  return page.getByRole('textbox', { name: /^Digit/ });
}

/** Pastes a text into the first box. */
export async function pasteCode(scene: Pick<Place, 'page'>, text: string): Promise<void> {
  await codeBoxes(scene)
    .first()
    .evaluate((box, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', pasted);
      box.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, text);
}
