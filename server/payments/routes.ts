import * as accountMessages from '../../messages/login/account';
import * as managementMessages from '../../messages/reservation/management';
import { emailError } from '../../machines/shared/fieldRules';
import { limitConcurrentHashing } from '../accounts/passwords/passwordQueue';
import { requireAccount } from '../contract/requireCaller';
import type { Call, Routes } from '../contract/handlers';
import { withAtomicIdempotency } from '../http/atomicIdempotency';
import { keysOfAccount, withIdempotency } from '../http/idempotency';
import type { PaymentsContext } from './context';
import { validationError } from '../contract/apiError';
import type { AskProvider } from './settlement/settleForGuest';
import { shareRecent } from './shareRecent';
import {
  findByAnyName,
  findByReference,
  type NamedPayment,
  verifyOwnPayment,
  verifyPayment,
} from './settlement/verifyPayment';
import { returnRoutes } from './checkout/destinations';
import { openCheckout, type CheckoutOrder } from './checkout/openCheckout';
import { refundReason, requestRefund } from './refunds/requestRefund';
import {
  submitRefundAccount,
  holderForRefund,
  ownRefundAccount,
  type AskBanks,
  type OwnReservation,
} from './refunds/toAccount/ownRefundAccount';
import { webhookRoutes } from './webhooks/webhooks';

type Initialization = 'initializePaystack' | 'initializeFlutterwave';
type Initiation = 'initiatePayment' | 'initiateFlutterwave';

/** The amount due and the page to return to, without the provider. */
type Order = Omit<CheckoutOrder, 'provider'>;

/** The confirmation screen sends the total that the guest was shown, and the address for the provider's receipt. */
function fromConfirmation(call: Call<Initialization>): Order {
  const { reservationId, amount } = call.body;
  const email = call.body.email.trim();
  const error = emailError(email, accountMessages);
  if (error !== undefined) throw validationError({ email: error });
  const { address } = call;
  const accountId = requireAccount(call);
  return { accountId, address, reservationId, email, amount, screen: 'confirmation' };
}

function fromPaymentScreen(call: Call<Initiation>): Order {
  const { reservationId } = call.body;
  const { address } = call;
  return { accountId: requireAccount(call), address, reservationId, screen: 'payment' };
}

async function atPaystack(context: PaymentsContext, order: Order, ask: AskProvider) {
  const opened = await openCheckout(context, { ...order, provider: 'paystack' }, ask);
  const { checkoutUrl, reference } = opened;
  return { status: 200, body: { authorization_url: checkoutUrl, reference } } as const;
}

async function atFlutterwave(context: PaymentsContext, order: Order, ask: AskProvider) {
  const opened = await openCheckout(context, { ...order, provider: 'flutterwave' }, ask);
  const { checkoutUrl: paymentLink, reference } = opened;
  return { status: 200, body: { paymentLink, reference } } as const;
}

function checkoutHandlers(context: PaymentsContext, ask: AskProvider) {
  return {
    initializePaystack: withIdempotency(context, 'initializePaystack', (call) =>
      atPaystack(context, fromConfirmation(call), ask),
    ),
    initializeFlutterwave: withIdempotency(context, 'initializeFlutterwave', (call) =>
      atFlutterwave(context, fromConfirmation(call), ask),
    ),
    initiatePayment: withIdempotency(context, 'initiatePayment', (call) =>
      atPaystack(context, fromPaymentScreen(call), ask),
    ),
    initiateFlutterwave: withIdempotency(context, 'initiateFlutterwave', (call) =>
      atFlutterwave(context, fromPaymentScreen(call), ask),
    ),
  } satisfies Partial<Routes>;
}

function verificationHandlers(context: PaymentsContext, ask: AskProvider) {
  const askWhose = shareRecent<NamedPayment | null>(context);
  return {
    verifyPaystackPayment: async ({ query, caller, address }) => {
      const named = await findByReference(context, query.reference);
      return { status: 200, body: await verifyPayment(context, named, { caller, address }, ask) };
    },
    verifyFlutterwavePayment: async ({ query, caller, address }) => {
      const named = await findByAnyName(context, query.transaction_id, caller, askWhose);
      return { status: 200, body: await verifyPayment(context, named, { caller, address }, ask) };
    },
    verifyPayment: async (call) => {
      const named = await findByAnyName(context, call.query.reference, call.caller, askWhose);
      const asker = { caller: { accountId: requireAccount(call) }, address: call.address };
      return { status: 200, body: await verifyOwnPayment(context, named, asker, ask) };
    },
  } satisfies Partial<Routes>;
}

function refundAccountHandlers(context: PaymentsContext) {
  const banks: AskBanks = shareRecent(context);
  const whose = (
    call: Call<'getRefundAccount' | 'checkRefundAccountName' | 'submitRefundAccount'>,
  ): OwnReservation => ({
    accountId: requireAccount(call),
    address: call.address,
    id: call.path.id,
  });
  return {
    getRefundAccount: async (call) => ({
      status: 200,
      body: await ownRefundAccount(context, whose(call), banks),
    }),
    checkRefundAccountName: limitConcurrentHashing(async (call) => ({
      status: 200,
      body: await holderForRefund(context, whose(call), call.body, banks),
    })),
    submitRefundAccount: limitConcurrentHashing(async (call) => ({
      status: 200,
      body: await submitRefundAccount(context, whose(call), call.body, banks),
    })),
  } satisfies Partial<Routes>;
}

/** Routes about money: paying, verifying, refunds, and the providers' webhooks. */
export function paymentRoutes(context: PaymentsContext) {
  const ask: AskProvider = shareRecent(context);
  return {
    ...checkoutHandlers(context, ask),
    ...verificationHandlers(context, ask),
    ...returnRoutes(context),
    ...webhookRoutes(context),
    ...refundAccountHandlers(context),
    requestRefund: withAtomicIdempotency(
      context,
      'requestRefund',
      keysOfAccount,
      async (within, call) => {
        const reason = refundReason(call.body);
        const { id } = call.path;
        const reservation = await requestRefund(within, requireAccount(call), id, reason);
        return { status: 200, body: { message: managementMessages.refundRequested, reservation } };
      },
    ),
  } satisfies Partial<Routes>;
}
