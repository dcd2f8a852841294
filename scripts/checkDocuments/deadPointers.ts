import { dirname, posix } from 'node:path';

/** A reference in a document to something that doesn't exist. */
export interface DeadPointer {
  file: string;
  line: number;
  /** The reference as the document has it. */
  said: string;
}

/** What documents may refer to. */
export interface Tree {
  /** Every file of the project, relative to its root. */
  files: readonly string[];
  /** Top-level files and folders that the project creates or keeps outside version control. */
  made: readonly string[];
  /** The scripts of package.json. */
  scripts: readonly string[];
}

const LINK = /\[[^\]]*\]\(([^)\s]+)\)/g;
const CODE = /`([^`\n]+)`/g;
const FENCE = /^\s*(?:```|~~~)/;
const DOCUMENT = /\bdocs\/[\w-]+\.md/g;
const NPM_RUN = /\bnpm run ([\w:-]+)/g;

/** Names with these extensions are files of the project if only folders precede them. */
const ENDING = /\.(?:tsx?|js|json|yaml|yml|md|css|html|svg|sh|conf|service|sql|webp|jpe?g|ttf)$/;
const PATH = /^[\w@.{},*/-]+$/;

function foldersOf(files: readonly string[]): Set<string> {
  const folders = new Set<string>();
  for (const file of files) {
    for (let up = dirname(file); up !== '.'; up = dirname(up)) folders.add(up);
  }
  return folders;
}

/** Tests and modules may be named without their extension. */
const UNSAID = '(?:\\.test)?(?:\\.tsx?)?';

/** Supports `{a,b}` and `*` like shells, within one path segment, and words in capitals as placeholders. */
function patternOf(path: string): RegExp {
  const source = path
    .replaceAll(/[.+^$()|[\]\\]/g, '\\$&')
    .replaceAll(/\b[A-Z]{3,}\b/g, '*')
    .replaceAll('**/', '(?:.*/)?')
    .replaceAll(/(?<!\.)\*/g, '[^/]*')
    .replaceAll('{', '(?:')
    .replaceAll('}', ')')
    .replaceAll(',', '|');
  return new RegExp(`^${source}${UNSAID}$`);
}

/** Whether a text in backticks is meant as a path below the project's root or beside the document. */
function isPath(said: string, firstFolders: ReadonlySet<string>): boolean {
  if (!PATH.test(said) || !said.includes('/') || said.startsWith('/') || said.includes('//'))
    return false;
  const [first = ''] = said.split('/');
  return firstFolders.has(first) || first === '.' || first === '..' || ENDING.test(said);
}

/**
 * Finds references in a document to what doesn't exist: files and folders in links and in backticks, and commands of
 * package.json. Code blocks are only searched for commands.
 * @param file the document's path from the project's root
 */
export function deadPointers(
  file: string,
  text: string,
  { files, made, scripts }: Tree,
): DeadPointer[] {
  const folders = foldersOf(files);
  const all = [...files, ...folders];
  const firstFolders = new Set([...folders].filter((folder) => !folder.includes('/')));
  const exists = (path: string): boolean => {
    const whole = posix.normalize(path).replace(/\/$/, '');
    if (whole === '.' || made.some((one) => whole === one || whole.startsWith(`${one}/`)))
      return true;
    const pattern = patternOf(whole);
    return all.some((one) => pattern.test(one));
  };
  const here = dirname(file);
  // A path may be shortened where its folder was named before: `design/style.ts` in a text about mail.
  const endsSo = (path: string) => {
    const pattern = patternOf(path.replace(/\/$/, ''));
    return (
      ENDING.test(path) &&
      all.some((one) => pattern.test(one.split('/').slice(-path.split('/').length).join('/')))
    );
  };
  const isThere = (said: string) => exists(said) || exists(posix.join(here, said)) || endsSo(said);

  let isFenced = false;
  return text.split('\n').flatMap((line, index): DeadPointer[] => {
    const found = (said: string): DeadPointer => ({ file, line: index + 1, said });
    const commands = [...line.matchAll(NPM_RUN)].flatMap(([said, name = '']) =>
      scripts.includes(name) ? [] : [found(said)],
    );
    if (FENCE.test(line)) {
      isFenced = !isFenced;
      return [];
    }
    if (isFenced) return commands;
    const links = [...line.matchAll(LINK)].flatMap(([, to = '']) => {
      const [path = ''] = to.split('#');
      return path === '' || /^[a-z]+:/.test(path) || exists(posix.join(here, path))
        ? []
        : [found(to)];
    });
    const paths = [...line.matchAll(CODE)].flatMap(([, said = '']) =>
      isPath(said, firstFolders) && !isThere(said) ? [found(said)] : [],
    );
    const named = [...line.matchAll(DOCUMENT)].flatMap(([said]) =>
      exists(said) ? [] : [found(said)],
    );
    const dead = [...links, ...paths, ...named, ...commands];
    return dead.filter(({ said }, place) => dead.findIndex((one) => one.said === said) === place);
  });
}
