/** A bank account for a refund. */

export const title = 'Your Refund';
export const giveAccount = 'Add a Bank Account';
export const loading = 'Checking your refund...';
export const form = 'Bank account';
export const whichAccount = 'Where Should We Send Your Refund?';
export const howItWorks =
  'We’ll show you the account name first. We keep the bank and the last four digits, not the full number. The account must be in the name of the person who sent the transfer; otherwise, our team will look into it.';
export const bank = 'Bank';
export const chooseBank = 'Choose your bank';
export const accountNumber = 'Account Number';
export const tenDigits = '10 digits';
export const yourPassword = 'Your Password';
export const whyPassword = 'So nobody else can redirect your money';
export const findHolder = 'Check Account Name';
export const finding = 'Checking...';
export const isItYours = 'Is This Your Account?';
export const holder = 'Account name';
export const sendThere = 'Send Refund Here';
export const sending = 'Sending...';
export const otherAccount = 'Use Another Account';
export const onItsWay = 'Your Refund Is on Its Way';
export const lookingInto = 'We’re Looking Into It';
export const otherName =
  'The account is in a different name from the one that sent the money, so nothing has been sent. Our team will email you. If you have an account in the sender’s name, you can add that one instead.';
export const nothingNeeded = 'No Bank Account Needed';
export const whyNotNeeded =
  'No refund for this reservation is waiting for a bank account. You can check its status on the reservation.';
export const toReservation = 'View Reservation';

/** What went wrong, for sentences that go on in their own way. */
export function notReturned(amount: string): string {
  return `Paystack couldn’t send ${amount} back to the account it came from`;
}

export function couldNotReturn(amount: string): string {
  return `${notReturned(amount)}.`;
}

/** Which account, without its number: `Access Bank, number ending in 6789`. */
export function endingIn(bankName: string, lastDigits: string): string {
  return `${bankName}, account ending in ${lastDigits}`;
}

export function goesTo(amount: string, account: string): string {
  return `We’ll send ${amount} to ${account}.`;
}
