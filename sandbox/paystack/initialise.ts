import type { ApiResponse } from '../api';
import { channelOf, type Channel } from '../channels';
import { asJson, isRecord, membersOf, parseJson, textOf, type Json } from '../json';
import { webAddress } from '../webAddress';
import { failure } from './responses';

const MINIMUM_KOBO = 5_000;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** The documented characters, and the underscore, which works in practice. */
const REFERENCE = /^[\w.=-]+$/;

export interface InitialiseRequest {
  email: string;
  amountKobo: number;
  /** Null if Paystack should create one. */
  reference: string | null;
  callbackUrl: string | null;
  cancelUrl: string | null;
  metadata: Json;
  /** The requested tabs; null for all. */
  channels: Channel[] | null;
}

/** Parses an initialise call like the real API: JSON or form, amounts as numbers or text. */
export function readInitialise(
  body: unknown,
): { request: InitialiseRequest } | { refusal: ApiResponse } {
  const fields = membersOf(body);
  const email = textOf(fields.email);
  if (email === null) return missing('Email Address is required');
  if (!EMAIL.test(email)) {
    return refused('Invalid Email Address Passed', 'invalid_email_address');
  }
  const amount = readAmount(fields.amount);
  if ('refusal' in amount) return amount;
  if ((textOf(fields.currency) ?? 'NGN') !== 'NGN') {
    return refused('Currency not supported by merchant', 'unsupported_currency');
  }
  const reference = textOf(fields.reference);
  if (reference !== null && !REFERENCE.test(reference)) {
    return refused('Transaction reference contains invalid characters', 'invalid_reference');
  }
  const metadata = readMetadata(fields.metadata);
  return {
    request: {
      email,
      amountKobo: amount.kobo,
      reference,
      callbackUrl: webAddress(fields.callback_url),
      cancelUrl: webAddress(membersOf(metadata).cancel_action),
      metadata,
      channels: readChannels(fields.channels ?? fields['channels[]']),
    },
  };
}

/** Whole kobo from a number or text; `100.0` is whole, `100.5` is not. */
export function readKobo(value: unknown): number | null {
  const text = textOf(value);
  return text !== null && /^\d{1,15}(\.0+)?$/.test(text) ? Number(text) : null;
}

function readAmount(value: unknown): { kobo: number } | { refusal: ApiResponse } {
  const text = textOf(value);
  if (text === null) return missing('Amount is required');
  if (!(Number(text) > 0)) {
    return refused(
      'Invalid Amount Sent',
      'invalid_amount',
      "Ensure that you're passing your amount correctly. It should be a number greater than zero, with no decimal places",
    );
  }
  const kobo = readKobo(value);
  if (kobo === null) return refused('"amount" must be an integer', 'invalid_params');
  if (kobo < MINIMUM_KOBO) {
    return refused('Amount cannot be less than NGN 50.00', 'invalid_amount');
  }
  return { kobo };
}

/** Of the ten documented channels, the three that the page supports. */
function readChannels(value: unknown): Channel[] | null {
  if (value === undefined) return null;
  const asked = Array.isArray(value) ? value : [value];
  return asked.flatMap((name) => channelOf(textOf(name)) ?? []);
}

/** Metadata sent as an object comes back with its numbers as text; sent as text it keeps its types. */
function readMetadata(value: unknown): Json {
  if (typeof value === 'string') return parseJson(value) ?? value;
  return isRecord(value) ? numbersAsText(asJson(value)) : '';
}

function numbersAsText(value: Json): Json {
  if (typeof value === 'number') return String(value);
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(numbersAsText);
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, numbersAsText(member)]),
  );
}

function missing(message: string): { refusal: ApiResponse } {
  return refused(message, 'missing_params');
}

function refused(message: string, code: string, nextStep?: string): { refusal: ApiResponse } {
  return { refusal: failure(400, message, code, nextStep) };
}
