import type { Case } from './case';
import { lookCases } from './lookCases';
import { machineCases } from './machineCases';
import { nodeCases } from './nodeCases';
import { runCases } from './runCases';

/** Every machine and situation in which the tests are tried. */
export const cases: readonly Case[] = [...nodeCases, ...lookCases, ...machineCases, ...runCases];
