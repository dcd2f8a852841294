import { onFirstInteraction } from '../browser/firstInteraction';
import { onRest } from '../browser/pageRest';
import { keepActions } from './keptActions';
import { startLateScript } from './lateScript';

/**
 * Runs in the head of every page (`scripts/site/pageHtml.ts`), before the first paint and long before React. Records
 * what the guest does until the script is loaded, and starts loading a public page's script once that no longer
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

onFirstInteraction(() => {
  dataset.interacted = '';
});
keepActions(document);
onRest(startLateScript);
