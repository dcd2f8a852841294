/**
 * How long everything lasts that a machine waits for, in milliseconds, by the name of its delay:
 * literals, so that a wrong number in a machine is noticed. What depends on the moment is not here.
 */
export const durations: Readonly<Record<string, number>> = {
  // The specification: the guest sees for two seconds that the account is verified.
  successShown: 2000,
  // The product asks a provider again after five seconds (docs/rules.md).
  untilNextCheck: 5000,
  // While a payment is under way it asks for as long as that takes, and more slowly.
  untilNextLook: 15_000,
  // The product looks ahead for the rooms left while the form is filled in (docs/rules.md).
  untilDatesSettled: 500,
  roomsLeftFresh: 30_000,
  // The site's timeouts for others (machines/shared/timeouts.ts).
  responseTimeout: 100_000,
  refreshTimeout: 35_000,
  navigationTimeout: 30_000,
  redirectTimeout: 20_000,
  storageTimeout: 5000,
};
