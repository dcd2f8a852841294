/** Answers of the server that no guest reads, by their names, and why not. */
export const neverShown: ReadonlyMap<string, string> = new Map([
  ['login/otp.alreadyVerified', 'the site leads to the login, and says so in its own words'],
  ['shared/accountAnswers.registered', 'the code screen opens'],
  ['shared/accountAnswers.sessionNotFound', 'a session that is over already just leaves the list'],
  ['shared/generalAnswers.notFound', 'the site asks only for what the contract names'],
  ['shared/generalAnswers.notValid', 'the forms are checked before they are sent'],
  [
    'shared/generalAnswers.keyReused',
    'the site says that the booking may be made already, and leads to the reservations',
  ],
  ['shared/receiptAnswers.notPaidYet', 'a receipt is offered as soon as there is one'],
  [
    'shared/generalAnswers.tooLarge',
    'no form of the site takes as much as a quarter of a megabyte',
  ],
]);
