import { parseArgs } from 'node:util';
import { systemClock } from './clock';
import { readConfiguration } from './configuration';
import { openDatabase } from './db/openDatabase';
import { ConfigurationError } from './environmentReader';
import { createLog } from './log';
import { createProviders } from './payments/providers';
import { isClean, reconcile } from './payments/reconcile';
import { reportReconciliation } from './payments/reconciliation/reportReconciliation';

/** What the hotel's staff does from a terminal, with the server's own configuration. */

const USAGE = `Usage: npm run hotel -- reconcile [--all]

  reconcile   compares the hotel's books with each other and with what the payment providers say,
              and lists the cases that wait for staff. Changes nothing. Ends with 0 when every
              naira is accounted for, else with 1.
  --all       asks the providers about all payments, not only about open and recent ones`;

async function reconcileBooks(asksAll: boolean): Promise<number> {
  const configuration = readConfiguration(process.env);
  const log = createLog({ ...configuration, logLevel: 'error' });
  const opened = await openDatabase(configuration, log);
  try {
    const result = await reconcile(
      {
        clock: systemClock,
        database: opened.database,
        providers: createProviders(configuration),
      },
      { asksAll },
    );
    console.log(reportReconciliation(result));
    if (configuration.sandbox && result.unanswered.length > 0) {
      console.log('The payment sandbox is part of the server: it answers while the server runs.');
    }
    return isClean(result) ? 0 : 1;
  } finally {
    await opened.close();
  }
}

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    options: { all: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (positionals.length === 1 && positionals[0] === 'reconcile') return reconcileBooks(values.all);
  console.error(USAGE);
  return 2;
}

try {
  process.exitCode = await main();
} catch (error) {
  const isPlain = error instanceof ConfigurationError || error instanceof TypeError;
  console.error(isPlain ? error.message : error);
  process.exitCode = 2;
}
