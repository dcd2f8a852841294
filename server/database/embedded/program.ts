import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** An operating-system user by number. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/**
 * Runs a program to its end, as another user if one is given, and returns its output.
 * @throws Error with the program's error output if it fails or can't be started
 */
export async function runProgram(
  file: string,
  args: readonly string[],
  user: SystemUser | null = null,
): Promise<string> {
  // The current working directory may be inaccessible to the other user.
  const { stdout } = await execute(file, args, { ...(user ?? {}), ...(user ? { cwd: '/' } : {}) });
  return stdout;
}

async function userNamed(name: string): Promise<SystemUser> {
  const [uid, gid] = await Promise.all([
    runProgram('id', ['-u', name]),
    runProgram('id', ['-g', name]),
  ]);
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * The user that PostgreSQL runs as: null for the current one. As PostgreSQL refuses to run as root, root gets a
 * separate user, which is created if the system has none.
 */
export async function databaseUser(): Promise<SystemUser | null> {
  if (process.getuid?.() !== 0) return null;
  try {
    return await userNamed('postgres');
  } catch {
    await runProgram('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
    return userNamed('postgres');
  }
}
