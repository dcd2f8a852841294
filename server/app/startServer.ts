import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { join, resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { systemRandom } from '../shared/random';
import { systemClock, type Clock } from '../shared/clock';
import type { Configuration } from '../configuration/configuration';
import { SERVER_NAME } from '../database/connections/connectionNames';
import { openDatabase } from '../database/openDatabase';
import { routesOf } from './routes';
import { createReadiness } from '../http/readiness';
import { refundsPausedSince, refundsWait } from '../payments/refunds/refundPause';
import { createBossQueue } from '../queue/bossQueue';
import { createAppContext } from './context';
import { jobHandlersOf } from './jobHandlers';
import { appJobKinds } from './jobs';
import { smtpTransport } from '../email/smtpTransport';
import { openMailbox } from '../devMailbox/mailbox';
import { createHotelGauges } from '../metrics/hotelGauges';
import {
  developmentCode,
  openDevelopmentStaff,
  type DevelopmentStaff,
} from '../staff/developmentStaff';
import { createMetrics } from '../metrics/metrics';
import { createProviders } from '../paymentProviders/providers';
import { keepHashedFiles } from '../site/hashedFiles';
import { projectRoot } from '../shared/projectRoot';
import { sandboxMerchant } from './sandboxMerchant';
import { createServer } from 'node:net';
import { StartupError } from '../shared/startupError';

class PortTakenError extends StartupError {
  constructor(port: number, variable: string) {
    super(
      `Port ${port} is taken by another program. Stop that, or set ${variable} to another port.`,
    );
    this.name = 'PortTakenError';
  }
}

async function listenOnce(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ host, port, exclusive: true }, () => {
      probe.close(() => {
        resolve();
      });
    });
  });
}

/**
 * Makes sure that a port is free before anything else is started.
 * @param variable the environment variable that chooses the port
 * @throws PortTakenError
 */
async function requireFreePort(host: string, port: number, variable: string): Promise<void> {
  try {
    await listenOnce(host, port);
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isTaken ? new PortTakenError(port, variable) : error;
  }
}

/** A server that guests can reach. */
export interface RunningServer {
  /** Lines for the operator, one for each address that is served. */
  summary: readonly (readonly [what: string, where: string])[];
  /** Reports "not ready", serves on while it drains, lets running requests finish and closes everything. */
  stop(): Promise<void>;
}

/** With what somebody logs in to the front desk in development. */
const inSummary = ({ email, password, totpSecret }: DevelopmentStaff) =>
  [`  ${email}`, `password ${password}, authenticator ${totpSecret}`] as const;

type Close = () => Promise<void>;

/** Closes in the reverse order of opening. A failure to close one thing doesn't keep the rest open. */
async function closeAll(closes: readonly Close[], log: FastifyBaseLogger): Promise<void> {
  for (const close of [...closes].reverse()) {
    try {
      await close();
    } catch (error) {
      log.warn({ err: error }, 'Something could not be closed');
    }
  }
}

async function requireFreePorts({ host, port, sandbox, metrics }: Configuration): Promise<void> {
  await requireFreePort(host, port, 'PORT');
  if (metrics) await requireFreePort(metrics.host, metrics.port, 'METRICS_PORT');
  if (!sandbox) return;
  await requireFreePort('127.0.0.1', sandbox.paystackPort, 'SANDBOX_PAYSTACK_PORT');
  await requireFreePort('127.0.0.1', sandbox.flutterwavePort, 'SANDBOX_FLUTTERWAVE_PORT');
}

/** The payment sandbox beside the server. Its webhooks come over the network, like the providers'. */
async function openSandbox(
  { dataFolder, port }: Configuration,
  { paystackPort, flutterwavePort }: NonNullable<Configuration['sandbox']>,
  clock: Clock,
) {
  const { createSandbox } = await import('../../sandbox/sandbox');
  const { paystack, flutterwave } = sandboxMerchant(`http://localhost:${port}`);
  const sandbox = createSandbox({
    clock,
    stateFile: join(dataFolder, 'sandbox.json'),
    paystack: { ...paystack, port: paystackPort },
    flutterwave: { ...flutterwave, port: flutterwavePort },
  });
  await sandbox.listen();
  return sandbox;
}

