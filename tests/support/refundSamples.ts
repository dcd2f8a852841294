/**
 * What Paystack answers and sends about refunds that need an account, and about banks, field for field as its documentation
 * shows it, with names, numbers and times of our own. The adapter reads these, and the sandbox writes them.
 */

/** The webhook about a refund that needs an account: the only one that names the refund's id. */
export const paystackNeedsAttention = {
  event: 'refund.needs-attention',
  data: {
    status: 'needs-attention',
    transaction_reference: 're4lyvq3s3',
    refund_reference: '132013318360',
    amount: 25_000,
    currency: 'NGN',
    processor: 'instant-transfer',
    customer: { first_name: 'Ngozi', last_name: 'Eze', email: 'ngozi@example.com' },
    integration: 412_829,
    domain: 'test',
    id: '3018284',
    customer_note: 'Refund for transaction re4lyvq3s3',
    merchant_note: 'Refund for transaction re4lyvq3s3 by staff@example.com',
  },
};

/** The response to a refund that was given an account. */
export const paystackRetried = {
  status: true,
  message: 'Refund retried and has been queued for processing',
  data: {
    integration: 412_829,
    transaction: 3_104_021_987,
    dispute: null,
    settlement: null,
    id: 3_018_284,
    domain: 'test',
    currency: 'NGN',
    amount: 25_000,
    status: 'processing',
    refunded_at: null,
    expected_at: '2026-03-12T09:01:19.000Z',
    channel: 'bank_transfer',
    refunded_by: 'staff@example.com',
    customer_note: 'Refund for transaction re4lyvq3s3',
    merchant_note: 'Refund for transaction re4lyvq3s3 by staff@example.com',
    deducted_amount: 25_000,
    fully_deducted: true,
    bank_reference: null,
    reason: 'PROCESSING',
    customer: null,
    initiated_by: 'staff@example.com',
    reversed_at: null,
    session_id: null,
  },
};

/** The response with status 422 if the refund is already on its way. */
export const paystackNeedsNone = {
  status: false,
  message: 'Invalid Refund state, refund status should be "needs-attention"',
  meta: { nextStep: "Ensure that the value(s) you're passing are valid." },
  type: 'validation_error',
  code: 'invalid_params',
};

/** The list of banks: `id` and `code` are different numbers. */
export const paystackBanks = {
  status: true,
  message: 'Banks retrieved',
  data: [
    {
      id: 174,
      name: 'Abbey Mortgage Bank',
      slug: 'abbey-mortgage-bank-ng',
      code: '801',
      longcode: '801150000',
      gateway: '',
      pay_with_bank: false,
      supports_transfer: true,
      available_for_direct_debit: false,
      active: true,
      country: 'Nigeria',
      currency: 'NGN',
      type: 'nuban',
      is_deleted: false,
      createdAt: '2016-07-14T10:04:29.000Z',
      updatedAt: '2016-07-14T10:04:29.000Z',
    },
  ],
  meta: { next: null, previous: null, perPage: 50 },
};

/** The response that names an account's holder. */
export const paystackResolved = {
  status: true,
  message: 'Account number resolved',
  data: { account_number: '0001234567', account_name: 'NGOZI CHIOMA EZE', bank_id: 174 },
};

/** The response with status 422 to an account number that the bank does not have. */
export const paystackNotResolved = {
  status: false,
  message: 'Could not resolve account name. Check parameters or try again.',
  meta: {
    nextStep:
      "Ensure that you're passing the correct bank code. Use the List Banks Endpoint to get the list of all available banks and their corresponding bank codes",
  },
  type: 'validation_error',
  code: 'invalid_bank_code',
};
