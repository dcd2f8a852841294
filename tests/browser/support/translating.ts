import type { BrowserContext } from 'playwright/test';

/**
 * Takes each text out of the page and puts two elements with a copy in its place, also of what comes or changes later,
 * as translators of browsers do. The words stay the same, so that a test finds them.
 */
function translateAll(): void {
  function translate(node: Node): void {
    if (!(node instanceof Text)) return node.childNodes.forEach(translate);
    const around = node.parentElement;
    if (around === null || around.closest('head, script, style, font') || !node.data.trim()) return;
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstElementChild?.append(node.data);
    node.replaceWith(outer);
  }
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(translate);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** From now on every page of a browser is translated while it is shown. */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(translateAll);
}
