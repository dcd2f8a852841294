import { calls } from './siteVersion';

const SECRETS = '[type="password"], [autocomplete$="-password"], [autocomplete="one-time-code"]';

/** Whether loading the page again takes nothing: no machine is busy, every outcome known, and no secret typed. */
function isAtRest(): boolean {
  const secrets = document.querySelectorAll<HTMLInputElement>(SECRETS);
  const isBusy = calls.underWay > 0 || document.querySelector('[aria-busy="true"]') !== null;
  return !isBusy && !calls.isUnknown && Array.from(secrets).every(({ value }) => value === '');
}

/** Whether this tab has not been loaded again for this version of the site yet (`scripts/buildSite.ts`). */
function isFirstTime(): boolean {
  const version = document.documentElement.dataset.version ?? '';
  try {
    if (sessionStorage.getItem('reloadedFrom') === version) return false;
    sessionStorage.setItem('reloadedFrom', version);
    return true;
  } catch {
    // Nothing could keep it from doing so for ever.
    return false;
  }
}

/** Whether the page may be loaded again without asking: once for each version and tab, if that takes nothing. */
export function mayReloadItself(): boolean {
  return isAtRest() && isFirstTime();
}

/** The file in a built `() => import('./file')`. Not every browser names it in its error. */
const IMPORTED = /import\w*\(\s*["'`]([^"'`]+)/;

/** Whether the server answers, and no longer has the file. */
export async function isGone(load: () => Promise<unknown>): Promise<boolean> {
  const [, file] = IMPORTED.exec(String(load)) ?? [];
  if (file === undefined) return false;
  const asked = { method: 'HEAD', cache: 'no-store' } as const;
  const response = await fetch(new URL(file, import.meta.url), asked).catch(() => null);
  return response?.status === 404;
}
