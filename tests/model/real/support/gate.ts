import type { Page, Route } from 'playwright/test';

/** Identifies a call of the site: its method, and a pattern of its path. */
export interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: RegExp;
}

/**
 * A slow network: each named call waits on its way to the server until the scenario releases it, so that what shows
 * meanwhile can be checked. The real server answers it.
 */
export interface Gate {
  /** Releases the oldest call of that name, as soon as there is one. */
  letGo(name: string): Promise<void>;
  /** Waits until a call of that name has been made. */
  held(name: string): Promise<void>;
  /** Whether a call of that name waits. */
  isHeld(name: string): boolean;
}

/** Holds the named calls of a page. */
export async function gateOn(page: Page, calls: Readonly<Record<string, Call>>): Promise<Gate> {
  const held = new Map<string, Route[]>();
  const waiting = new Map<string, (() => void)[]>();

  await page.route('**/api/v1/**', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const [name] =
      Object.entries(calls).find(
        ([, { method, path }]) => request.method() === method && path.test(pathname),
      ) ?? [];
    if (name === undefined) return route.fallback();
    held.set(name, [...(held.get(name) ?? []), route]);
    waiting.get(name)?.forEach((resolve) => resolve());
    waiting.delete(name);
  });
  // Nothing waits for a page that is gone.
  page.on('requestfailed', (failed) => {
    for (const [name, routes] of held) {
      held.set(
        name,
        routes.filter((route) => route.request() !== failed),
      );
    }
  });

  const isHeld = (name: string) => (held.get(name) ?? []).length > 0;
  const wait = async (name: string): Promise<void> => {
    if (isHeld(name)) return;
    await new Promise<void>((resolve) => {
      waiting.set(name, [...(waiting.get(name) ?? []), resolve]);
    });
  };
  return {
    held: wait,
    isHeld,
    async letGo(name) {
      await wait(name);
      const [route, ...others] = held.get(name) ?? [];
      held.set(name, others);
      await route?.continue();
    },
  };
}
