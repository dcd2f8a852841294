import type { Page } from 'playwright';

/** What a story's page reports beside its picture. */
export interface StoryFacts {
  /** Machine and state, `booking.creating`; null if the story pictures none. */
  pictures: string | null;
  /** The exact texts that the story promises. */
  says: readonly string[];
  /** Every visible or accessible text, one per line. */
  shown: readonly string[];
  /** The path that it shows; null if something happens first. */
  opens: string | null;
  /** Roles and names, as assistive technology sees them. */
  accessible: string;
  /** The Tab stops, in order. */
  focused: readonly string[];
}

/** Runs in the page: the parameters of the current story. */
function parametersOfStory(): Pick<StoryFacts, 'pictures' | 'says' | 'opens'> {
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

/** Runs in the page: what can be focused, in Tab order; in a modal dialog, only what is in it. */
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

/** Runs in the page: its texts, in elements and in naming attributes. */
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

/** Collects what a story's page has beyond its picture. */
export async function askStory(page: Page): Promise<StoryFacts> {
  return {
    ...(await page.evaluate(parametersOfStory)),
    shown: await page.evaluate(shownTexts),
    accessible: await page.locator('body').ariaSnapshot(),
    focused: await page.evaluate(focusedInOrder),
  };
}
