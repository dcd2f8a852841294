import { readdirSync, readFileSync } from 'node:fs';
import type { Defect, Edit } from './defect';

const folder = new URL('./', import.meta.url);

/**
 * The mistakes in a text. Each begins with `## ` and its id; the sentence of what a person would notice follows, `first `
 * with the file of the test that noticed it last (none if only a browser does), and then for each place the file, the
 * lines that stand there today behind `-`, and those of the mistake behind `+`.
 */
function defectsIn(text: string): Defect[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [id = '', notice = '', ...lines] = part.replace(/\n+$/, '').split('\n');
      const tryFirst = lines[0]?.startsWith('first ')
        ? lines.shift()?.slice('first '.length)
        : undefined;
      return { id, notice, edits: editsIn(lines), ...(tryFirst !== undefined && { tryFirst }) };
    });
}

function editsIn(lines: readonly string[]): Edit[] {
  const edits: { file: string; anchor: string[]; replacement: string[] }[] = [];
  for (const line of lines) {
    const edit = edits.at(-1);
    if (line.startsWith('-')) edit?.anchor.push(line.slice(1));
    else if (line.startsWith('+')) edit?.replacement.push(line.slice(1));
    else edits.push({ file: line, anchor: [], replacement: [] });
  }
  return edits.map(({ file, anchor, replacement }) => ({
    file,
    anchor: anchor.join('\n'),
    replacement: replacement.join('\n'),
  }));
}

/** Every known mistake, by subject: the texts beside this file. */
export const allDefects: readonly Defect[] = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .flatMap((name) => defectsIn(readFileSync(new URL(name, folder), 'utf8')));
