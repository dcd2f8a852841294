import { ProviderError, type Bank, type PaystackProvider } from '../provider';
import type { CallProvider, ProviderResponse } from '../providerHttp';
import { listAt, textAt, valueAt, type ProviderJson } from '../providerJson';
import { acceptedJson, refundOf } from './paystackResponses';

type RefundAccounts = Pick<
  PaystackProvider,
  'listBanks' | 'findHolder' | 'findSender' | 'sendRefundTo'
>;

/** Paystack's calls about the account of a guest whose refund can't be returned to the original payment method. */
export function createRefundAccounts(call: CallProvider): RefundAccounts {
  return {
    async listBanks() {
      const response = await call('GET', '/bank?country=nigeria&currency=NGN');
      const banks = listAt(acceptedJson(response), 'data').flatMap(openBanks);
      if (banks.length === 0) throw new ProviderError('unknown', 'The response lists no banks');
      const byCode = new Map(banks.map((bank) => [bank.code, bank]));
      return [...byCode.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'));
    },

    async findHolder({ bank, accountNumber }) {
      const query = new URLSearchParams({ account_number: accountNumber, bank_code: bank.code });
      const response = await call('GET', `/bank/resolve?${query}`);
      if (isUnknownAccount(response)) return null;
      return textAt(acceptedJson(response), 'data', 'account_name');
    },

    async findSender(reference) {
      const response = await call('GET', `/transaction/verify/${encodeURIComponent(reference)}`);
      return textAt(acceptedJson(response), 'data', 'authorization', 'sender_name');
    },

    async sendRefundTo(refundId, { bank, accountNumber }) {
      const path = `/refund/retry_with_customer_details/${encodeURIComponent(refundId)}`;
      const response = await call('POST', path, {
        refund_account_details: {
          currency: 'NGN',
          account_number: accountNumber,
          bank_id: bank.id,
        },
      });
      return refundOf(valueAt(acceptedJson(response), 'data'));
    },
  };
}

/** Closed banks are left out, because they can't receive refunds. */
function openBanks(bank: ProviderJson): Bank[] {
  const id = textAt(bank, 'id');
  const code = textAt(bank, 'code');
  const name = textAt(bank, 'name');
  const isOpen = valueAt(bank, 'active') !== false && valueAt(bank, 'is_deleted') !== true;
  return id !== null && code !== null && name !== null && isOpen ? [{ id, code, name }] : [];
}

/** Whether the bank has no such account. Paystack answers an unknown number exactly as a malformed one. */
function isUnknownAccount({ status, json }: ProviderResponse): boolean {
  return (status === 400 || status === 422) && valueAt(json, 'status') === false;
}
