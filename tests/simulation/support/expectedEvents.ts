/** Several that begin with the same words. */
const each = (begin: string, ends: string) => ends.split('; ').map((end) => `${begin} ${end}`);

/** What goes wrong in any few hundred schedules, and its outcomes. */
export const expectedEvents: readonly string[] = [
  ...each('a call to a provider:', 'rateLimited; serverError; serverErrorAfterCommit'),
  ...each('a call to a provider:', 'timeoutAfterCommit; timeoutBeforeCommit'),
  ...each('a connection is lost', 'after a statement; at COMMIT; before a statement'),
  ...each('a connection is lost', 'before a transaction'),
  ...each('a guest', 'clicks twice; guesses a reference; is shown a code to dial'),
  ...each('a guest', 'is shown an account to transfer to; pretends to have paid'),
  ...each('a guest', 'uses the id of somebody else’s reservation; was shown another price'),
  ...each('a guest', 'sends a transfer'),
  ...each('a transfer is', 'of another sum; sent twice'),
  ...each('a server is killed after', 'insert idempotent_answer; insert payment_attempt'),
  ...each('a server is killed after', 'insert reservation; insert webhook_delivery'),
  ...each('a server is killed after', 'update idempotent_answer; update outbound_email'),
  ...each('a server is killed after', 'update payment_attempt; update refund; update reservation'),
  ...each('a server is killed after', 'update webhook_delivery'),
  ...each('a webhook', 'comes twice; finds nobody; overtakes an earlier one'),
  ...each('a webhook is', 'dropped; replayed; wrongly signed; lost for good'),
  ...each('staff:', 'backup; reconcile; reconcile, in vain; refund give; restore; case close'),
  ...each('a case:', 'refund_failed; refund_needs_attention; other_amount'),
  ...each('a reservation:', 'desk.extraAdded; desk.checkIn; desk.checkOut; desk.paid'),
  ...each('a reservation:', 'guest.cancelled; guest.modified; guest.reminded; hold.expired'),
  ...each('a reservation:', 'hold.extended; payment.settled; payment.settledLate; refund.failed'),
  ...each('a reservation:', 'refund.requested; refund.settled; staff.reserved; transfer.rejected'),
  ...each('a payment ends as', 'failed; open; opening; returned; settled; superseded'),
  ...each('a refund ends as', 'failed; needs_attention; settled'),
  ...each('money goes back:', 'atProvider; cancelled; duplicate; goodwill; guestRequest; late'),
  ...each('money goes back:', 'superseded'),
  'a code is dialled',
  'a job is lost',
  'a job runs twice',
  'a letter cannot be posted',
  'no webhook of a provider comes any more',
  'a price changes',
  'a payment is less than was asked for',
  'the webhook of a refund at a dashboard is lost',
  'the database is restored',
  'staff reconciles after a restore',
  'an upgrade in the middle of a day',
  'two at the desk do the same at once',
];

/** The same in any thousand; rarer things are left out. */
const expectedInThousand = [
  ...expectedEvents,
  ...each('money goes back:', 'short; byStaff'),
  ...each('somebody refunds', 'in full at flutterwave’s dashboard'),
  ...each('somebody refunds', 'in full at paystack’s dashboard'),
  ...each('somebody refunds', 'in part at flutterwave’s dashboard'),
  ...each('somebody refunds', 'in part at paystack’s dashboard'),
  ...each('staff:', 'refund adopt; refund retry'),
  ...each('a reservation:', 'desk.extraVoided; desk.noShow; desk.transferDropped'),
  ...each('a reservation:', 'desk.transferNoted; desk.undo; staff.roomChanged'),
  ...each('the desk:', 'close, done; closeDay, done; confirmTransfer, done; refund, done'),
  ...each('the desk:', 'takePayment, done; payOut, done; handOver, done; releaseStay, done'),
  ...each('the desk:', 'receiveMoney, done; refundReceived, done'),
  ...each(
    'the desk:',
    'askManager, done; approveWish, done; declineWish, done; withdrawWish, done',
  ),
  ...each('the desk:', 'correctPayment, done; approveCorrection, done'),
  ...each(
    'a reservation:',
    'payment.part; payment.lowered; price.reduced; hold.kept; stay.released',
  ),
  ...each('a thief', 'approves a wish, refused; closes a room, named; empties the drawer, named'),
  ...each('a thief', 'gives a paid stay to a friend, named; holds rooms for a week, refused'),
  ...each('a thief', 'keeps cash as if it were by card, named; makes a card of cash, named'),
  ...each('a thief', 'moves a friend up, refused; opens a day again, refused; pays himself, named'),
  ...each('a thief', 'takes the price out of the drawer, refused; undoes a check-in twice, named'),
  ...each('a case:', 'unknown_payment; unknown_refund'),
  'a code is refused by the bank',
  'a transfer goes to an old account',
  'a transfer looks like fraud',
  'a walk-in after midnight',
  'the desk sends again what got no answer',
];

/**
 * What happens to the books from outside of the site, and its outcomes: in any few hundred schedules of the command.
 */
const fromOutside = [
  ...each('a case:', 'other_amount; refund_failed'),
  'no webhook of a provider comes any more',
  'staff reconciles after a restore',
  'the database is restored',
  'the webhook of a refund at a dashboard is lost',
  'a webhook is lost for good',
  'money goes back: atProvider',
  'staff: case close',
];

/** How many schedules the command runs by default. */
export const USUAL_RUNS = 500;
const CAMPAIGN = 1_000;

/** What must have happened after this many schedules in a row. */
export function expectedOf(runs: number): readonly string[] {
  if (runs >= CAMPAIGN) return expectedInThousand;
  return runs >= USUAL_RUNS ? fromOutside : [];
}
