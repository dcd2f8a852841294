import { isLagosDate, type LagosDate } from '../../machines/shared/stay';
import type { Person } from '../staff/auditLog';
import { printableText } from '../shared/printableText';

/** Every option that some command has. */
export const optionTypes = {
  all: { type: 'boolean' },
  json: { type: 'boolean' },
  replace: { type: 'boolean' },
  by: { type: 'string' },
  why: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  for: { type: 'string' },
  format: { type: 'string' },
  file: { type: 'string' },
  type: { type: 'string' },
  name: { type: 'string' },
  email: { type: 'string' },
  'receipts-from': { type: 'string' },
  role: { type: 'string' },
} as const satisfies Record<string, { type: 'boolean' | 'string' }>;

type OptionName = keyof typeof optionTypes;
type FlagName = 'all' | 'json' | 'replace';
export type TextName = Exclude<OptionName, FlagName>;

/** The command can't be understood. The message says why. */
export class UsageError extends Error {}

const LONGEST = 500;

/** The arguments after a command's words, read and validated one by one. */
export class CliArguments {
  private readonly positionals: readonly string[];
  private readonly values: Readonly<Partial<Record<OptionName, string | boolean>>>;

  constructor(
    positionals: readonly string[],
    values: Readonly<Partial<Record<OptionName, string | boolean>>>,
  ) {
    this.positionals = positionals;
    this.values = values;
  }

  has(flag: FlagName): boolean {
    return this.values[flag] === true;
  }

  /** An option's text on one line; null if it is missing. */
  optional(name: TextName): string | null {
    const value = this.values[name];
    const text = typeof value === 'string' ? printableText(value) : '';
    if (text.length > LONGEST) {
      throw new UsageError(`--${name} is longer than ${LONGEST} characters.`);
    }
    return text === '' ? null : text;
  }

  /** @param missing the message if the option is missing */
  text(name: TextName, missing: string): string {
    const text = this.optional(name);
    if (text === null) throw new UsageError(missing);
    return text;
  }

  /** A positional argument, e.g. an id. */
  word(place: number, missing: string): string {
    const word = this.optionalWord(place);
    if (word === null) throw new UsageError(missing);
    return word;
  }

  optionalWord(place: number): string | null {
    const word = printableText(this.positionals[place] ?? '');
    return word === '' ? null : word;
  }

  date(name: TextName, missing: string): LagosDate {
    return dateOf(this.text(name, missing));
  }

  optionalDateWord(place: number): LagosDate | null {
    const text = this.optionalWord(place);
    return text === null ? null : dateOf(text);
  }

  /** A whole number from 1 on; null if it is missing. */
  optionalNumber(name: TextName, most: number): number | null {
    const text = this.optional(name);
    if (text === null) return null;
    const value = Number(text);
    if (/^\d+$/.test(text) && value > 0 && value <= most) return value;
    throw new UsageError(`--${name} is a whole number from 1 to ${most}, not “${text}”.`);
  }

  oneOf<Choice extends string>(
    name: TextName,
    choices: readonly Choice[],
    missing: string,
  ): Choice {
    const text = this.text(name, missing);
    const refusal = `--${name} is ${choices.join(' or ')}, not “${text}”.`;
    const choice = choices.find((one) => one === text);
    if (choice === undefined) throw new UsageError(refusal);
    return choice;
  }

  /** The person who acts. */
  person(): Person {
    return {
      name: this.text('by', 'Who does it? --by "your name": it is kept with what was done.'),
    };
  }

  /** The person who acts, and the reason. */
  signed(): { person: Person; why: string } {
    const why = this.text('why', 'Why? --why "…": it is kept with what was done.');
    return { person: this.person(), why };
  }
}

function dateOf(text: string): LagosDate {
  const refusal = `“${text}” is no date such as 2026-03-12.`;
  if (!isLagosDate(text)) throw new UsageError(refusal);
  return text;
}
