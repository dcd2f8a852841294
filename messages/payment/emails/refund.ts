/** The emails about a refund that the guest requested: requested, paid out, or stuck. */

/** The refund that an email is about, to begin its subject with. */
export function yourRefund(id: string): string {
  return `Your refund for reservation ${id}`;
}

export function requestedSubject(id: string): string {
  return `${yourRefund(id)} has been requested`;
}

export function asAsked(amount: string): string {
  return `As you asked, we are refunding ${amount} to you, the same way it was paid. Your rooms are no longer reserved.`;
}

export const weWriteAgain = 'We’ll email you again when the payment provider has made the refund.';

export function madeSubject(id: string): string {
  return `${yourRefund(id)} has been sent`;
}

export function sent(amount: string): string {
  return `The payment provider has sent ${amount} back to you.`;
}

export function stuckSubject(id: string): string {
  return `${yourRefund(id)} is delayed`;
}

export function stuck(amount: string): string {
  return `The payment provider couldn’t refund ${amount} to you yet. Our team is looking into it and will email you. There’s nothing you need to do.`;
}
