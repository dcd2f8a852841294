/** Answers of the server that no guest reads, by their names, and why not. */
export const neverShown: ReadonlyMap<string, string> = new Map([
  ['accountAnswers.registered', 'the code screen opens'],
  ['accountAnswers.sessionNotFound', 'the site does not list the sessions of an account yet'],
  ['generalAnswers.notFound', 'the site asks only for what the contract names'],
  ['generalAnswers.notValid', 'the forms are checked before they are sent'],
  ['receiptAnswers.notPaidYet', 'a receipt is offered as soon as there is one'],
  ['generalAnswers.tooLarge', 'no form of the site takes as much as a quarter of a megabyte'],
]);
