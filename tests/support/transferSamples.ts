/**
 * What the providers send about bank transfers and USSD, field for field as their documentation and deliveries show it, with
 * names, numbers and times of our own. The adapters read these, and the sandbox writes them.
 */

const paystackCustomer = {
  id: 181_873_746,
  first_name: 'Ngozi',
  last_name: 'Eze',
  email: 'ngozi@example.com',
  customer_code: 'CUS_1rkzaqsv4rrhqo6',
  phone: null,
  metadata: null,
  risk_action: 'default',
};

const paystackCharge = {
  id: 3_104_021_987,
  domain: 'test',
  status: 'success',
  reference: 're4lyvq3s3',
  amount: 25_000,
  message: null,
  gateway_response: 'Approved',
  paid_at: '2026-03-02T09:01:19.000Z',
  created_at: '2026-03-02T09:00:00.000Z',
  currency: 'NGN',
  ip_address: '197.210.54.33',
  metadata: '',
  fees: 375,
  customer: paystackCustomer,
  plan: {},
  requested_amount: 25_000,
};

/** Paystack's webhook about a transfer that paid: no bank's name, and of the account only its last digits. */
export const paystackTransferPaid = {
  event: 'charge.success',
  data: {
    ...paystackCharge,
    channel: 'bank_transfer',
    authorization: {
      channel: 'bank_transfer',
      card_type: 'transfer',
      brand: 'Managed Account',
      reusable: false,
      sender_name: 'NGOZI EZE',
      sender_bank: null,
      sender_bank_account_number: 'XXXXXXX553',
      sender_country: 'NG',
      narration: 'Stay at the hotel',
    },
  },
};

/** Paystack's webhook about a payment by USSD. */
export const paystackUssdPaid = {
  event: 'charge.success',
  data: {
    ...paystackCharge,
    channel: 'ussd',
    authorization: {
      channel: 'ussd',
      card_type: 'offline',
      brand: 'offline',
      bank: 'Guaranty Trust Bank',
      country_code: 'NG',
      reusable: false,
    },
  },
};

/** Paystack’s webhook about a transfer of another sum, which it sends back: no reference, and figures written as text. */
export const paystackTransferRejected = {
  event: 'bank.transfer.rejected',
  data: {
    bank_transfer: {
      amount: '30000',
      message: 'Amount sent does not match the amount expected',
      message_type: 'INCORRECT_AMOUNT',
      transaction_id: '3104021987',
    },
    customer: paystackCustomer,
  },
};

/** Flutterwave’s webhook about a transfer that paid: no card, and who sent it stands beside the payment. */
export const flutterwaveTransferPaid = {
  event: 'charge.completed',
  data: {
    id: 9_918_237,
    tx_ref: 'a1b2c3',
    flw_ref: '100004260302090119137424838561',
    device_fingerprint: 'N/A',
    amount: 2500,
    currency: 'NGN',
    charged_amount: 2500,
    app_fee: 35,
    merchant_fee: 0,
    processor_response: 'success',
    auth_model: 'AUTH',
    ip: '197.210.54.33',
    narration: 'Stay at the hotel',
    status: 'successful',
    payment_type: 'bank_transfer',
    created_at: '2026-03-02T09:01:19.000Z',
    account_id: 20_937,
    customer: {
      id: 2_362_222,
      name: 'Ngozi Eze',
      phone_number: null,
      email: 'ngozi@example.com',
      created_at: '2026-03-02T09:00:00.000Z',
    },
  },
  meta_data: {
    originatoraccountnumber: '*******553',
    originatorname: 'NGOZI EZE',
    bankname: 'Access Bank',
    originatoramount: 'N/A',
  },
  'event.type': 'BANK_TRANSFER_TRANSACTION',
};
