import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { models } from '../../models/all';
import { assertCurrent, explainedSurvivors } from './survivors';
import { tellingText } from './reachedFunctions';
import { sourceMutantsOf, type SourceMutant } from './sourceMutants';
import { openCompiler, type Compiler } from './compiler';
import { openTestRuns, type Replaced, type TestFile, type TestRuns } from './testRuns';

/** Parts of the actors that are not named after them, and what these are made of. */
const furtherFiles = [
  'src/api/refreshResponse.ts',
  'src/api/withTimeout.ts',
  'src/api/withToken.ts',
  'src/booking/bookingStorage.ts',
  'src/booking/roomsPrefetch.ts',
  'src/browser/navigation.ts',
  'src/browser/sameOriginPath.ts',
  'src/context/createdReservation.ts',
  'src/context/refreshBySession.ts',
  'src/context/stayToBookAgain.ts',
  'src/context/watchLocation.ts',
  'src/login/authFormStorage.ts',
  'src/login/useAuthForm.ts',
  'src/login/visitorKey.ts',
  'src/payment/savedCheckout.ts',
  'src/payment/verifyPayment.ts',
  'src/reservation/changeStorage.ts',
  'src/session/crossTabSession.ts',
  'src/session/sessionStore.ts',
  'src/session/sessionCalls.ts',
  'src/session/sessionKeys.ts',
  'src/storage/keyValueStore.ts',
  'src/storage/persistedState.ts',
  'src/storage/sharedSnapshot.ts',
  'src/storage/siteStorage.ts',
  'src/storage/storedValue.ts',
];

/**
 * Other modules that test a module's actors: every caller of the server depends on the refresh, and the session and the
 * screens on what they are handed, stored and led by.
 */
const testedInToo: Readonly<Record<string, readonly string[]>> = {
  browser: ['context', 'session', 'storage'],
  context: ['api', 'booking', 'session'],
  session: ['api'],
  storage: ['session'],
};

/** The machines whose models walk a module's pages, for files that name no machine. */
const machinesOfRoom: Readonly<Record<string, readonly string[]>> = {
  payment: ['confirmation', 'paymentChoice', 'paymentResult'],
  session: ['session'],
};

/** A test file, its seconds without a mistake, and the functions of the file that it calls. */
interface Witness {
  tests: TestFile;
  seconds: number;
  reached: ReadonlySet<number>;
  /** How many mistakes it was the first to notice. */
  noticed: number;
}

/** The files of tests of a file's room: those without a page, which are quick, and all others. */
function testsOf(
  file: string,
  text: string,
  runs: TestRuns,
): { quick: TestFile[]; slow: TestFile[] } {
  const room = dirname(file).split('/').at(-1) ?? '';
  const named = models.map(({ id }) => id).filter((id) => text.includes(`${id}Machine`));
  const machines = named.length > 0 ? named : (machinesOfRoom[room] ?? []);
  const tests = (project: string, part: string, machine?: string) =>
    runs.find([project], part).map((specification) => ({ specification, machine }));
  // Tests of machines alone don't cover actors.
  const known = file.startsWith('machines/') ? /./ : /\/src\/|journeyWithoutPage/;
  return {
    quick: [room, ...(testedInToo[room] ?? [])]
      .flatMap((tested) => tests('unit', `/${tested}/`))
      .filter(({ specification: { moduleId } }) => known.test(readFileSync(moduleId, 'utf8'))),
    slow: [
      ...['rendered', 'renderedAlone'].flatMap((project) => tests(project, `/${room}/`)),
      ...machines.flatMap((machine) => tests('modelRendered', '', machine)),
    ],
  };
}

/**
 * Runs files of tests, and hears which functions each of them calls.
 * @throws Error where one fails although there is no mistake
 */
async function witnessesIn(
  testFiles: readonly TestFile[],
  { file, text }: Replaced,
  runs: TestRuns,
): Promise<Witness[]> {
  const heard = join(mkdtempSync(join(tmpdir(), 'reached-')), 'places');
  // `__vitest_worker__` has the path of the running test file.
  const tell = (place: number) =>
    `process.getBuiltinModule('node:fs').appendFileSync(${JSON.stringify(heard)}, ` +
    `[${place}, process.env.MODEL_MACHINE, globalThis.__vitest_worker__?.filepath].join('|') + '\\n')`;
  const telling = { file, text: tellingText(file, text, tell) };
  const passed = await runs.passing(testFiles, telling);
  const told = existsSync(heard) ? readFileSync(heard, 'utf8').trim().split('\n') : [];
  const placesIn = ({ machine = '', specification: { moduleId } }: TestFile) =>
    told
      .map((line) => line.split('|'))
      .filter(([, walked, running]) => walked === machine && running === moduleId)
      .map(([place]) => Number(place));
  const witnesses: Witness[] = [];
  for (const tests of testFiles) {
    // A test may have timed out on a busy machine, so it gets a second try.
    const seconds = passed.get(tests) ?? (await runs.passing([tests], telling)).get(tests);
    if (seconds === undefined) {
      throw new Error(`${tests.specification.moduleId} fails without a mistake in ${file}`);
    }
    witnesses.push({ tests, seconds, reached: new Set(placesIn(tests)), noticed: 0 });
  }
  return witnesses.filter(({ reached }) => reached.size > 0);
}

