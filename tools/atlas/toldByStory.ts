import type { Page } from 'playwright';

/** What the page of a story tells besides its picture. */
export interface ToldByStory {
  /** Machine and state, `booking.creating`; null for a story that pictures none. */
  pictures: string | null;
  /** The words that the story promises, to the letter. */
  says: readonly string[];
  /** Every text that shows or is read to somebody, a line each. */
  shown: readonly string[];
  /** The address that it shows; null where something is done first. */
  opens: string | null;
  /** Roles and names, as assistive technology finds them. */
  accessible: string;
  /** What the Tab key comes to, in its order. */
  focused: readonly string[];
}

/** Runs in the page: the parameters of the story that shows. */
function parametersOfStory(): Pick<ToldByStory, 'pictures' | 'says' | 'opens'> {
  const at = (whole: unknown, ...path: string[]): unknown =>
    path.reduce<unknown>(
      (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : null),
      whole,
    );
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  const parameters = at(window, '__STORYBOOK_PREVIEW__', 'currentRender', 'story', 'parameters');
  const says = at(parameters, 'pictured', 'says');
  return {
    pictures: text(at(parameters, 'pictured', 'pictures')),
    says: Array.isArray(says) ? says.map(String) : [],
    opens: text(at(parameters, 'opens')),
  };
}

/** Runs in the page: what can be focused, in the order of the Tab key; in a modal dialog, what is in it. */
function focusedInOrder(): string[] {
  const within = document.querySelector(':modal') ?? document.body;
  const controls = Array.from(
    within.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]'),
  ).filter(
    (control) =>
      control.tabIndex >= 0 &&
      !control.matches(':disabled') &&
      control.closest('[inert]') === null &&
      control.checkVisibility({ visibilityProperty: true }),
  );
  return controls.map((control) => {
    const labels = 'labels' in control && control.labels instanceof NodeList ? control.labels : [];
    const label = Array.from(labels, ({ textContent }) => textContent).join(' ');
    const words = control.getAttribute('aria-label') ?? (label === '' ? control.innerText : label);
    return `${control.getAttribute('role') ?? control.localName}: ${words.replaceAll(/\s+/g, ' ').trim()}`;
  });
}

/** Runs in the page: its texts, as they stand between elements or name them. */
function shownTexts(): string[] {
  const naming = ['aria-label', 'alt', 'placeholder', 'title'];
  const within = Array.from(document.body.querySelectorAll<HTMLElement>('*')).filter(
    (element) => !element.matches('script, style') && element.checkVisibility(),
  );
  const texts = within.flatMap((element) => [
    ...Array.from(element.childNodes, (node) => (node instanceof Text ? node.data : '')),
    ...naming.map((name) => element.getAttribute(name) ?? ''),
  ]);
  return [...new Set(texts.map((text) => text.replaceAll(/[^\S\u00a0]+/g, ' ').trim()))].filter(
    (text) => text !== '',
  );
}

/** Asks the page of a story what there is beyond what can be seen. */
export async function askStory(page: Page): Promise<ToldByStory> {
  return {
    ...(await page.evaluate(parametersOfStory)),
    shown: await page.evaluate(shownTexts),
    accessible: await page.locator('body').ariaSnapshot(),
    focused: await page.evaluate(focusedInOrder),
  };
}
