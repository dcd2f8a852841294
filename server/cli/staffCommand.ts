import type { Context } from '../context';
import type { PaymentProviders } from '../paymentProviders/provider';
import type { OptionName, CliArguments } from './cliArguments';

/** What a command works with. It has no jobs: the running server finds what it leaves to be done, within a minute. */
export interface Desk extends Context {
  providers: PaymentProviders;
}

/** What is said at the end of a command, and its exit code. */
export interface CommandOutcome {
  /** 0 when all is well, 1 when it could not be done or something is wrong. */
  code: 0 | 1;
  text: string;
}

/** What has been understood of a command, ready to be done. */
export type Action = (desk: Desk) => Promise<CommandOutcome>;

/** One command of the hotel's staff. */
export interface StaffCommand {
  /** By which it is called, e.g. `rooms close`. */
  words: readonly string[];
  /** What follows its words, as help shows it. */
  takes: string;
  /** How many words may follow that are no options. */
  places: number;
  options: readonly OptionName[];
  /** What it is for, in a sentence or some. */
  help: string;
  /** @throws UsageError when something is missing or makes no sense */
  read(typed: CliArguments): Action;
}

/** An answer for people or, where they asked for it, for a script. */
export function answered(asJson: boolean, value: unknown, text: string): CommandOutcome {
  return { code: 0, text: asJson ? JSON.stringify(value, null, 2) : text };
}
