import { onFirstInteraction } from '../browser/firstInteraction';
import { onRest } from '../browser/pageRest';
import { keepActions } from './keptActions';
import { startLateScript } from './lateScript';

/**
 * Stands in the head of every page (`scripts/site/pageHtml.ts`) and runs before anything is drawn, long before React:
 * keeps what the guest does until the script is there, and has a public page's script fetched when its
 * first picture need no longer share the line with it.
 */
const { dataset } = document.documentElement;

// Of which address this is the page: Back can lead to another before the script has come (`src/main.tsx`).
dataset.openedAt = location.pathname;

// Who has a session stored is about to be greeted by name: until then the bar's place for it stays
// free (`src/layout/Header.tsx`) rather than say LOGIN for a moment.
try {
  if (localStorage.user && (localStorage.refreshToken || sessionStorage.accessToken)) {
    dataset.guest = '';
  }
} catch {
  // A browser that keeps nothing knows no guest.
}

onFirstInteraction(() => {
  dataset.interacted = '';
});
keepActions(document);
onRest(startLateScript);
