import { ASK_AGAIN_MS } from '../api/reachability';

/** The template with what loads the script of a page that is usable for a while without it; null on other pages. */
export function lateScript(): HTMLTemplateElement | null {
  return document.head.querySelector('template');
}

/**
 * Whether a script can be loaded, which browsers request only once: without a network only if the service worker has
 * it. A device that says that it has none may be wrong.
 */
async function canBeFetched(): Promise<boolean> {
  if (navigator.onLine) return true;
  if ('serviceWorker' in navigator && navigator.serviceWorker.controller) return true;
  const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer !== null;
}

/** Resolves in the next task. A timer would take a second in a tab that isn't in view. */
function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  port2.postMessage(0);
  return new Promise((resolve) => {
    port1.onmessage = resolve;
  });
}

/**
 * Runs the files of the page's script, each after those that it imports and in a task of its own. A browser that is
 * told to run the last one runs all of them in a single task, during which a slow phone can't respond.
 */
export async function runScript(): Promise<void> {
  for (const { href } of document.head.querySelectorAll<HTMLLinkElement>('[rel=modulepreload]')) {
    await import(/* @vite-ignore */ href);
    await nextTask();
  }
}

/** Loads and runs a script that isn't loaded at once. */
export async function startLateScript(late: HTMLTemplateElement): Promise<void> {
  while (!(await canBeFetched())) await new Promise((ready) => setTimeout(ready, ASK_AGAIN_MS));
  late.remove();
  document.head.append(late.content);
  await runScript();
}
