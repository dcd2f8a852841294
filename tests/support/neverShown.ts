/** Answers of the server that no guest reads, by their names, and why not. */
export const neverShown: ReadonlyMap<string, string> = new Map([
  ['accountAnswers.registered', 'the code screen opens'],
  ['accountAnswers.notVerified', 'the code screen opens'],
  ['generalAnswers.notFound', 'the site asks only for what the contract names'],
  ['generalAnswers.notValid', 'the forms are checked before they are sent'],
  ['generalAnswers.notReady', 'only what watches over the server asks whether it is ready'],
]);
