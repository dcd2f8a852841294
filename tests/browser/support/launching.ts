import type { Browser } from 'playwright/test';

/** After this many failed starts the browser is broken. */
const MOST_LAUNCHES = 3;

/**
 * Launches a browser, and once more if its process dies at the start, which is not the test's fault: the packaged
 * Chromium does so about once in seven hundred launches.
 * @throws the error of the last launch
 */
export async function launchSurely(
  launch: () => Promise<Browser>,
  left: number = MOST_LAUNCHES,
): Promise<Browser> {
  try {
    return await launch();
  } catch (death) {
    if (left <= 1) throw death;
    const [ending] = /process did exit: [^>]+/.exec(String(death)) ?? [String(death)];
    console.warn(`The browser died at its start (${ending}) and is launched again`);
    return launchSurely(launch, left - 1);
  }
}
