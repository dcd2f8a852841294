import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from './App';
import { createAppContext } from './createAppContext';
import { deferredSectionNames, preloadDeferredSections } from '../navigation/deferredSection';
import { pageAt } from './pages';
import { serverClock } from '../api/serverClock';
import { memoryStore } from '../storage/keyValueStore';
import { Theme } from '../theme/Theme';

/** A page of the site before any script has run. */
export interface PrerenderedPage {
  /** The page's HTML, including its title and description. */
  html: string;
  /** The style element with every rule that the page needs. */
  styles: string;
  /** The names of the components whose chunks it needs. */
  names: string[];
}

/** The dependencies for rendering without a guest: nothing is stored, requested or navigated. */
function visitorContext() {
  return createAppContext({
    tabStore: memoryStore(),
    deviceStore: memoryStore(),
    send: () => Promise.reject(new Error('A page is rendered without a server')),
    baseUrl: 'http://localhost',
    withLock: (_name, work) => work(),
    leaveFor: () => undefined,
    otherTabs: { tell: () => undefined, watch: () => () => undefined },
    onPageRestore: () => () => undefined,
    watchFragment: () => () => undefined,
    clock: serverClock({ deviceNow: () => new Date(), elapsed: () => performance.now() }),
    bookingFlow: 'confirm',
  });
}

export { deferredSectionNames };

/** Renders the page at a path as an unknown visitor sees it. */
export async function prerenderedPage(path: string): Promise<PrerenderedPage> {
  const page = pageAt(path);
  await page.preload();
  await preloadDeferredSections();
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <Theme>
          <StaticRouter location={path}>
            <App context={visitorContext()} />
          </StaticRouter>
        </Theme>,
      ),
    );
    return { html, styles: sheet.getStyleTags(), names: page.names() };
  } finally {
    sheet.seal();
  }
}
