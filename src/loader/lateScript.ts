/** The template in a page's head that holds the elements by which its script is fetched. */
export const LATE_SCRIPT_ID = 'late-script';

/** Without a network a script can't be had, and a browser asks for it only once: unless the worker has it. */
function canBeFetched(): boolean {
  return (
    navigator.onLine ||
    ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null)
  );
}

/** Fetches the script of a page that has not started it by itself. */
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
