import type { Exclusion } from '../../../../../tools/model/level';

/** The page has said so just before. */
const said =
  (words: string): NonNullable<Exclusion['when']> =>
  ({ context }) =>
    Reflect.get(Object(context), 'words') === words;
const verdicts = [
  'the payment is made',
  'the payment was refunded',
  'the guest left without paying',
  'the guest has asked for the money back',
  'the amount does not fit, and the server says more',
];
const neverAnswered = 'the real server never answers like that';

/** What can't happen to coming back from a provider in a real browser. */
export const paymentResultExclusions: readonly Exclusion[] = [
  { words: 'the payment is made, and no more is told', why: neverAnswered },
  { words: 'the server says what nobody knows', why: neverAnswered },
  {
    words: 'the server fails',
    why: 'while the provider is away, the real server answers that nothing is final',
  },
  { words: 'the server wants a login', why: 'what this page asks needs no session' },
  {
    words: 'the money could not be paid back',
    why: 'the tests of the server bring it about; here it looks as a refund that is under way',
  },
  { words: 'the amount does not fit', why: 'the real server always says what it does about it' },
  ...[...verdicts, 'the server knows no such payment'].map((words) => ({
    words,
    when: said('Declined by the bank'),
    why: 'a payment that was declined for good stays so',
  })),
  ...[...verdicts, 'the payment is declined', 'the reservation was cancelled before'].map(
    (words) => ({
      words,
      when: said('No such payment'),
      why: 'a payment that was not known a moment ago is not known',
    }),
  ),
];
