import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../database/database';
import { staffBrowser } from '../database/schema';
import type { Context } from '../context';
import { keyedHash } from '../rateLimits/rateLimits';

type HashContext = Pick<Context, 'configuration'>;

const hashOf = (context: HashContext, browser: string) =>
  keyedHash(context, `browser of staff ${browser}`);

/** Remembers a browser in which a person has given the second factor. Returns whether it was new to them. */
export async function rememberBrowser(
  tx: Database,
  context: HashContext & Pick<Context, 'clock'>,
  staffId: string,
  browser: string,
): Promise<boolean> {
  const seen = { staffId, browserHash: hashOf(context, browser), at: context.clock.now() };
  const added = await tx
    .insert(staffBrowser)
    .values(seen)
    .onConflictDoNothing()
    .returning({ staffId: staffBrowser.staffId });
  return added.length > 0;
}

/** Whether a person has given the second factor in a browser before. */
export async function isOwnBrowser(
  context: HashContext & Pick<Context, 'database'>,
  staffId: string,
  browser: string | null,
): Promise<boolean> {
  if (browser === null) return false;
  const isIt = eq(staffBrowser.browserHash, hashOf(context, browser));
  const isTheirs = eq(staffBrowser.staffId, staffId);
  return (await context.database.$count(staffBrowser, and(isTheirs, isIt))) > 0;
}

/** Forgets a person's browsers, as their access may be in other hands. @param but the one that stays */
export async function forgetBrowsers(
  tx: Database,
  context: HashContext,
  staffId: string,
  but: string | null = null,
): Promise<void> {
  const others = but === null ? undefined : ne(staffBrowser.browserHash, hashOf(context, but));
  await tx.delete(staffBrowser).where(and(eq(staffBrowser.staffId, staffId), others));
}
