import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { serverClock } from '../api/serverClock';
import { trackCalls, prepareForUpgrade } from '../browser/siteVersion';
import { inspectorOptions } from '../context/inspectors';
import { ActorOptionsContext } from '../context/useActorOptions';
import { browserStore } from '../storage/keyValueStore';
import { Theme } from '../theme/Theme';
import { DeskApp } from './DeskApp';
import { createDeskContext } from './deskContext';

// Pages bring their own title, and a document has one.
document.querySelector('title')?.remove();
const root = document.getElementById('root');
if (!root) throw new Error('No #root');

const options = import.meta.env.DEV ? inspectorOptions : {};
const context = createDeskContext(
  {
    baseUrl: window.location.origin,
    send: trackCalls((request) => fetch(request)),
    storage: browserStore(() => window.sessionStorage),
    clock: serverClock({ deviceNow: () => new Date(), elapsed: () => performance.now() }),
  },
  options,
);

prepareForUpgrade();
createRoot(root).render(
  <StrictMode>
    <Theme>
      <BrowserRouter basename="/desk">
        <ActorOptionsContext value={() => options}>
          <DeskApp context={context} />
        </ActorOptionsContext>
      </BrowserRouter>
    </Theme>
  </StrictMode>,
);
