import type { Defect } from './defect';

/** The well-known mistakes of payment integrations. */
export const defects: readonly Defect[] = [
  {
    id: 'payment-credited-each-time-it-is-heard-of',
    notice: 'A payment whose webhook comes twice is booked twice, and the excess is refunded.',
    edits: [
      {
        file: 'server/payments/attempts.ts',
        anchor: "return !attemptIs(attempt, 'notFinal');",
        replacement: "return attemptIs(attempt, 'notFinal') && false;",
      },
    ],
  },
  {
    id: 'return-address-believed',
    notice: 'Whoever opens the return address with another destination is sent there.',
    edits: [
      {
        file: 'server/payments/settlement/returnRoutes.ts',
        anchor:
          'returnFromPaystack: ({ query }) => sendOn(context, [query.reference, query.trxref]),',
        replacement:
          "returnFromPaystack: ({ query }) => Promise.resolve({ status: 302, location: query.reference ?? query.trxref ?? '' } as const),",
      },
    ],
  },
  {
    id: 'settled-without-a-transaction',
    notice: 'Two messages about one payment that arrive together credit it twice.',
    edits: [
      {
        file: 'server/payments/settlement/settle.ts',
        anchor:
          'await context.database.transaction((tx) => recordPayment(tx, context, attempt, result));',
        replacement: 'await recordPayment(context.database, context, attempt, result);',
      },
    ],
  },
  {
    id: 'refund-sent-again-blindly',
    notice: 'A refund whose answer was lost is paid out twice.',
    edits: [
      {
        file: 'server/payments/refunds/sendRefund.ts',
        anchor: 'const theirs = await listProviderRefunds(context, attempt);',
        replacement:
          'const theirs: Awaited<ReturnType<typeof listProviderRefunds>> = (await listProviderRefunds(context, attempt)).slice(0, 0);',
      },
    ],
  },
  {
    id: 'late-payment-takes-no-rooms',
    notice: 'A late payment is confirmed although somebody else has the rooms by now.',
    edits: [
      {
        file: 'server/rooms/takeRooms.ts',
        anchor: '    if (!assignment.isEnough) return null;',
        replacement: '    if (!assignment.isEnough) return [];',
      },
    ],
  },
  {
    id: 'payments-only-by-webhook',
    notice: 'A guest whose webhook was lost stays unpaid although the money was taken.',
    edits: [
      {
        file: 'server/payments/settlement/sweepPayments.ts',
        anchor: '    ...(await duePayments(context)),\n',
        replacement: '',
      },
    ],
  },
  {
    id: 'lost-webhook-jobs-stay-lost',
    notice: 'A webhook whose job was lost in a crash is never read.',
    edits: [
      {
        file: 'server/payments/settlement/sweepPayments.ts',
        anchor: '    ...(await unreadWebhooks(context)),\n',
        replacement: '',
      },
    ],
  },
  {
    id: 'first-no-of-a-provider-is-final',
    notice: 'A second try with another card on the same page is paid and never counted.',
    edits: [
      {
        file: 'server/payments/settlement/matchPayment.ts',
        anchor: "return isStillOpen(attempt, now) ? { kind: 'waiting' } : { kind: 'failed' };",
        replacement: "return isStillOpen(attempt, now) ? { kind: 'failed' } : { kind: 'failed' };",
      },
    ],
  },
  {
    id: 'short-transfer-pays-in-full',
    notice: 'A transfer of half the price confirms the stay.',
    edits: [
      {
        file: 'server/payments/settlement/matchPayment.ts',
        anchor: "return { kind: 'short', paidKobo };",
        replacement: "return { kind: 'received', paidKobo: attempt.amountKobo };",
      },
    ],
  },
  {
    id: 'payment-of-another-currency-counts',
    notice: 'A payment of 1,000 cedis confirms a stay of ₦1,000.',
    edits: [
      {
        file: 'server/payments/settlement/matchPayment.ts',
        anchor: 'if (currency !== attempt.currency)',
        replacement: "if (currency === '')",
      },
    ],
  },
  {
    id: 'rejected-transfer-message-dropped',
    notice: 'Nobody tells the guest that a transfer was refused and comes back.',
    edits: [
      {
        file: 'server/payments/webhooks/noticeRejectedTransfer.ts',
        anchor: 'if (!row || read.length === 0) return [];',
        replacement: 'if (!row || read.length >= 0) return [];',
      },
    ],
  },
  {
    id: 'hold-extended-again-and-again',
    notice: 'Rooms can be kept for hours by asking for one account number after the other.',
    edits: [
      {
        file: 'server/reservations/holds/extendHold.ts',
        anchor: 'if (until <= holdExpiresAt || (await wasExtended(tx, id))) return lockedRow;',
        replacement:
          'if (until <= holdExpiresAt || (await wasExtended(tx, id)) === null) return lockedRow;',
      },
    ],
  },
  {
    id: 'hold-ends-under-a-transfer',
    notice: 'The rooms are given away while the transfer for them is on its way.',
    edits: [
      {
        file: 'server/reservations/holds/extendHold.ts',
        anchor: 'if (until <= holdExpiresAt || (await wasExtended(tx, id))) return lockedRow;',
        replacement:
          'if (until <= holdExpiresAt || !(await wasExtended(tx, id))) return lockedRow;',
      },
    ],
  },
  {
    id: 'refund-account-sent-twice',
    notice: 'A refund goes to the account of the guest twice.',
    edits: [
      {
        file: 'server/payments/refunds/toAccount/sendToAccount.ts',
        anchor: '    const theirs = await context.providers.paystack.sendRefundTo',
        replacement:
          '    await context.providers.paystack.sendRefundTo(claim.providerRefundId, account);\n    const theirs = await context.providers.paystack.sendRefundTo',
      },
    ],
  },
  {
    id: 'bank-code-for-its-id',
    notice: 'A refund goes to another bank than the one its guest named.',
    edits: [
      {
        file: 'server/paymentProviders/paystack/refundAccounts.ts',
        anchor: 'bank_id: bank.id,',
        replacement: 'bank_id: bank.code,',
      },
    ],
  },
  {
    id: 'refunds-sent-while-paused',
    notice: 'After a restored backup refunds go out a second time.',
    edits: [
      {
        file: 'server/payments/settlement/sweepPayments.ts',
        anchor: "since ? notInArray(refund.status, refundStatusesWith('toBeSent')) : undefined",
        replacement: 'since ? undefined : notInArray(refund.status, [])',
      },
    ],
  },
];
