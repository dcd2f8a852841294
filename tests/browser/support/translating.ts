import type { BrowserContext } from 'playwright/test';

/**
 * Takes each text out of the page and puts two elements with a copy in its place, also of what comes or changes later,
 * as translators of browsers do. The words stay the same, so that a test finds them.
 */
function translateAll(): void {
  // By a name that is no literal, since the element is deprecated.
  const elementOf = (name: string): HTMLElement => document.createElement(name);
  function translate(node: Node): void {
    if (!(node instanceof Text)) {
      node.childNodes.forEach(translate);
      return;
    }
    const isLeftAlone = node.parentElement?.closest('head, script, style, font') ?? null;
    if (node.parentElement === null || isLeftAlone !== null || !node.data.trim()) return;
    const [outer, inner] = [elementOf('font'), elementOf('font')];
    inner.append(node.data);
    outer.append(inner);
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
