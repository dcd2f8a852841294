import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deadPointers } from './checkDocuments/deadPointers';
import { LONGEST_LINE, longLines } from './checkDocuments/longLines';
import { scripts } from './test/parts';

/**
 * `npm run check:documents`: checks that every file, folder and command named in the project's documents exists, and that
 * no line of them is too long; prints what is wrong with its line. Reads the folders themselves, because a copy of the
 * project may have no history.
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
const texts = documents.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
const dead = texts.flatMap(({ file, text }) => deadPointers(file, text, tree));
const long = texts.flatMap(({ file, text }) => longLines(text).map((line) => ({ file, line })));
for (const { file, line, said } of dead) console.error(`${file}:${line}: there is no ${said}`);
for (const { file, line } of long) {
  console.error(`${file}:${line}: more than ${LONGEST_LINE} characters`);
}
const lines = long.length === 0 ? '' : `, ${long.length} lines too long`;
console.log(`${documents.length} documents, ${dead.length} dead pointers${lines}`);
process.exitCode = Number(dead.length + long.length > 0);
