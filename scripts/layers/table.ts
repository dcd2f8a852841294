type Table = Readonly<Record<string, readonly string[]>>;

/** Which other top-level folders a folder may import. Nothing imports tests. */
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
  server: ['hotel', 'machines', 'messages', 'sandbox'],
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

/** Lists in which names are set apart by spaces. */
function namesIn(lists: Readonly<Record<string, string>>): Table {
  return Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.split(' ')]));
}

/**
 * Which modules (folders, or single files) a module of each top-level folder may import. Modules are in the order of
 * their layers, highest first: those of the server import what is listed, the others all of lower layers.
 */
export const modulesMayImport: Readonly<Record<string, Table>> = {
  server: namesIn({
    main: 'app configuration logging shared',
    app:
      'cli backup owner desk staff privacy books payments receipts reservations site ' +
      'devMailbox accounts http rooms email rateLimits metrics context queue logging ' +
      'database paymentProviders configuration contract shared',
    cli:
      'accounts backup books configuration contract database desk owner staff logging ' +
      'paymentProviders payments receipts reservations rooms shared',
    owner: 'books context contract database desk email payments reservations rooms shared staff',
    backup: 'accounts context database desk staff payments receipts shared',
    desk:
      'accounts books context contract database email http logging paymentProviders ' +
      'payments rateLimits receipts reservations rooms shared staff',
    staff: 'accounts context contract database email logging rateLimits shared',
    privacy:
      'accounts books context contract database email logging paymentProviders payments ' +
      'queue rateLimits reservations rooms shared',
    books: 'context contract database paymentProviders payments reservations shared',
    payments:
      'accounts configuration context contract database email http paymentProviders ' +
      'queue rateLimits receipts reservations rooms shared',
    receipts: 'context contract database email rateLimits reservations shared',
    reservations:
      'configuration context contract database email http queue rateLimits rooms shared',
    site: 'contract http shared',
    devMailbox: 'email http shared',
    accounts: 'configuration context contract database email logging queue rateLimits shared',
    http: 'configuration context contract database logging queue rateLimits shared',
    rooms: 'context database shared',
    email: 'configuration context database queue shared',
    rateLimits: 'context contract database shared',
    metrics: 'configuration context database owner shared',
    context: 'configuration database shared',
    queue: 'database shared',
    logging: 'configuration shared',
    database: 'configuration shared',
    paymentProviders: 'configuration shared',
    configuration: 'shared',
    contract: 'shared',
    shared: '',
  }),
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
