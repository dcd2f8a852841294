import type { Browser } from 'playwright/test';

/** A browser that died as often as this is broken, not unlucky. */
const MOST_LAUNCHES = 3;

/**
 * Launches a browser, once more where its process dies at the start. That is no test's doing: the
 * packaged Chromium does so about once in seven hundred launches.
 * @throws what the last launch died of
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
