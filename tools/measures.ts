/** Measurements that run inside the page: each function must be self-contained, and returns the elements that fail. */

/** Elements that are wider than the screen, or than a box that would have to scroll sideways. A grid may scroll in its box. */
export function cutOffParts(): string[] {
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} “${element.textContent.trim().slice(0, 40)}”`;
  const scrolls = (element: Element) => {
    const { overflowX } = getComputedStyle(element);
    return overflowX === 'auto' || overflowX === 'scroll';
  };
  const isTooNarrow = (element: Element) => element.scrollWidth > element.clientWidth + 1;
  const page = document.documentElement;
  const boxes = [...document.querySelectorAll('body *')].filter(
    (element) =>
      scrolls(element) &&
      isTooNarrow(element) &&
      // A grid, and a header's one row of links, which a thumb or Tab moves.
      !element.matches('textarea, input, header nav, :has(> [role="grid"])'),
  );
  if (!isTooNarrow(page)) return boxes.map(nameOf);
  const wide = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > page.clientWidth + 1,
  );
  return [`the page (${page.scrollWidth} px)`, ...wide.map(nameOf), ...boxes.map(nameOf)];
}

/** Controls whose accessible name doesn't start with their visible text. */
export function otherNames(): string[] {
  const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
  return [...document.querySelectorAll<HTMLElement>('a[aria-label], button[aria-label]')]
    .filter((control) => control.checkVisibility())
    .map((control) => ({ name: control.ariaLabel ?? '', shown: control.innerText }))
    .filter(({ name, shown }) => !words(name).startsWith(words(shown)))
    .map(({ name, shown }) => `“${shown}” is called “${name}”`);
}

/** Controls smaller than 24 by 24 pixels. Links within a sentence may be. */
export function smallTargets(): string[] {
  const pressed = 'a[href], button, input, select, textarea, summary, [role="button"]';
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isInSentence = (element: Element) =>
    element.matches('p a') && getComputedStyle(element).display === 'inline';
  return [...document.querySelectorAll(pressed)]
    .filter((element) => isShown(element) && !isInSentence(element))
    .map((element) => element.closest('label') ?? element)
    .map((element) => ({ element, size: element.getBoundingClientRect() }))
    .filter(({ size }) => size.width < 24 || size.height < 24)
    .map(
      ({ element, size }) =>
        `${element.textContent || (element.getAttribute('aria-label') ?? element.tagName)}: ` +
        `${size.width} × ${size.height}`,
    );
}

/** Words that are broken in their middle. An address without a space may be. */
export function brokenWords(): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const shown = text.parentElement;
    const words = shown?.checkVisibility({ visibilityProperty: true })
      ? (text.textContent ?? '').matchAll(/(?<!\S)[\p{L}\p{M}\p{N}₦.,’]{2,24}(?!\S)/gu)
      : [];
    for (const { 0: word, index } of words) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const [first, ...others] = Array.from(range.getClientRects()).filter(
        ({ width }) => width > 0,
      );
      if (others.some(({ top }) => first && top > first.top + first.height / 2)) broken.push(word);
    }
  }
  return broken;
}
