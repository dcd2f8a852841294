import type { FastifyReply } from 'fastify';
import type { Provider } from '../faults';
import { sayOnPage } from './page';

/** Says that it is paid, with a link back to the merchant if there is one. */
export function sayPaid(
  reply: FastifyReply,
  provider: Provider,
  returnAddress: string | null,
): FastifyReply {
  return sayOnPage(
    reply,
    provider,
    'Payment successful',
    'This payment is complete. You may close this window.',
    returnAddress === null ? null : { href: returnAddress, label: 'Return to the merchant' },
  );
}

/** Says that the customer's bank has not decided yet. */
export function sayProcessing(reply: FastifyReply, provider: Provider): FastifyReply {
  const text = 'The bank has not answered yet. You may close this window.';
  return sayOnPage(reply, provider, 'Payment is being processed', text);
}

/** Says that the customer has closed the page without paying. */
export function sayClosed(reply: FastifyReply, provider: Provider): FastifyReply {
  const text = 'Nothing was paid. You may close this window.';
  return sayOnPage(reply, provider, 'Payment window closed', text);
}
