import type { AppContextValue } from './appContext';

/** When an answer that has just come was received, by the server's clock (UTC); null if that is not known. */
export function receivedAtBy(clock: Pick<AppContextValue['clock'], 'serverNow'>): string | null {
  return clock.serverNow()?.toISOString() ?? null;
}
