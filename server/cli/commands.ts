import { backupCommands } from './commands/backup';
import { caseCommands } from './commands/cases';
import { logCommands } from './commands/log';
import { priceCommands } from './commands/prices';
import { receiptCommands } from './commands/receipts';
import { reconcileCommand } from './commands/reconcile';
import { reservationCommands } from './commands/reservations';
import { roomCommands } from './commands/rooms';
import { staffCommands } from './commands/staff';
import type { StaffCommand } from './staffCommand';

/** All staff commands, in the order in which help lists them. */
export const commands: readonly StaffCommand[] = [
  ...reservationCommands,
  ...roomCommands,
  ...priceCommands,
  reconcileCommand,
  ...receiptCommands,
  ...caseCommands,
  ...logCommands,
  ...staffCommands,
  ...backupCommands,
];
