import * as accountMessages from '../../messages/login/account';
import * as managementMessages from '../../messages/reservation/management';
import { emailError } from '../../machines/shared/fieldRules';
import { accountOf } from '../contract/accountOf';
import type { Call, Handlers } from '../contract/handlers';
import { withIdempotency } from '../http/idempotency';
import { countTry, type Limit } from '../limits/limits';
import type { Parts } from '../parts/parts';
import { showReceipt } from './receipts/showReceipt';
import { fieldsRefused } from '../http/refusal';
import type { AskProvider } from './settling/settleForGuest';
import { askSeldom } from './askSeldom';
import { findByAnyName, findByReference, type NamedPayment } from './settling/namedPayment';
import { openCheckout, type CheckoutOrder } from './opening/openCheckout';
import { requestRefund } from './refunds/requestRefund';
import { returnHandlers } from './settling/returns';
import { verifyOwnPayment, verifyPayment } from './settling/verifyPayment';
import { webhookHandlers } from './webhooks/webhooks';

type Initialization = 'initializePaystack' | 'initializeFlutterwave';
type Initiation = 'initiatePayment' | 'initiateFlutterwave';
type Verification = 'verifyPaystackPayment' | 'verifyFlutterwavePayment' | 'verifyPayment';
type PaymentOperation =
  | Initialization
  | Initiation
  | Verification
  | 'requestRefund'
  | 'getReservationReceipt'
  | keyof ReturnType<typeof returnHandlers>
  | keyof ReturnType<typeof webhookHandlers>;

/** Composing one is the longest work that a single call can ask for. */
const receiptsOfAccount: Limit = { name: 'receipts', most: 60, window: 60 * 60_000 };

/** What is to be paid and from where, but not yet through whom. */
type Order = Omit<CheckoutOrder, 'provider'>;

/** The confirmation screen says what the guest was shown, and where the provider's receipt goes. */
function fromConfirmation(call: Call<Initialization>): Order {
  const { reservationId, amount } = call.body;
  const email = call.body.email.trim();
  const error = emailError(email, accountMessages);
  if (error !== undefined) throw fieldsRefused({ email: error });
  const { address } = call;
  const accountId = accountOf(call);
  return { accountId, address, reservationId, email, amount, screen: 'confirmation' };
}

function fromPaymentScreen(call: Call<Initiation>): Order {
  const { reservationId } = call.body;
  const { address } = call;
  return { accountId: accountOf(call), address, reservationId, screen: 'payment' };
}

async function atPaystack(parts: Parts, order: Order, ask: AskProvider) {
  const opened = await openCheckout(parts, { ...order, provider: 'paystack' }, ask);
  const { checkoutUrl, reference } = opened;
  return { status: 200, body: { authorization_url: checkoutUrl, reference } } as const;
}

async function atFlutterwave(parts: Parts, order: Order, ask: AskProvider) {
  const opened = await openCheckout(parts, { ...order, provider: 'flutterwave' }, ask);
  const { checkoutUrl: paymentLink, reference } = opened;
  return { status: 200, body: { paymentLink, reference } } as const;
}

function checkoutHandlers(parts: Parts, ask: AskProvider): Handlers<Initialization | Initiation> {
  return {
    initializePaystack: withIdempotency(parts, 'initializePaystack', (call) =>
      atPaystack(parts, fromConfirmation(call), ask),
    ),
    initializeFlutterwave: withIdempotency(parts, 'initializeFlutterwave', (call) =>
      atFlutterwave(parts, fromConfirmation(call), ask),
    ),
    initiatePayment: withIdempotency(parts, 'initiatePayment', (call) =>
      atPaystack(parts, fromPaymentScreen(call), ask),
    ),
    initiateFlutterwave: withIdempotency(parts, 'initiateFlutterwave', (call) =>
      atFlutterwave(parts, fromPaymentScreen(call), ask),
    ),
  };
}

function verificationHandlers(parts: Parts, ask: AskProvider): Handlers<Verification> {
  const askWhose = askSeldom<NamedPayment | null>(parts);
  return {
    verifyPaystackPayment: async ({ query, caller, address }) => {
      const named = await findByReference(parts, query.reference);
      return { status: 200, body: await verifyPayment(parts, named, { caller, address }, ask) };
    },
    verifyFlutterwavePayment: async ({ query, caller, address }) => {
      const named = await findByAnyName(parts, query.transaction_id, caller, askWhose);
      return { status: 200, body: await verifyPayment(parts, named, { caller, address }, ask) };
    },
    verifyPayment: async (call) => {
      const named = await findByAnyName(parts, call.query.reference, call.caller, askWhose);
      const asker = { caller: { accountId: accountOf(call) }, address: call.address };
      return { status: 200, body: await verifyOwnPayment(parts, named, asker, ask) };
    },
  };
}

/** Everything about money: paying, finding out, getting it back, and what the providers call. */
export function paymentHandlers(parts: Parts): Handlers<PaymentOperation> {
  const ask: AskProvider = askSeldom(parts);
  return {
    ...checkoutHandlers(parts, ask),
    ...verificationHandlers(parts, ask),
    ...returnHandlers(parts),
    ...webhookHandlers(parts),
    getReservationReceipt: async (call) => {
      await countTry(parts, receiptsOfAccount, accountOf(call));
      const { fileName, bytes } = await showReceipt(parts, accountOf(call), call.path.id);
      return { status: 200, file: { mediaType: 'application/pdf', name: fileName, bytes } };
    },
    requestRefund: async (call) => {
      const { path, body } = call;
      const reservation = await requestRefund(parts, accountOf(call), path.id, body.reason);
      return { status: 200, body: { message: managementMessages.refundRequested, reservation } };
    },
  };
}
