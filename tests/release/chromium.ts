import { chromium } from 'playwright';
import { chromiumArguments, findChromium } from '../../tools/chromium/chromium';
import type { Engine } from '../engines/engine';

/** A Chromium with one page, which notes the files that a page lacked. */
export async function openChromium(): Promise<Engine> {
  const { executablePath, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, env, args: chromiumArguments });
  const page = await browser.newPage();
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
      return { press: () => element.click(), type };
    },
    errors: () => errors,
    close: () => browser.close(),
  };
}
