import {
  confirmationPath,
  myReservationPath,
  paths,
  refundAccountPath,
} from '../../machines/shared/paths';

/** Stands for any id in the path of a page that is rendered at build time. */
const ANY = '_';

interface PageFile {
  /** In the built site's folder. */
  file: string;
  /** A path of the page: the one it is rendered at. */
  path: string;
  /** The route of all its paths, in Fastify's syntax. */
  route: string;
}

function fileAt(path: string, file = `${path.slice(1)}/index.html`): PageFile {
  return { file, path, route: path.replace(`/${ANY}`, '/:id') };
}

/** The page for unknown paths. */
export const notFoundFile = '404.html';

/** A page that the script fills, for paths that have no file. */
export const emptyFile = 'empty.html';

/** Redirects to another page and shows nothing itself. */
const forwarding: readonly string[] = [paths.book];

/** The pages of the site. Each has its own file, so one path is never answered with another's page. */
export const pageFiles: readonly PageFile[] = [
  fileAt(paths.home, 'index.html'),
  ...Object.values(paths)
    .filter((path) => path !== paths.home && !forwarding.includes(path))
    .map((path) => fileAt(path)),
  fileAt(confirmationPath(ANY)),
  fileAt(`${paths.confirmPayment}/${ANY}`),
  fileAt(myReservationPath(ANY)),
  fileAt(refundAccountPath(ANY)),
];

/** The files served at the routes of the site: the pages, and their redirects. */
export const servedPages: readonly Pick<PageFile, 'file' | 'route'>[] = [
  ...pageFiles,
  ...forwarding.map((route) => ({ file: emptyFile, route })),
];
