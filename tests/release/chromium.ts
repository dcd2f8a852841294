import { chromium } from 'playwright';
import { chromiumArguments, findChromium } from '../../tools/chromium/chromium';
import type { Engine } from '../engines/engine';

/** For a guest who saves data: nothing is loaded ahead of the page that needs it. */
const savingData = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`;

const PRESSED_WITHIN_MS = 2_000;

/** A Chromium with one page, which notes the files that a page lacked. */
export async function openChromium(savesData = false): Promise<Engine> {
  const { executablePath, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, env, args: chromiumArguments });
  const page = await browser.newPage();
  if (savesData) await page.addInitScript(savingData);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('response', (response) => {
    if (response.status() === 404) errors.push(`404 ${response.url()}`);
  });
  return {
    open: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    evaluate: (expression) => page.evaluate(expression),
    find: async (expression) => {
      const element = (await page.evaluateHandle<Node | null>(expression)).asElement();
      if (element === null) return null;
      const type = async (text: string) => {
        await element.focus();
        await page.keyboard.type(text);
      };
      // One that moves or is covered is found anew.
      return { press: () => element.click({ timeout: PRESSED_WITHIN_MS }), type };
    },
    errors: () => errors,
    close: () => browser.close(),
  };
}
