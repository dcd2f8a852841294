import { fileURLToPath } from 'node:url';

/** The name of a test's annotation about the story it pictured. */
export const PICTURED = 'pictured';

/** Under which name it says that the picture is not the approved one. */
export const CHANGED = 'changed';

/** Where the approved pictures lie, each under the id of its story. */
export const approvedFolder = fileURLToPath(
  new URL('../../../.cache/pictures/approved', import.meta.url),
);

/** The name of a story's picture. */
export const pictureNameOf = (story: string) => `${story}.webp`;

/** The desk's lock covers the window in its own time, and takes the focus back: its pictures differ by chance. */
const underLock = /^(?:Locked|Unlocking|Wrong Password At Lock)$/;

/**
 * Whether a story is pictured. The screens beside the statecharts run in separate frames, and are pictured as
 * screens.
 */
export function hasOwnLook({ title, name }: { title: string; name: string }): boolean {
  return !title.startsWith('Statecharts/') && !(title.startsWith('Desk/') && underLock.test(name));
}
