import type { Acting } from './screen';

/** Opens a menu by its button, and waits until it is open. */
export function unfolding(name: string) {
  return async ({ page, user }: Acting): Promise<void> => {
    await user.click(await page.findByRole('button', { name, expanded: false }));
    await page.findByRole('button', { name, expanded: true });
  };
}
