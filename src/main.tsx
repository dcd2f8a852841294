import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { makeJourney } from './journey';
import { followOtherTabs } from './session/otherTabs';
import { browserStore } from './storage/textStore';
import { Theme } from './theme/Theme';
import { exclusivelyWith } from './wire/renewal';

const parts = makeJourney({
  tabStore: browserStore(() => window.sessionStorage),
  deviceStore: browserStore(() => window.localStorage),
  send: (request) => fetch(request),
  baseUrl: window.location.origin,
  exclusively: exclusivelyWith('locks' in navigator ? navigator.locks : undefined),
  leaveFor: (address) => window.location.assign(address),
  now: () => new Date(),
  bookingFlow: import.meta.env.VITE_BOOKING_FLOW === 'payment' ? 'payment' : 'confirm',
});
followOtherTabs(window, parts.session, parts.storage);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element to show the site in');

createRoot(root).render(
  <StrictMode>
    <Theme>
      <BrowserRouter>
        <App parts={parts} />
      </BrowserRouter>
    </Theme>
  </StrictMode>,
);
