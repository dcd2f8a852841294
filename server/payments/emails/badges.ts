import * as statusMessages from '../../../messages/payment/emails/status';

export const moneyBack = { label: statusMessages.moneyBack, tone: 'over' } as const;
export const underReview = { label: statusMessages.underReview, tone: 'waiting' } as const;
