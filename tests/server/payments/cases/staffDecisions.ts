import { creditCase, returnCase } from '../../../../server/payments/cases/decideCase';
import { refusalOf, why } from '../../desk/atTheDesk';
import type { Rooms } from '../../reservations/stays';
import { casesOf, unheardStay, type OpenStay } from '../openStay';
import { verify, type PaymentWorld } from '../paymentWorld';

/** A provider's response with something replaced. */
export const asked =
  (pattern: RegExp, instead: string) =>
  (text: string): string =>
    text.replace(pattern, instead);

/** What staff decides about cases in a world, and how it looks at what became of them. */
export function staffDecisionsIn(world: PaymentWorld) {
  async function openCaseId(): Promise<string> {
    const [open] = (await casesOf(world)).filter(({ closedAt }) => closedAt === null);
    return open?.id ?? 'none';
  }

  return {
    openCaseId,

    /** A stay whose payment is under review, because the provider's response was odd. */
    reviewed: async (
      odd = asked(/"requested_amount":1500000/, '"requested_amount":1600000'),
      rooms?: Rooms,
    ): Promise<OpenStay> => {
      const stay = await unheardStay(world, 'paystack', rooms);
      world.rewrite(odd);
      await verify(world, stay.reference);
      world.asked.length = 0;
      return stay;
    },

    /** @returns why not; null if it is decided */
    decide: async (what: 'credit' | 'return', id?: string) => {
      const decision = { credit: creditCase, return: returnCase }[what];
      const of = id ?? (await openCaseId());
      return refusalOf(decision(world.context, of, { by: 'Ngozi', why }));
    },
  };
}
