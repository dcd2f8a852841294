import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Why a version can't be tried here, which is no failure of it. */
export class LeftOut extends Error {
  override name = 'LeftOut';
}

function commitOf(ref: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
  } catch {
    throw new LeftOut(`git knows no ${ref}`);
  }
}

/** The first version whose tables every later one can work with. */
const FIRST_RELEASE = [0, 2];

/**
 * The commit at which the version in package.json last rose.
 * @throws LeftOut in a shallow clone, which lacks it, and before the first release
 */
export function lastRelease(): string {
  if (git('rev-parse', '--is-shallow-repository') === 'true')
    throw new LeftOut('the clone is shallow and lacks the last release');
  const commit = git('log', '-1', '--format=%H', '-G^  "version":', '--', 'package.json');
  const version = /^ {2}"version": "(\d+)\.(\d+)/m.exec(git('show', `${commit}:package.json`));
  const [major = 0, minor = 0] = (version ?? []).slice(1).map(Number);
  const [firstMajor = 0, firstMinor = 0] = FIRST_RELEASE;
  if (major === firstMajor && minor < firstMinor)
    throw new LeftOut(`nothing was released before version ${FIRST_RELEASE.join('.')}`);
  return commit;
}

/** The packages of a version: this folder's where they are the same, else its own. */
function addPackages(root: string, folder: string): void {
  const lockIn = (of: string) => readFileSync(join(of, 'package-lock.json'), 'utf8');
  if (lockIn(root) === lockIn(folder)) {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    return;
  }
  try {
    execFileSync('npm', ['ci'], { cwd: folder, stdio: 'ignore' });
  } catch {
    throw new LeftOut('its packages can’t be installed');
  }
}

/**
 * The folder of a built version, in .cache: it is built once.
 * @param ref a commit, tag or branch of git
 * @throws LeftOut if git lacks the commit, or its packages can't be installed
 */
export function builtVersion(root: string, ref: string): string {
  const commit = commitOf(ref);
  const folder = join(root, '.cache', 'versions', commit.slice(0, 12));
  if (existsSync(join(folder, 'built'))) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  addPackages(root, folder);
  execFileSync('npm', ['run', 'build'], { cwd: folder, stdio: 'inherit' });
  mkdirSync(join(folder, 'built'));
  return folder;
}
