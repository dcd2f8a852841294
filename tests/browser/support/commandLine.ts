import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { siteEnvironment } from '../../../scripts/test/site';

/** What the owner does at the command line of the hotel under test. @returns what it prints */
export async function atCommandLine(...words: readonly string[]): Promise<string> {
  const env = { ...process.env, ...siteEnvironment };
  const { stdout } = await promisify(execFile)('node', ['dist/server/hotel.js', ...words], { env });
  return stdout;
}
