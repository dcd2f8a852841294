/** Answers of the server that no guest reads, by their names, and why not. */
export const neverShown: ReadonlyMap<string, string> = new Map([
  [
    'login/oneTimeCode.alreadyVerified',
    'the site leads to the login, and says so in its own words',
  ],
  ['shared/accountErrors.registered', 'the code screen opens'],
  ['shared/accountErrors.sessionNotFound', 'a session that is over already just leaves the list'],
  ['desk/session.sessionMissing', 'the desk says that the session has ended, and why'],
  ['desk/session.locked', 'the lock shows'],
  ['desk/session.notYourRole', 'what is not somebody’s to do is not offered'],
  ['desk/session.originRefused', 'only other pages read it'],
  ['desk/session.linkInvalid', 'the page of the link says so in its own words'],
  ['shared/generalErrors.notFound', 'the site asks only for what the contract names'],
  ['shared/generalErrors.tooLong', 'guests’ fields take no more; the desk shows it as any refusal'],
  ['shared/generalErrors.tooMuch', 'guests’ fields take no more; the desk shows it as any refusal'],
  ['shared/generalErrors.notValid', 'the forms are checked before they are sent'],
  [
    'shared/generalErrors.keyReused',
    'the site says that the booking may be made already, and leads to the reservations',
  ],
  ['shared/receiptErrors.notPaidYet', 'a receipt is offered as soon as there is one'],
  ['shared/generalErrors.methodNotAllowed', 'the site uses the methods of the contract'],
  ['shared/generalErrors.wrongMediaType', 'the site sends JSON alone'],
  ['shared/generalErrors.rangeBeyondEnd', 'only other programs ask for a part of a file'],
  ['shared/generalErrors.notKnown', 'a desk newer than its server shows it as any refusal'],
  ['reservation/list.pagesByCursor', 'the site pages by cursor'],
  ['shared/generalErrors.tooLarge', 'no form of the site takes as much as a quarter of a megabyte'],
]);
