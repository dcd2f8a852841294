import type { Defect } from './defect';
import { defects as payments } from './payments';
import { defects as views } from './views';

/** Every known mistake, by subject. */
export const allDefects: readonly Defect[] = [...payments, ...views];
