import { onFirstInteraction } from '../browser/firstInteraction';
import { afterPageIdle } from '../browser/pageIdle';
import { replayActions } from './replayActions';
import { lateScript, runScript, startLateScript } from './pageScript';

/**
 * Runs in the head of every page (`scripts/site/pageHtml.ts`), before the first paint and long before React. Records
 * what the guest does until the script is loaded, and runs the script: that of a public page once loading it no longer
 * competes with the first picture.
 */
const { dataset } = document.documentElement;

// The path this page was loaded at: Back can change it before the script is loaded (`src/main.tsx`).
dataset.openedAt = location.pathname;

// A guest with a stored session will be greeted by name. Until then their place in the header stays empty
// (`src/layout/Header.tsx`), rather than showing LOGIN for a moment.
try {
  if (localStorage.user && (localStorage.refreshToken || sessionStorage.accessToken)) {
    dataset.guest = '';
  }
} catch {
  // A browser without storage knows no guest.
}

function startPage(): void {
  onFirstInteraction(() => {
    dataset.interacted = '';
  });
  replayActions(document);
  // A script needs the whole page, which is still being parsed here.
  document.addEventListener('DOMContentLoaded', () => {
    const late = lateScript();
    if (late) afterPageIdle(() => void startLateScript(late));
    else void runScript();
  });
}

// In a browser that is too old the page stays as it is (`scripts/site/oldestBrowsers.ts`).
if (dataset.outdated === undefined) startPage();
