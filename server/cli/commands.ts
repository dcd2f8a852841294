import { bookCommand } from './commands/book';
import { backupCommand, restoreCommand } from './commands/backup';
import {
  adoptCaseCommand,
  closeReviewCommand,
  creditCaseCommand,
  returnCaseCommand,
  reviewsCommand,
} from './commands/cases';
import { emailsCommand, resendCommand } from './commands/emails';
import { logCommand } from './commands/log';
import { reconcileCommand } from './commands/reconcile';
import { priceHistoryCommand, pricesCommand, setPriceCommand } from './commands/prices';
import { receiptsCommand, receiptsFromCommand } from './commands/receipts';
import {
  adoptRefundsCommand,
  giveBackCommand,
  refundAccountCommand,
  retryRefundCommand,
} from './commands/refunds';
import {
  arrivalsCommand,
  departuresCommand,
  exportCommand,
  findCommand,
  showCommand,
} from './commands/reservations';
import {
  addRoomCommand,
  closeRoomCommand,
  listRoomsCommand,
  moveRoomCommand,
  reopenCommand,
} from './commands/rooms';
import {
  inviteStaffCommand,
  listStaffCommand,
  resetStaffCommand,
  suspendStaffCommand,
} from './commands/staff';
import type { StaffCommand } from './staffCommand';

/** All staff commands, in the order in which help lists them. */
export const commands: readonly StaffCommand[] = [
  arrivalsCommand,
  departuresCommand,
  findCommand,
  showCommand,
  exportCommand,
  bookCommand,
  listRoomsCommand,
  addRoomCommand,
  closeRoomCommand,
  reopenCommand,
  moveRoomCommand,
  pricesCommand,
  setPriceCommand,
  priceHistoryCommand,
  giveBackCommand,
  retryRefundCommand,
  refundAccountCommand,
  adoptRefundsCommand,
  reconcileCommand,
  receiptsCommand,
  receiptsFromCommand,
  reviewsCommand,
  closeReviewCommand,
  creditCaseCommand,
  returnCaseCommand,
  adoptCaseCommand,
  emailsCommand,
  resendCommand,
  inviteStaffCommand,
  suspendStaffCommand,
  resetStaffCommand,
  listStaffCommand,
  logCommand,
  backupCommand,
  restoreCommand,
];
