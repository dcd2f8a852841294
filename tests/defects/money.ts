import type { Defect } from './defect';

export const defects: readonly Defect[] = [
  {
    id: 'last-rooms-held-are-not-charged',
    notice: 'Two addresses with eight mailboxes each empty the house in ten seconds.',
    edits: [
      {
        file: 'server/reservations/holds/holdLimits.ts',
        anchor: 'if (hold.isShort) return hold.rooms * time;',
        replacement: 'if (hold.isShort) return hold.isHeld ? 0 : hold.rooms * time;',
      },
    ],
  },
  {
    id: 'last-rooms-of-types-at-once',
    notice:
      'Guests of one network who come at one moment for different types get more than its share.',
    edits: [
      {
        file: 'server/reservations/holds/holdHistory.ts',
        anchor: 'if (networkHash !== null) await lockNamed(tx, networkHash);',
        replacement: 'if (networkHash === null) await lockNamed(tx, String(networkHash));',
      },
    ],
  },
  {
    id: 'useless-pages-asked-about-hourly',
    notice:
      'One account makes the hotel ask its provider thousands of times about pages of no use.',
    edits: [
      {
        file: 'server/payments/settlement/checkSchedule.ts',
        anchor: 'awaited.isOutOfUse ? outOfUseSchedule : paymentSchedule',
        replacement: 'awaited.isOutOfUse ? paymentSchedule : paymentSchedule',
      },
    ],
  },
  {
    id: 'held-rooms-wait-behind-others',
    notice:
      'A hold ends over a payment that was made, because hundreds of old pages were asked about first.',
    edits: [
      {
        file: 'server/payments/settlement/sweepPayments.ts',
        anchor: 'desc(sql`${isHeldUnpaid(now)}`), ',
        replacement: '',
      },
    ],
  },
  {
    id: 'any-money-keeps-rooms',
    notice: 'Cedi in place of naira keep rooms from other guests for two days.',
    edits: [
      {
        file: 'server/payments/cases/caseHold.ts',
        anchor: ' || !couldPay(row, opened)',
        replacement: '',
      },
    ],
  },
  {
    id: 'campus-keeps-house-for-reviews',
    notice: 'A few accounts on one network keep all rooms for two days with odd payments.',
    edits: [
      {
        file: 'server/payments/cases/caseHold.ts',
        anchor: 'own > 0 || there >= most',
        replacement: 'own > 0',
      },
    ],
  },
  {
    id: 'card-short-of-price-waits-for-staff',
    notice: 'Less than the price, paid by card, lies with the hotel until staff decides.',
    edits: [
      {
        file: 'server/payments/settlement/matchPayment.ts',
        anchor: "return { kind: 'short', paidKobo };",
        replacement: "return { kind: 'mismatched', why: 'other_amount' };",
      },
    ],
  },
  {
    id: 'small-transfer-lengthens-hold',
    notice: 'An account number for ₦100 holds the rooms of a stay for longer.',
    edits: [
      {
        file: 'server/payments/settlement/noteUnderWay.ts',
        anchor: '  if (payment.underWay && !wouldPay(attempt, payment)) return false;\n',
        replacement: '',
      },
    ],
  },
  {
    id: 'refund-of-a-hundred-naira-for-ever',
    notice: 'Staff is told again and again of a refund that its provider refuses as too small.',
    edits: [
      {
        file: 'server/payments/cases/openCase.ts',
        anchor:
          '  if (collected.has(kind) && (await isOpenBeside(tx, kind, opened.id))) return true;\n',
        replacement: '',
      },
    ],
  },
  {
    id: 'mailbox-filled-from-many-networks',
    notice: 'Strangers on many networks fill a guest’s mailbox with codes.',
    edits: [
      {
        file: 'server/accounts/accountLimits.ts',
        anchor: 'return waitAfterTry(context, mostLettersOfMailbox, mailbox);',
        replacement: 'return null;',
      },
    ],
  },
  {
    id: 'staff-told-of-reservations-without-rooms',
    notice: 'Staff gets an email for each reservation without rooms that somebody cancels.',
    edits: [
      {
        file: 'server/reservations/staffNotices.ts',
        anchor: ' || row.totalKobo === 0',
        replacement: '',
      },
    ],
  },
  {
    id: 'keys-without-end',
    notice: 'One account has the hotel store as many idempotency keys as it can send.',
    edits: [
      {
        file: 'server/http/idempotency.ts',
        anchor: '    await consumeLimit(context, keysOfAccount, request.accountId);\n',
        replacement: '',
      },
    ],
  },
];
