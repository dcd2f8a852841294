type Table = Readonly<Record<string, readonly string[]>>;

/**
 * Which other top-level folders a folder may import; a file in its place is that file alone. Nothing
 * imports tests.
 */
export const foldersMayImport: Table = {
  tests: [
    ...['.storybook', 'drawer', 'hotel', 'machines', 'messages', 'models'],
    ...['sandbox', 'scripts', 'server', 'src', 'stories', 'tools'],
  ],
  stories: ['.storybook', 'hotel', 'machines', 'messages', 'models', 'server', 'src', 'tools'],
  drawer: ['hotel', 'machines', 'messages', 'models', 'src', 'tools'],
  '.storybook': ['hotel', 'machines', 'messages', 'models', 'src', 'tools'],
  scripts: ['hotel', 'machines', 'messages', 'server', 'src', 'tools'],
  models: ['hotel', 'machines', 'messages', 'tools'],
  src: ['hotel', 'machines', 'messages'],
  // Emails and receipts have the site's colours.
  server: ['hotel', 'machines', 'messages', 'sandbox', 'src/theme/tokens.ts'],
  sandbox: [],
  machines: ['messages'],
  hotel: ['messages'],
  messages: [],
  // Tools know nothing of the hotel: they are given everything.
  tools: [],
};

function lowerOf(layersFromAbove: readonly string[][]): Table {
  return Object.fromEntries(
    layersFromAbove.flatMap((modules, layer) =>
      modules.map((module) => [module, layersFromAbove.slice(layer + 1).flat()]),
    ),
  );
}

/**
 * The layers of modules (folders, or single files) in each top-level folder that has them, highest first: a module may
 * import those of lower layers.
 */
export const modulesMayImport: Readonly<Record<string, Table>> = {
  server: lowerOf([
    ['main'],
    ['app'],
    ['cli'],
    ['backup'],
    ['desk'],
    ['privacy'],
    ['books'],
    ['payments'],
    ['receipts'],
    ['reservations', 'site', 'devMailbox'],
    ['accounts', 'http'],
    ['email', 'rateLimits', 'rooms', 'metrics'],
    ['context', 'queue'],
    ['logging', 'database', 'paymentProviders'],
    ['configuration', 'contract'],
    ['shared'],
  ]),
  machines: lowerOf([
    ['booking', 'payment', 'account', 'desk'],
    ['reservation', 'login', 'session', 'site'],
    ['shared'],
    ['contract'],
  ]),
  src: lowerOf([
    ['main', 'loader', 'desk'],
    ['app'],
    ['site', 'payment', 'account'],
    ['reservation'],
    ['booking'],
    ['layout', 'offline', 'login'],
    ['session'],
    ['navigation'],
    ['components'],
    ['hooks'],
    ['context'],
    ['content', 'storage'],
    ['theme', 'browser', 'api'],
  ]),
  models: lowerOf([
    ['all'],
    ['booking', 'payment', 'account', 'desk', 'reservation', 'login', 'session', 'site'],
    ['defineModel', 'fixtures'],
    ['addresses', 'durations', 'secretFields'],
  ]),
  tools: lowerOf([
    ['inspector'],
    ['model'],
    ['statechart', 'chromium'],
    ['examples', 'freePorts', 'measures'],
  ]),
};
