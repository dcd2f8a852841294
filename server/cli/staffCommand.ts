import type { Context } from '../context';
import type { PaymentProviders } from '../paymentProviders/provider';
import type { OptionName, CliArguments } from './cliArguments';

/** A command's dependencies. There is no job queue: the running server's sweep finds remaining work within a minute. */
export interface Desk extends Context {
  providers: PaymentProviders;
}

/** A command's output and exit code. */
export interface CommandOutcome {
  /** 0 on success, 1 if it could not be done or something is wrong. */
  code: 0 | 1;
  text: string;
}

/** A parsed command, ready to run. */
export type Action = (desk: Desk) => Promise<CommandOutcome>;

/** A command of the hotel's staff. */
export interface StaffCommand {
  /** The words that call it, e.g. `rooms close`. */
  words: readonly string[];
  /** Its arguments, as help shows them. */
  takes: string;
  /** How many positional arguments may follow. */
  places: number;
  options: readonly OptionName[];
  /** What it is for, in a sentence or two. */
  help: string;
  /** @throws UsageError if something is missing or invalid */
  read(typed: CliArguments): Action;
}

/** A result as text or, on request, as JSON for scripts. */
export function answered(asJson: boolean, value: unknown, text: string): CommandOutcome {
  return { code: 0, text: asJson ? JSON.stringify(value, null, 2) : text };
}