/**
 * Starts the whole server: database, jobs, payment sandbox, mailbox and site. If something can't start, closes what
 * was opened before and throws the error.
 * @param clock the time for every part of the server; the system clock by default
 */
export async function startServer(
  configuration: Configuration,
  log: FastifyBaseLogger,
  clock: Clock = systemClock,
): Promise<RunningServer> {
  await requireFreePorts(configuration);
  const closes: Close[] = [];
  try {
    // While the database starts, load the modules that answer requests: half of the server's files.
    const [opened, { buildApp }, { buildMetricsApp }] = await Promise.all([
      openDatabase(configuration, log, SERVER_NAME),
      import('./buildApp'),
      import('../metrics/serveMetrics'),
    ]);
    closes.push(() => opened.close());
    const mailbox = openMailbox(join(configuration.dataFolder, 'mailbox'), clock);
    const jobs = createBossQueue(opened, log, appJobKinds, { kind: 'sweep' });
    const meters = createMetrics();
    const context = createAppContext({
      clock,
      random: systemRandom,
      configuration,
      database: opened.database,
      jobs,
      emailTransport:
        configuration.smtpUrl === null
          ? mailbox
          : smtpTransport(configuration.smtpUrl, configuration),
      providers: createProviders(configuration, { noteCall: meters.noteProviderCall }),
      log,
    });
    const sandbox =
      configuration.sandbox && (await openSandbox(configuration, configuration.sandbox, clock));
    if (sandbox) closes.push(() => sandbox.close());
    const pausedSince = await refundsPausedSince(opened.database);
    if (pausedSince) log.warn({ since: pausedSince }, refundsWait);
    await jobs.start(jobHandlersOf(context));
    closes.push(() => jobs.stop());

    const { metrics } = configuration;
    if (metrics) {
      const gauges = createHotelGauges(meters, context, opened);
      const metricsApp = buildMetricsApp(meters, metrics, gauges.refresh);
      closes.push(() => metricsApp.close());
      await metricsApp.listen(metrics);
    }

    const readiness = createReadiness();
    const site = join(projectRoot, 'dist', 'site');
    const isBuilt = existsSync(join(site, 'index.html'));
    const desk = join(projectRoot, 'dist', 'desk');
    const isDeskBuilt = existsSync(join(desk, 'index.html'));
    const showsMailbox = configuration.smtpUrl === null && !configuration.production;
    const built = [...(isBuilt ? [site] : []), ...(isDeskBuilt ? [desk] : [])];
    const kept = await keepHashedFiles(resolve(configuration.dataFolder, 'assets'), built, context);
    closes.push(() => {
      kept.close();
      return Promise.resolve();
    });
    const app = await buildApp(context, routesOf(context), {
      logger: log,
      readiness,
      meters,
      ...(isBuilt ? { site } : {}),
      ...(isDeskBuilt ? { desk } : {}),
      kept,
      ...(showsMailbox ? { mailbox } : {}),
      ...(configuration.production ? {} : { deskCode: (email) => developmentCode(context, email) }),
    });
    closes.push(() => app.close());
    await app.listen({ host: configuration.host, port: configuration.port });

    const { publicUrl } = configuration;
    const staff = configuration.production ? [] : await openDevelopmentStaff(context);
    return {
      summary: [
        ['Site', isBuilt ? publicUrl : 'not built (npm run build:site); the API alone is served'],
        ['Front desk', isDeskBuilt ? `${publicUrl}/desk` : 'not built (npm run build:site)'],
        ...staff.map(inSummary),
        ...(showsMailbox ? ([['Mailbox', `${publicUrl}/mailbox`]] as const) : []),
        ...(sandbox
          ? ([
              ['Paystack sandbox', sandbox.paystack.publicUrl],
              ['Flutterwave sandbox', sandbox.flutterwave.publicUrl],
            ] as const)
          : []),
        ['Database', opened.description],
        ...(metrics
          ? ([['Metrics', `http://${metrics.host}:${metrics.port}/metrics`]] as const)
          : []),
      ],
      stop: async () => {
        readiness.drain();
        await pause(configuration.drain);
        await closeAll(closes, log);
      },
    };
  } catch (error) {
    await closeAll(closes, log);
    throw error;
  }
}
