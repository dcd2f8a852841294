/** The template in a page's head with the elements that load its script. */
export const LATE_SCRIPT_ID = 'late-script';

/** Offline a script can't be loaded, and browsers request it only once; except if the service worker has it. */
function canBeFetched(): boolean {
  return (
    navigator.onLine ||
    ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null)
  );
}

/** Loads the script of a page that doesn't start it at once. */
export function startLateScript(): void {
  const template = document.getElementById(LATE_SCRIPT_ID);
  if (!(template instanceof HTMLTemplateElement)) return;
  function start(late: HTMLTemplateElement) {
    late.remove();
    document.head.append(late.content);
  }
  if (canBeFetched()) start(template);
  else addEventListener('online', () => start(template), { once: true });
}
