import { backupCommands } from './commands/backup';
import { bookCommand } from './commands/book';
import { caseCommands } from './commands/cases';
import { emailCommands } from './commands/emails';
import { priceCommands } from './commands/prices';
import { receiptCommands } from './commands/receipts';
import { reconcileCommand } from './commands/reconcile';
import { refundCommands } from './commands/refunds';
import { reservationCommands } from './commands/reservations';
import { roomCommands } from './commands/rooms';
import { staffCommands } from './commands/staff';
import type { StaffCommand } from './staffCommand';

/** All staff commands, in the order in which help lists them. */
export const commands: readonly StaffCommand[] = [
  ...reservationCommands,
  bookCommand,
  ...roomCommands,
  ...priceCommands,
  ...refundCommands,
  reconcileCommand,
  ...receiptCommands,
  ...caseCommands,
  ...emailCommands,
  ...staffCommands,
  ...backupCommands,
];
