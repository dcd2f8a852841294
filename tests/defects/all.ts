import type { Defect } from './defect';
import { defects as accounts } from './accounts';
import { defects as clock } from './clock';
import { defects as engines } from './engines';
import { defects as letters } from './letters';
import { defects as machines } from './machines';
import { defects as managing } from './managing';
import { defects as money } from './money';
import { defects as page } from './page';
import { defects as payments } from './payments';
import { defects as typing } from './typing';
import { defects as views } from './views';

/** Every known mistake, by subject. */
export const allDefects: readonly Defect[] = [
  ...accounts,
  ...clock,
  ...engines,
  ...letters,
  ...machines,
  ...managing,
  ...money,
  ...page,
  ...payments,
  ...typing,
  ...views,
];
