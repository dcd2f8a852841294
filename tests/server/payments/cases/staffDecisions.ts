import { hotel, whoAndWhy } from '../../desk/atTheDesk';
import { shown } from '../../reservations/stays';
import { casesOf, openStay, pay, type OpenStay } from '../openStay';
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
      rooms?: Parameters<typeof openStay>[2],
    ): Promise<OpenStay> => {
      const stay = await openStay(world, 'paystack', rooms);
      await pay(world, stay);
      world.rewrite(odd);
      await verify(world, stay.reference);
      world.asked.length = 0;
      return stay;
    },

    decide: async (what: 'credit' | 'return', id?: string) =>
      hotel(world, 'case', what, id ?? (await openCaseId()), ...whoAndWhy),

    standing: async ({ guest, id }: OpenStay) => shown(world, guest, id),
  };
}
