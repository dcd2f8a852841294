import type { ApiResponse } from '../api';
import { channelOf, type Channel } from '../channels';
import { asJson, isRecord, membersOf, textOf, type Json } from '../json';
import { koboOfNaira } from '../kobo';
import { webAddress } from '../webAddress';
import { failure } from './responses';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const LONGEST_SESSION_MINUTES = 1_440;

/** What the merchant asks to be paid. */
export interface PaymentRequest {
  txRef: string;
  amountKobo: number;
  redirectUrl: string | null;
  email: string;
  name: string;
  phone: string | null;
  meta: Json;
  /** Minutes that the customer has; null for no limit. */
  sessionMinutes: number | null;
  /** The requested tabs; null for all. */
  channels: Channel[] | null;
}

/** Parses a request for a payment link; the amount is in naira, as a number or text. */
export function readPaymentRequest(
  body: unknown,
): { request: PaymentRequest } | { refusal: ApiResponse } {
  const fields = membersOf(body);
  const customer = membersOf(fields.customer);
  const configurations = { ...fields, ...membersOf(fields.configurations) };
  const txRef = textOf(fields.tx_ref);
  const email = textOf(customer.email);
  if (txRef === null) return refused('tx_ref is required');
  if (textOf(fields.amount) === null) return refused('amount is required');
  const amountKobo = koboOfNaira(fields.amount);
  if (amountKobo === null || amountKobo === 0) return refused('amount must be a valid number');
  if ((textOf(fields.currency) ?? 'NGN') !== 'NGN') return refused('currency is not supported');
  if (email === null) return refused('customer email is required');
  if (!EMAIL.test(email)) return refused('customer email must be a valid email');
  const sessionMinutes = wholeNumber(configurations.session_duration);
  if (sessionMinutes !== null && sessionMinutes > LONGEST_SESSION_MINUTES) {
    return refused('session_duration must be at most 1440 minutes');
  }
  return {
    request: {
      txRef,
      amountKobo,
      redirectUrl: webAddress(fields.redirect_url),
      email,
      name: textOf(customer.name) ?? 'Anonymous customer',
      phone: textOf(customer.phonenumber),
      meta: isRecord(fields.meta) ? asJson(fields.meta) : null,
      sessionMinutes,
      channels: readOptions(textOf(fields.payment_options)),
    },
  };
}

/** Parses names separated by a comma and a space; a transfer is spelled as one word. */
function readOptions(options: string | null): Channel[] | null {
  if (options === null) return null;
  return options.split(', ').flatMap((name) => {
    return channelOf(name === 'banktransfer' ? 'bank_transfer' : name) ?? [];
  });
}

function wholeNumber(value: unknown): number | null {
  const text = textOf(value);
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

function refused(message: string): { refusal: ApiResponse } {
  return { refusal: failure(400, message) };
}
