import type { FastifyInstance } from 'fastify';
import type { ApiHandler } from '../api';
import { createApiRoutes } from '../api';
import { holderOf } from '../bank/holders';
import { membersOf, textOf } from '../json';
import type { ProviderContext } from '../context';
import { failure, paystackManner, success } from './responses';
import type { PaystackBank } from './banks';
import { PAYSTACK_BANKS } from './banks';

const LISTED_SINCE = '2016-07-14T10:04:29.000Z';

const NOT_RESOLVED = failure(
  422,
  'Could not resolve account name. Check parameters or try again.',
  'invalid_bank_code',
  "Ensure that you're passing the correct bank code. Use the List Banks Endpoint to get the list of all available banks and their corresponding bank codes",
);

/** The country's banks, and the holder of an account. */
export function addPaystackBanks(
  app: FastifyInstance,
  { secretKey, faults, held, bank }: ProviderContext,
): void {
  const route = createApiRoutes(paystackManner(secretKey), faults, held);

  const listBanks: ApiHandler = () =>
    success('Banks retrieved', PAYSTACK_BANKS.map(bankJson), {
      next: null,
      previous: null,
      perPage: 50,
    });

  const resolveAccount: ApiHandler = ({ query }) => {
    const asked = membersOf(query);
    const number = textOf(asked.account_number) ?? '';
    const named = PAYSTACK_BANKS.find(({ code }) => code === textOf(asked.bank_code));
    const holder = holderOf(number, bank.transfers());
    if (named === undefined || holder === null) return NOT_RESOLVED;
    return success('Account number resolved', {
      account_number: number,
      account_name: holder,
      bank_id: named.id,
    });
  };

  app.get('/bank', route('banks', listBanks));
  app.get('/bank/resolve', route('resolveAccount', resolveAccount));
}

function bankJson({ id, name, slug, code }: PaystackBank) {
  return {
    id,
    name,
    slug,
    code,
    longcode: `${code}150000`,
    gateway: '',
    pay_with_bank: false,
    supports_transfer: true,
    available_for_direct_debit: false,
    active: true,
    country: 'Nigeria',
    currency: 'NGN',
    type: 'nuban',
    is_deleted: false,
    createdAt: LISTED_SINCE,
    updatedAt: LISTED_SINCE,
  };
}
