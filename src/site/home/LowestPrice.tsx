import { useActor } from '@xstate/react';
import { use } from 'react';
import { fromPromise } from 'xstate';
import { fromNightly } from '../../../messages/site/pages/reserving';
import type { Kobo } from '../../../machines/shared/money';
import { hasRested, onRest } from '../../browser/pageRest';
import { Price } from '../../components/Price';
import { RichMessage } from '../../components/RichMessage';
import { AppContext, type AppContextValue } from '../../context/appContext';

/** Asks once the page is idle, and only then loads the client of the server, which the first screen does without. */
const lowestPrice = fromPromise(
  async ({ input, signal }: { input: AppContextValue; signal: AbortSignal }) => {
    await new Promise<void>((resolve) => (hasRested() ? resolve() : onRest(resolve)));
    try {
      const { loadLowestPrice } = await import('./loadLowestPrice');
      return await loadLowestPrice(input, signal);
    } catch {
      return null;
    }
  },
);

function Known({ context }: { context: AppContextValue }) {
  const [{ output }] = useActor(lowestPrice, { input: context });
  const lowest: Kobo | null = output ?? null;
  if (lowest === null) return null;
  return <RichMessage parts={fromNightly(<Price key="price" kobo={lowest} whole />)} />;
}

/** What a night costs at least today, once the server has said it. */
export function LowestPrice() {
  const context = use(AppContext);
  return context && <Known context={context} />;
}
