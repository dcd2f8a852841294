import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { inspectorOptions } from './context/inspectors';
import { ActorOptionsContext } from './context/useActorOptions';
import { App } from './app/App';
import { createAppContext, type Environment } from './app/createAppContext';
import { watchFragmentOf } from './navigation/fragment';
import { deferSectionsUntilInteraction } from './navigation/deferredSection';
import { trackCalls, prepareForUpgrade } from './browser/siteVersion';
import { watchPageRestore } from './browser/pageRestore';
import { showPlaceOnceKnown } from './session/guestPlaceholder';
import { crossTabSessionOf } from './session/crossTabSession';
import { registerWorker } from './offline/registerWorker';
import { pageAt } from './app/pages';
import { browserStore } from './storage/keyValueStore';
import { Theme } from './theme/Theme';
import { withLocks } from './api/withLock';
import { serverClock } from './api/serverClock';

const environment: Environment = {
  tabStore: browserStore(() => window.sessionStorage),
  deviceStore: browserStore(() => window.localStorage),
  send: trackCalls((request) => fetch(request)),
  baseUrl: window.location.origin,
  withLock: withLocks('locks' in navigator ? navigator.locks : undefined),
  otherTabs: crossTabSessionOf(window),
  leaveFor: (address) => window.location.assign(address),
  onPageRestore: (returned) => watchPageRestore(window, returned),
  watchFragment: (found) => watchFragmentOf(window, found),
  clock: serverClock({ deviceNow: () => new Date(), elapsed: () => performance.now() }),
  // Written by a server that is set so; a site served as it was built confirms first.
  bookingFlow: document.documentElement.dataset.bookingFlow === 'payment' ? 'payment' : 'confirm',
};
// In development the site's machines can be inspected (`drawer/`); none of that is built.
const context = import.meta.env.DEV
  ? createAppContext(environment, inspectorOptions)
  : createAppContext(environment);
prepareForUpgrade();
showPlaceOnceKnown(context.session, document.documentElement);
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  registerWorker(navigator.serviceWorker, window.caches, context.session);
}

const root = document.getElementById('root');
if (!root) throw new Error('No #root');

const app = <App context={context} />;
const site = (
  <StrictMode>
    <Theme>
      <BrowserRouter>
        {import.meta.env.DEV ? (
          <ActorOptionsContext value={() => inspectorOptions}>{app}</ActorOptionsContext>
        ) : (
          app
        )}
      </BrowserRouter>
    </Theme>
  </StrictMode>
);

/** Back has changed the path, so this page's HTML doesn't match it and can't be hydrated. */
function isOfAnotherAddress(): boolean {
  const { openedAt } = document.documentElement.dataset;
  return openedAt !== undefined && openedAt !== window.location.pathname;
}

// Hydration needs a page whose chunk is already loaded.
void pageAt(window.location.pathname)
  .preload()
  .then(() => {
    if (!root.hasChildNodes()) createRoot(root).render(site);
    else if (isOfAnotherAddress()) window.location.reload();
    else {
      deferSectionsUntilInteraction();
      // As a transition, in pieces, so that a slow phone can respond to touches in between.
      startTransition(() => {
        hydrateRoot(root, site);
      });
    }
  });
