import { afterEach, beforeEach, expect } from 'vitest';

/** The elements in which a text has stood beside something else, by what they show. */
const found = new Set<string>();

function isText(node: Node): boolean {
  return node instanceof Text && node.data !== '';
}

/** No guest sees the inspector. */
const isInspector = (part: Node) => part instanceof Element && part.closest('.inspector') !== null;

function lookAt(part: Node): void {
  const parts: Node[] = [];
  for (let one = part.firstChild; one !== null; one = one.nextSibling) parts.push(one);
  if (parts.length > 1 && parts.some(isText) && !isInspector(part)) {
    found.add(`${part.nodeName.toLowerCase()} “${part.textContent ?? ''}”`);
  }
  parts.forEach(lookAt);
}

/**
 * Fails every test in which a text stood beside an element or another text. A browser that translates the page takes
 * texts out and puts elements in their place; React can't remove or change those texts any more, or put anything
 * before them. A text that is alone in its element is written anew as a whole.
 */
export function collectTextsBesideOthers(): void {
  let observer: MutationObserver | undefined;

  beforeEach(() => {
    found.clear();
    observer = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (addedNodes.length === 0) continue;
        if (isText(addedNodes[0] ?? target)) lookAt(target);
        else addedNodes.forEach(lookAt);
      }
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });

  afterEach(() => {
    observer?.disconnect();
    expect([...found], [...found].join('\n')).toEqual([]);
  });
}
