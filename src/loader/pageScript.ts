/** The template in a page's head with the elements that load its script; outside of it they load at once. */
export const LATE_SCRIPT_ID = 'late-script';

function lateScript(): HTMLTemplateElement | null {
  const template = document.getElementById(LATE_SCRIPT_ID);
  return template instanceof HTMLTemplateElement ? template : null;
}

/** Whether this page is readable and usable for a while before its script is loaded. */
export function startsLate(): boolean {
  return lateScript() !== null;
}

/** Offline a script can't be loaded, and browsers request it only once; except if the service worker has it. */
function canBeFetched(): boolean {
  return (
    navigator.onLine ||
    ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null)
  );
}

/**
 * Runs the files of the page's script, each after those that it imports and in a task of its own. A browser that is
 * told to run the last one runs all of them in a single task, during which a slow phone can't respond.
 */
export async function runScript(): Promise<void> {
  for (const { href } of document.head.querySelectorAll<HTMLLinkElement>('[rel=modulepreload]')) {
    await import(/* @vite-ignore */ href);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Loads and runs the script of a page that doesn't load it at once. */
export function startLateScript(): void {
  function start() {
    const template = lateScript();
    if (!template) return;
    template.remove();
    document.head.append(template.content);
    void runScript();
  }
  if (canBeFetched()) start();
  else addEventListener('online', start, { once: true });
}
