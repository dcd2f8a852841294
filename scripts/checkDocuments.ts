import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deadPointers } from './checkDocuments/deadPointers';
import { scripts } from './test/parts';

/**
 * `npm run check:documents`: checks that every file, folder and command named in the project's documents exists, and
 * prints those that don't with their line. Reads the folders themselves, because a copy of the project may have no
 * history.
 */
const root = fileURLToPath(new URL('..', import.meta.url));

/** Folders that the project creates, or finds on a machine, and doesn't contain. */
const made = ['node_modules', 'dist', '.cache', '.data', 'test-results', '.git'];

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    const name = relative(root, path).replaceAll(sep, '/');
    if (made.includes(name)) return [];
    return entry.isDirectory() ? filesIn(path) : [name];
  });
}

const files = filesIn(root);
const tree = { files, made, scripts: Object.keys(scripts) };
const documents = files.filter((file) => file.endsWith('.md'));
const dead = documents.flatMap((file) =>
  deadPointers(file, readFileSync(join(root, file), 'utf8'), tree),
);
for (const { file, line, said } of dead) console.error(`${file}:${line}: there is no ${said}`);
console.log(`${documents.length} documents, ${dead.length} dead pointers`);
process.exitCode = Number(dead.length > 0);
