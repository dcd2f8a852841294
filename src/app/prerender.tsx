import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from './App';
import { createAppContext } from './createAppContext';
import { deferredSectionNames, preloadDeferredSections } from '../navigation/deferredSection';
import { pageAt } from './pages';
import { memoryStore } from '../storage/keyValueStore';
import { Theme } from '../theme/Theme';

/** A page of the site as it stands before any script has run. */
export interface PrerenderedPage {
  /** What the page holds, its own title and description among it. */
  html: string;
  /** The style element with every rule that the page needs. */
  styles: string;
  /** The names of the components whose chunks it needs. */
  names: string[];
}

/** The parts of a journey that nobody is on: nothing is stored, asked or left. */
function partsOfNobody() {
  return createAppContext({
    tabStore: memoryStore(),
    deviceStore: memoryStore(),
    send: () => Promise.reject(new Error('A page is rendered without a server')),
    baseUrl: 'http://localhost',
    withLock: (_name, work) => work(),
    leaveFor: () => undefined,
    otherTabs: { tell: () => undefined, watch: () => () => undefined },
    watchReturn: () => () => undefined,
    watchFragment: () => () => undefined,
    now: () => new Date(),
    bookingFlow: 'confirm',
  });
}

export { deferredSectionNames };

/** Renders the page of a path, as a visitor sees it of whom nothing is known yet. */
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
            <App parts={partsOfNobody()} />
          </StaticRouter>
        </Theme>,
      ),
    );
    return { html, styles: sheet.getStyleTags(), names: page.names() };
  } finally {
    sheet.seal();
  }
}
