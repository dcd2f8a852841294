import * as standingMessages from '../../../messages/payment/emails/standing';

export const moneyBack = { label: standingMessages.moneyBack, tone: 'over' } as const;
export const underReview = { label: standingMessages.underReview, tone: 'waiting' } as const;
