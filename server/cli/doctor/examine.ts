import { readConfiguration, type Configuration } from '../../configuration/configuration';
import { ConfigurationError, type Environment } from '../../configuration/environmentReader';
import { openDatabase } from '../../database/openDatabase';
import { program } from '../../shared/program';
import { systemClock } from '../../shared/clock';
import { fail, ok, pointOf, warn, type Finding } from './finding';
import { examineCertificate, examineDisk, judgeClock } from './machine';
import { examineKeys, examineMail, examineSecrets } from './services';
import { databaseTime, examineOwner, examineWork } from './work';

const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined };

function describeDatabase(description: string, { production }: Configuration): Finding {
  return description.startsWith('PGlite') && !production
    ? warn(
        'Database',
        `${description}, which is not for production`,
        'See why PostgreSQL could not be started: npm start says it.',
      )
    : ok('Database', `${description} answers, and is up to date`);
}

async function examineDatabase(configuration: Configuration, now: () => Date): Promise<Finding[]> {
  try {
    const opened = await openDatabase(configuration, silentLog);
    try {
      const theirs = await databaseTime(opened.database);
      return [
        describeDatabase(opened.description, configuration),
        judgeClock(now(), theirs),
        ...(await examineWork(opened.database, now())),
        await examineOwner(opened.database, now(), configuration.ownerEmails),
      ];
    } finally {
      await opened.close();
    }
  } catch (error) {
    return [
      fail(
        'Database',
        pointOf(error),
        'Nothing works without it: see whether it runs, and DATABASE_URL or DATA_FOLDER.',
      ),
    ];
  }
}

/** Examines everything that the server needs, by an environment's configuration. Changes nothing. */
export async function examine(
  env: Environment,
  now: () => Date = () => systemClock.now(),
): Promise<Finding[]> {
  let configuration: Configuration;
  try {
    configuration = readConfiguration(env);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    const [, ...problems] = error.message.split('\n');
    return problems.map((problem) =>
      fail('Configuration', problem.trim(), 'Set it as docs/configuration.md says, and ask again.'),
    );
  }
  const [keys, mail, database, certificate, disk] = await Promise.all([
    examineKeys(configuration, now()),
    examineMail(configuration),
    examineDatabase(configuration, now),
    examineCertificate(configuration.publicUrl, now()),
    examineDisk(configuration),
  ]);
  const surroundings = configuration.production ? 'production' : 'development';
  const { version, commit } = program;
  const built = commit === '' ? version : `${version}, built from ${commit}`;
  return [
    ok('Program', `version ${built}, on Node ${process.versions.node}`),
    ok('Configuration', `complete, for ${surroundings}`),
    ...configuration.unread.map((says) =>
      warn('Configuration', says, 'Correct its name as in docs/configuration.md, or remove it.'),
    ),
    examineSecrets(configuration),
    ...keys,
    mail,
    ...database,
    certificate,
    disk,
  ];
}
