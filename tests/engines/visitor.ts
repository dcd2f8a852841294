import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import type { Engine, Found } from './engine';

/** Finds elements in a page by what a guest reads and hears: their labels and names. */
const finder = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

const PATIENCE_MS = 20_000;
const AGAIN_AFTER_MS = 100;

/** Somebody at a browser, who waits for what should be there. Names and labels are whole, unless they are patterns. */
export interface Visitor {
  open(path: string): Promise<void>;
  fill(label: string | RegExp, text: string): Promise<void>;
  /** Presses the only button or link with a name. */
  press(name: string | RegExp): Promise<void>;
  reads(text: string): Promise<void>;
  /** Waits until an expression is true in the page. */
  sees(expression: string): Promise<void>;
  back(): Promise<void>;
}

function elementsBy(queries: readonly string[]): string {
  return `(() => {
    const found = [${queries.join(',')}].flat().filter((it) => it.checkVisibility() && !it.disabled);
    if (found.length !== 1) return null;
    found[0].scrollIntoView({ behavior: 'instant', block: 'center' });
    return found[0];
  })()`;
}

const written = (text: string | RegExp) =>
  typeof text === 'string' ? JSON.stringify(text) : String(text);

/** A visitor at a browser, on a site. */
export function visitorAt(engine: Engine, site: string): Visitor {
  async function patiently(what: string, attempt: () => Promise<boolean>): Promise<void> {
    const giveUpAt = Date.now() + PATIENCE_MS;
    let why: unknown;
    while (Date.now() < giveUpAt) {
      try {
        if (await attempt()) return;
        why = undefined;
      } catch (error) {
        // The page may just be leaving.
        why = error;
      }
      await pause(AGAIN_AFTER_MS);
    }
    const page = await engine.evaluate('location.pathname + "\\n" + document.body.innerText');
    throw new Error(`${what}: not possible on ${String(page)}`, { cause: why });
  }

  async function withOnly(expression: string, act: (element: Found) => Promise<void>) {
    if ((await engine.evaluate('"TestingLibraryDom" in window')) !== true)
      await engine.evaluate(`(() => {${finder}})()`);
    const element = await engine.find(expression);
    if (element !== null) await act(element);
    return element !== null;
  }

  const sees = (expression: string) =>
    patiently(expression, async () => (await engine.evaluate(expression)) === true);

  return {
    open: (path) => engine.open(`${site}${path}`),
    back: () => engine.back(),
    sees,
    fill: (label, text) => {
      const query = `TestingLibraryDom.queryAllByLabelText(document.body, ${written(label)}, { selector: 'input, select' })`;
      return patiently(`Fill ${written(label)}`, () =>
        withOnly(elementsBy([query]), (it) => it.type(text)),
      );
    },
    press: (name) => {
      const queries = ['button', 'link'].map(
        (role) =>
          `TestingLibraryDom.queryAllByRole(document.body, '${role}', { name: ${written(name)} })`,
      );
      return patiently(`Press ${written(name)}`, () =>
        withOnly(elementsBy(queries), (it) => it.press()),
      );
    },
    reads: (text) => sees(`document.body.innerText.includes(${JSON.stringify(text)})`),
  };
}
