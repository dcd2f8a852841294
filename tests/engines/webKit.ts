import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { siteUrl } from '../../scripts/test/site';
import { at } from '../../scripts/test/valueAt';
import { programAt, type Engine, type Installed } from './engine';

/** The key under which WebDriver names an element, by its specification. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const STARTED_WITHIN_MS = 15_000;
const driverPort = Number(new URL(siteUrl).port) + 60;

/** The driver reports no errors of pages. So each page collects those that come after the first question to it. */
const collectErrors = `
  if (!window.errorsSeen) {
    window.errorsSeen = [];
    addEventListener('error', (event) => errorsSeen.push(event.message));
    addEventListener('unhandledrejection', (event) => errorsSeen.push(String(event.reason)));
    const { error } = console;
    console.error = (...words) => {
      errorsSeen.push(words.join(' '));
      error(...words);
    };
  }`;

/** Opens a screen that nobody sees, because MiniBrowser doesn't start without one; returns its name. */
function openScreen(started: ChildProcess[]): Promise<string> {
  const size = ['-screen', '0', '1280x900x24'];
  const screen = spawn('Xvfb', ['-displayfd', '1', ...size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  started.push(screen);
  return new Promise((resolve, reject) => {
    screen.stdout.once('data', (name: Buffer) => resolve(`:${name.toString().trim()}`));
    screen.once('exit', () => reject(new Error('Xvfb did not start.')));
  });
}

/** @throws Error with the driver's own words */
async function call(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${driverPort}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  const value = at(await response.json(), 'value');
  if (!response.ok)
    throw new Error(`${String(at(value, 'error'))}: ${String(at(value, 'message'))}`);
  return value;
}

/** Starts the driver and MiniBrowser; returns the path of their session. */
async function openSession(started: ChildProcess[]): Promise<string> {
  const env = { ...process.env, DISPLAY: await openScreen(started) };
  started.push(spawn('WebKitWebDriver', [`--port=${driverPort}`], { stdio: 'ignore', env }));
  const giveUpAt = Date.now() + STARTED_WITHIN_MS;
  while (Date.now() < giveUpAt) {
    if ((await call('GET', '/status').catch(() => null)) !== null) break;
    await pause(50);
  }
  const session = await call('POST', '/session', { capabilities: {} });
  return `/session/${String(at(session, 'sessionId'))}`;
}

async function launch(): Promise<Engine> {
  const started: ChildProcess[] = [];
  const end = () => started.reverse().forEach((one) => one.kill());
  const session = await openSession(started).catch((error: unknown) => {
    end();
    throw error;
  });
  const errors: string[] = [];
  const post = (path: string, body: object) => call('POST', `${session}${path}`, body);

  async function evaluate(expression: string): Promise<unknown> {
    const script = `${collectErrors}; return { errors: errorsSeen.splice(0), value: ${expression} }`;
    const answer = await post('/execute/sync', { script, args: [] });
    const seen = at(answer, 'errors');
    if (Array.isArray(seen)) errors.push(...seen.map(String));
    return at(answer, 'value');
  }

  return {
    open: async (url) => void (await post('/url', { url })),
    back: async () => void (await post('/back', {})),
    evaluate,
    find: async (expression) => {
      const id = at(await evaluate(expression), ELEMENT);
      if (typeof id !== 'string') return null;
      return {
        press: async () => void (await post(`/element/${id}/click`, {})),
        type: async (text) => void (await post(`/element/${id}/value`, { text })),
      };
    },
    errors: () => errors,
    close: async () => {
      await call('DELETE', session).catch(() => {
        // It has ended already.
      });
      end();
    },
  };
}

const needed = [
  { program: 'WebKitWebDriver', debian: 'webkit2gtk-driver' },
  { program: 'Xvfb', debian: 'xvfb' },
];

/** MiniBrowser of WebKitGTK on a screen of its own, by W3C WebDriver. */
export const webKit: Installed = {
  name: 'WebKit',
  missing: () =>
    needed
      .filter(({ program }) => programAt(program) === null)
      .map(({ program, debian }) => `${program} (Debian: ${debian})`),
  launch,
};
