import { accountMessages } from '../../machines/messages/account';
import { managementMessages } from '../../machines/messages/management';
import { emailError } from '../../machines/validation/email';
import { accountOf } from '../contract/accountOf';
import type { Call, Handlers } from '../contract/handlers';
import { withIdempotency } from '../idempotency';
import type { Parts } from '../parts';
import { fieldsRefused } from '../refusal';
import { findByAnyName, findByReference } from './namedPayment';
import { openCheckout, type CheckoutOrder } from './openCheckout';
import { requestRefund } from './refunds/requestRefund';
import { returnHandlers } from './returns';
import { verifyOwnPayment, verifyPayment } from './verifyPayment';
import { webhookHandlers } from './webhooks';

type Initialization = 'initializePaystack' | 'initializeFlutterwave';
type Initiation = 'initiatePayment' | 'initiateFlutterwave';
type Verification = 'verifyPaystackPayment' | 'verifyFlutterwavePayment' | 'verifyPayment';
type PaymentOperation =
  | Initialization
  | Initiation
  | Verification
  | 'requestRefund'
  | keyof ReturnType<typeof returnHandlers>
  | keyof ReturnType<typeof webhookHandlers>;

/** What is to be paid and from where, but not yet through whom. */
type Order = Omit<CheckoutOrder, 'provider'>;

/** The confirmation screen says what the guest was shown, and where the provider's receipt goes. */
function fromConfirmation(call: Call<Initialization>): Order {
  const { reservationId, amount } = call.body;
  const email = call.body.email.trim();
  const error = emailError(email, accountMessages);
  if (error !== undefined) throw fieldsRefused({ email: error });
  return { accountId: accountOf(call), reservationId, email, amount, screen: 'confirmation' };
}

function fromPaymentScreen(call: Call<Initiation>): Order {
  const { reservationId } = call.body;
  return { accountId: accountOf(call), reservationId, screen: 'payment' };
}

async function atPaystack(parts: Parts, order: Order) {
  const { checkoutUrl, reference } = await openCheckout(parts, { ...order, provider: 'paystack' });
  return { status: 200, body: { authorization_url: checkoutUrl, reference } } as const;
}

async function atFlutterwave(parts: Parts, order: Order) {
  const opened = await openCheckout(parts, { ...order, provider: 'flutterwave' });
  const { checkoutUrl: paymentLink, reference } = opened;
  return { status: 200, body: { paymentLink, reference } } as const;
}

function checkoutHandlers(parts: Parts): Handlers<Initialization | Initiation> {
  return {
    initializePaystack: withIdempotency(parts, 'initializePaystack', (call) =>
      atPaystack(parts, fromConfirmation(call)),
    ),
    initializeFlutterwave: withIdempotency(parts, 'initializeFlutterwave', (call) =>
      atFlutterwave(parts, fromConfirmation(call)),
    ),
    initiatePayment: withIdempotency(parts, 'initiatePayment', (call) =>
      atPaystack(parts, fromPaymentScreen(call)),
    ),
    initiateFlutterwave: withIdempotency(parts, 'initiateFlutterwave', (call) =>
      atFlutterwave(parts, fromPaymentScreen(call)),
    ),
  };
}

function verificationHandlers(parts: Parts): Handlers<Verification> {
  return {
    verifyPaystackPayment: async ({ query, caller }) => {
      const named = await findByReference(parts, query.reference);
      return { status: 200, body: await verifyPayment(parts, named, caller) };
    },
    verifyFlutterwavePayment: async ({ query, caller }) => {
      const named = await findByAnyName(parts, query.transaction_id, caller);
      return { status: 200, body: await verifyPayment(parts, named, caller) };
    },
    verifyPayment: async (call) => {
      const named = await findByAnyName(parts, call.query.reference, call.caller);
      return { status: 200, body: await verifyOwnPayment(parts, named, accountOf(call)) };
    },
  };
}

/** Everything about money: paying, finding out, getting it back, and what the providers call. */
export function paymentHandlers(parts: Parts): Handlers<PaymentOperation> {
  return {
    ...checkoutHandlers(parts),
    ...verificationHandlers(parts),
    ...returnHandlers(parts),
    ...webhookHandlers(parts),
    requestRefund: async (call) => {
      const { path, body } = call;
      const reservation = await requestRefund(parts, accountOf(call), path.id, body.reason);
      return { status: 200, body: { message: managementMessages.refundRequested, reservation } };
    },
  };
}
