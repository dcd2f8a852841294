import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { models } from '../tests/model/models/all';
import { explainedSurvivors } from '../tests/model/survivors';
import { sourceMutantsOf } from '../tests/model/support/sourceMutants';

const folder = mkdtempSync(join(tmpdir(), 'mutants-'));

/** Whether tests fail with a mutated text in the place of a file (vitest.config.ts). */
function failWith(
  file: string,
  text: string,
  parameters: readonly string[],
  machine = '',
): boolean {
  const mutated = join(folder, 'mutant.ts');
  writeFileSync(mutated, text);
  const { status } = spawnSync('vitest', ['run', '--bail', '1', ...parameters], {
    stdio: 'ignore',
    env: {
      ...process.env,
      MUTATED_FILE: resolve(file),
      MUTATED_TEXT: mutated,
      ...(machine === '' ? {} : { MODEL_MACHINE: machine }),
    },
  });
  return status !== 0;
}

/** Whether the tests of the room notice the text: its pages, and then its models on the pages. */
function isNoticed(file: string, text: string): boolean {
  const room = dirname(file).split('/').at(-1) ?? '';
  if (failWith(file, text, ['--project', 'unit', '--project', 'rendered', `/${room}/`]))
    return true;
  return models
    .filter(({ id }) => text.includes(`${id}Machine`))
    .some(({ id }) => failWith(file, text, ['--project', 'modelRendered'], id));
}

/**
 * Puts one mistake after the other into the actors that the machines are given, and has the tests
 * of their room run: `npm run test:mutants -- actors`, or `-- actors login` for one room.
 * @returns the least share that was noticed in a file
 */
export function testActorMutants(room?: string): number {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => file.endsWith('Actors.ts') && (room === undefined || file.startsWith(`${room}/`)),
    )
    .map((file) => `src/${file}`);
  const shares = files.map((file) => {
    const original = readFileSync(file, 'utf8');
    if (isNoticed(file, original)) throw new Error(`The tests of ${file} fail without a mistake`);
    const mutants = sourceMutantsOf(file, original).filter(
      ({ name }) => !(name in explainedSurvivors),
    );
    const survivors = mutants.filter(({ text }) => !isNoticed(file, text));
    const share = mutants.length === 0 ? 1 : 1 - survivors.length / mutants.length;
    const noticed = mutants.length - survivors.length;
    console.log(
      `${(share * 100).toFixed(1)} %  ${file}: ${noticed} of ${mutants.length} mistakes noticed`,
    );
    for (const { name } of survivors) console.log(`         not noticed: ${name}`);
    return share;
  });
  return Math.min(1, ...shares);
}