/**
 * The mistakes that none of the covering tests notices: first the test that noticed most or is quickest runs, then
 * all others together.
 */
async function overlooked(
  file: string,
  mutants: readonly SourceMutant[],
  witnesses: readonly Witness[],
  runs: TestRuns,
): Promise<SourceMutant[]> {
  const left: SourceMutant[] = [];
  for (const mutant of mutants) {
    const { text, within } = mutant;
    const passing = witnesses
      .filter(({ reached }) => within === undefined || reached.has(within))
      .toSorted((one, other) => other.noticed - one.noticed || one.seconds - other.seconds)
      .map(({ tests }) => tests);
    const noticedBy =
      (await runs.firstFailing(passing.slice(0, 1), { file, text })) ??
      (await runs.firstFailing(passing.slice(1), { file, text }));
    if (noticedBy === undefined) left.push(mutant);
    for (const witness of witnesses) if (witness.tests === noticedBy) witness.noticed += 1;
  }
  return left;
}

/**
 * The share of a file's mistakes that is noticed: by the quick tests, by the compiler, and finally by those that open
 * pages, which only get what was not noticed before.
 * @param opensPages whether those that open pages are asked at all
 */
async function shareNoticed(
  file: string,
  { compiles, program }: Compiler,
  runs: TestRuns,
  opensPages: boolean,
): Promise<number> {
  const began = performance.now();
  const text = readFileSync(file, 'utf8');
  const all = sourceMutantsOf(file, program);
  assertCurrent(
    `${file}: `,
    all.map(({ name }) => name),
  );
  const isExplained = ({ name }: SourceMutant) => name in explainedSurvivors;
  const mutants = all.filter((mutant) => !isExplained(mutant));
  if (mutants.length === 0) return 1;
  const { quick, slow } = testsOf(file, text, runs);
  const witnesses = await witnessesIn(quick, { file, text }, runs);
  const unseen = await overlooked(file, mutants, witnesses, runs);
  const explained = all.filter(isExplained);
  const unseenAsExplained = await overlooked(file, explained, witnesses, runs);
  for (const mutant of explained) {
    if (!unseenAsExplained.includes(mutant)) {
      console.log(`         noticed, although explained: ${mutant.name}`);
    }
  }
  const compiling = unseen.filter((mutant) => compiles(file, mutant.text));
  compiles(file, text);
  for (const { name, line } of compiling)
    console.log(`         only seen on pages, if at all: ${name} (line ${line})`);
  const survivors =
    compiling.length > 0 && opensPages
      ? await overlooked(file, compiling, await witnessesIn(slow, { file, text }, runs), runs)
      : compiling;
  const share = 1 - survivors.length / mutants.length;
  const noticed = mutants.length - survivors.length;
  const seconds = Math.round((performance.now() - began) / 1000);
  const byCompiler = unseen.length - compiling.length;
  console.log(
    `${(share * 100).toFixed(1)} %  ${file}: ${noticed} of ${mutants.length} mistakes noticed, ${byCompiler} of them by the compiler alone (${seconds} s)`,
  );
  for (const { name } of survivors) console.log(`         not noticed: ${name}`);
  return share;
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => file.endsWith('.ts'));

const WITHOUT_PAGES = '--without-pages';

/**
 * Puts one mistake after the other into the actors that the machines are given, and into what the machines pass to
 * them, and runs the tests of their module: `npm run test:mutants -- actors`, or `-- actors login booking` for some
 * modules or files, and `--without-pages` for a first look.
 * @returns the smallest share noticed in a file
 */
export async function testActorMutants(asked: readonly string[] = []): Promise<number> {
  const chosen = asked.filter((part) => part !== WITHOUT_PAGES);
  const opensPages = chosen.length === asked.length;
  const actors = filesIn('src').filter(
    (file) => file.endsWith('Actors.ts') || furtherFiles.includes(file),
  );
  const files = [...actors, ...filesIn('machines')].filter(
    (file) => chosen.length === 0 || chosen.some((part) => file.includes(part)),
  );
  const compiler = openCompiler();
  const runs = await openTestRuns();
  let least = 1;
  for (const file of files) {
    least = Math.min(least, await shareNoticed(file, compiler, runs, opensPages));
  }
  await runs.close();
  return least;
}
