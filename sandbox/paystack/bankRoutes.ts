import type { FastifyInstance } from 'fastify';
import { type ApiHandler, createApiRoutes } from '../api';
import { membersOf, textOf } from '../json';
import type { ProviderContext } from '../context';
import { failure, paystackManner, success } from './responses';
import { type PaystackBank, PAYSTACK_BANKS } from './banks';
import { DEFAULT_SENDER } from '../pages/bankPage';
import type { BankTransfer } from '../bank/records';

/** Accounts that exist before anything was sent, by number. */
const KNOWN_HOLDERS: Readonly<Record<string, string>> = {
  [DEFAULT_SENDER.accountNumber]: DEFAULT_SENDER.name,
  '0001234567': 'NGOZI CHIOMA EZE',
  '1012204935': 'NGOZI EZE',
  '1012204936': 'NGOZI EZE',
};

/** The holder of an account: a sender of money, or a test account's; null for an unknown number. */
function holderOf(number: string, transfers: readonly BankTransfer[]): string | null {
  const sent = transfers.findLast(({ sender }) => sender.accountNumber === number);
  return sent?.sender.name ?? KNOWN_HOLDERS[number] ?? null;
}

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
