/** The emails about a refund that the guest requested: requested, paid out, or stuck. */

/** Whose refund a letter is about, to begin its subject with. */
export function yourRefund(id: string): string {
  return `Your refund for reservation ${id}`;
}

export function requestedSubject(id: string): string {
  return `${yourRefund(id)} has been requested`;
}

export function asAsked(amount: string): string {
  return `As you asked, we are returning ${amount} to you, the way it was paid. Your rooms are no longer reserved.`;
}

export const weWriteAgain =
  'We will write to you again when the payment provider has made the refund.';

export function madeSubject(id: string): string {
  return `${yourRefund(id)} has been made`;
}

export function sent(amount: string): string {
  return `The payment provider has sent ${amount} back to you.`;
}

export function stuckSubject(id: string): string {
  return `${yourRefund(id)} needs our attention`;
}

export function stuck(amount: string): string {
  return `The payment provider could not return ${amount} to you yet. Our staff is looking into it and will write to you. You do not have to do anything.`;
}
