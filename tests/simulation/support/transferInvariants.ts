import { sum, type Everything } from './everything';
import type { History } from './history';

/** Every naira that left a sender at the demo bank is with its provider, or back, and the guest was told what went back. */
export function transferViolations(everything: Everything, history: History): string[] {
  return [...bankViolations(everything.bank), ...refusalsWithoutEmail(everything, history)];
}

/** What the demo bank has delivered is what the providers have taken by transfer. */
function bankViolations({ transfers, accounts, byTransfer }: Everything['bank']): string[] {
  const underWay = transfers
    .filter(({ state }) => state === 'debited')
    .map(({ id }) => `Transfer ${id} is on its way for ever`);
  const references = new Set([...accounts, ...byTransfer].map(({ reference }) => reference));
  const misplaced = [...references].flatMap((reference) => {
    const numbers = accounts
      .filter((account) => account.reference === reference)
      .map(({ number }) => number);
    const delivered = sum(
      transfers.filter(
        ({ state, accountNumber }) => state === 'delivered' && numbers.includes(accountNumber),
      ),
    );
    const taken = sum(byTransfer.filter((charge) => charge.reference === reference));
    return delivered === taken
      ? []
      : [`${delivered} kobo were delivered for ${reference}, and its provider took ${taken}`];
  });
  return [...underWay, ...misplaced];
}

/**
 * Each refusal that the hotel has heard of is one event, and, by another invariant, one email; two of the same sum look
 * alike. One that it has heard and could not confirm may be one.
 */
function refusalsWithoutEmail(
  { bank, attempts, events }: Everything,
  { restores }: History,
): string[] {
  // What was told after the backup no longer counts.
  if (restores > 0) return [];
  return attempts.flatMap(({ reference }) => {
    const own = bank.refusals.filter((one) => one.reference === reference);
    const heard = different(own.filter(({ wasHeard }) => wasHeard));
    const { length: noticed } = events.filter(
      ({ kind, detail }) => kind === 'transfer.rejected' && detail.reference === reference,
    );
    return noticed >= heard && noticed <= different(own)
      ? []
      : [`${heard} transfers for ${reference} were refused, and ${noticed} noticed`];
  });
}

function different(messages: readonly { rawBody: string }[]): number {
  return new Set(messages.map(({ rawBody }) => rawBody)).size;
}
