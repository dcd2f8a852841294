/** The template with what loads the script of a page that is usable for a while without it; null on other pages. */
export function lateScript(): HTMLTemplateElement | null {
  return document.head.querySelector('template');
}

/** Offline a script can't be loaded, and browsers request it only once; except if the service worker has it. */
function canBeFetched(): boolean {
  return (
    navigator.onLine ||
    ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null)
  );
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
export function startLateScript(late: HTMLTemplateElement): void {
  function start() {
    late.remove();
    document.head.append(late.content);
    void runScript();
  }
  if (canBeFetched()) start();
  else addEventListener('online', start, { once: true });
}
