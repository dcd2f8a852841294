import * as statusMessages from '../../../messages/payment/emails/status';
import {
  channelNamed,
  paymentChannels,
  paymentProviders,
} from '../../../machines/shared/paymentChannel';
import type { AttemptRow } from '../attempts';

/** How a payment was made; absent where it isn't known, as in emails of before. */
export const channelFact = { channel: { enum: paymentChannels } } as const;

/** The same of a payment. */
export function channelFactOf({ channel }: Pick<AttemptRow, 'channel'>) {
  const named = channelNamed(channel);
  return named === null ? {} : { channel: named };
}

/** Kobo. */
export const amountFact = { type: 'float64' } as const;

export const providerFact = { enum: paymentProviders } as const;

/** A yes-or-no fact, decided when the email was enqueued. */
export const yesOrNo = { type: 'boolean' } as const;

export const moneyBack = { label: statusMessages.moneyBack, tone: 'over' } as const;
export const underReview = { label: statusMessages.underReview, tone: 'waiting' } as const;
