/** A bank account for a refund. */

export const title = 'Your Refund';
export const giveAccount = 'Give a Bank Account';
export const loading = 'Finding out how your refund stands...';
export const form = 'Bank account';
export const whichAccount = 'Where Shall the Money Go?';
export const howItWorks =
  'First we show you in whose name the account is. We keep the bank and the last four digits, not the number. The account has to be in the name of the person who sent the transfer; otherwise our staff looks into it.';
export const bank = 'Bank';
export const chooseBank = 'Choose your bank';
export const accountNumber = 'Account Number';
export const tenDigits = '10 digits';
export const yourPassword = 'Your Password';
export const whyPassword = 'So that nobody else sends your money elsewhere';
export const findHolder = 'Show Whose Account It Is';
export const finding = 'Finding out...';
export const isItYours = 'Is This Your Account?';
export const holder = 'Account holder';
export const sendThere = 'Send the Refund There';
export const sending = 'Sending...';
export const otherAccount = 'Another Account';
export const onItsWay = 'Your Refund Is on Its Way';
export const lookingInto = 'We Are Looking into It';
export const otherName =
  'The account is in another name than the one that sent the money, so nothing was sent. Our staff will write to you. If you have an account in the sender’s name, you can give us that.';
export const nothingNeeded = 'No Account Is Needed';
export const whyNotNeeded =
  'No refund of this reservation waits for a bank account. How it stands you see on the reservation.';
export const toReservation = 'View Reservation';

/** What went wrong, for sentences that go on in their own way. */
export function notReturned(amount: string): string {
  return `Paystack could not return ${amount} to the account it came from`;
}

export function couldNotReturn(amount: string): string {
  return `${notReturned(amount)}.`;
}

/** Which account, without its number: `Access Bank, number ending in 6789`. */
export function endingIn(bankName: string, lastDigits: string): string {
  return `${bankName}, number ending in ${lastDigits}`;
}

export function goesTo(amount: string, account: string): string {
  return `${amount} goes to ${account}.`;
}
