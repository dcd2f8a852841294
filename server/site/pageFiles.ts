import { confirmationPath, myReservationPath, paths } from '../../machines/shared/paths';

/** Stands for any id in the address of a page that is rendered before an id is known. */
const ANY = '_';

interface PageFile {
  /** In the built site's folder. */
  file: string;
  /** A path of the page: the one at which it is rendered before. */
  path: string;
  /** The paths at which it is shown. */
  shownAt: RegExp;
}

function fileAt(path: string, file = `${path.slice(1)}/index.html`): PageFile {
  return { file, path, shownAt: new RegExp(`^${path.replace(`/${ANY}`, '/[^/]+')}$`) };
}

/** The page of everything that is not there. */
export const notFoundFile = '404.html';

/** A page without content of its own, which the script fills: for what has no file. */
export const emptyFile = 'empty.html';

/** Leads to another page and shows nothing itself. */
const forwarding: readonly string[] = [paths.book];

/** The pages of the site. Each has a file of its own: one address is never answered with another's. */
export const pageFiles: readonly PageFile[] = [
  fileAt(paths.home, 'index.html'),
  ...Object.values(paths)
    .filter((path) => path !== paths.home && !forwarding.includes(path))
    .map((path) => fileAt(path)),
  fileAt(confirmationPath(ANY)),
  fileAt(`${paths.confirmPayment}/${ANY}`),
  fileAt(myReservationPath(ANY)),
];

/**
 * The file of the page at a path, and whether the site has a page there: for all other paths it is
 * that of the Not found page.
 */
export function pageFileAt(path: string): { file: string; known: boolean } {
  const trimmed = path.length > 1 ? path.replace(/\/$/, '') : path;
  if (forwarding.includes(trimmed)) return { file: emptyFile, known: true };
  const page = pageFiles.find(({ shownAt }) => shownAt.test(trimmed));
  return page ? { file: page.file, known: true } : { file: notFoundFile, known: false };
}
