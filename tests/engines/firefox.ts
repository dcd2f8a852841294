import puppeteer, { ElementHandle } from 'puppeteer-core';
import { programAt, type Engine, type Installed } from './engine';

const program = () => programAt('firefox') ?? programAt('firefox-esr');

async function launch(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program() ?? 'firefox',
    defaultViewport: { width: 1280, height: 900 },
    // The caller closes it.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  return {
    open: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    evaluate: (expression) => page.evaluate(expression),
    find: async (expression) => {
      const handle = await page.evaluateHandle<[], () => Element | null>(expression);
      if (!(handle instanceof ElementHandle)) return null;
      return { press: () => handle.click(), type: (text) => handle.type(text) };
    },
    errors: () => errors,
    close: () => browser.close(),
  };
}

/** Stock Firefox without a window, by WebDriver BiDi. */
export const firefox: Installed = {
  name: 'Firefox',
  missing: () => (program() === null ? ['firefox (Debian: firefox-esr)'] : []),
  launch,
};
