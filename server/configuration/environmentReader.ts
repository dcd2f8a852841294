import { rateOfPercent, type BasisPoints } from '../../machines/shared/quote';
import { emailError } from '../../machines/shared/fieldRules';
import { StartupError } from '../shared/startupError';

/** Environment variables by name. */
export type Environment = Record<string, string | undefined>;

/** Everything that is wrong with the environment, in one message. */
export class ConfigurationError extends StartupError {
  constructor(problems: readonly string[]) {
    super(`The server can't start with this configuration:\n  ${problems.join('\n  ')}`);
    this.name = 'ConfigurationError';
  }
}

/** Whether one word becomes another by so many letters added, left out or replaced. */
function isNear(one: string, other: string, changes: number): boolean {
  if (one === other || changes === 0) return one === other;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [rest, otherRest] = [one.slice(at), other.slice(at)];
  return (
    isNear(rest.slice(1), otherRest, changes - 1) ||
    isNear(rest, otherRest.slice(1), changes - 1) ||
    isNear(rest.slice(1), otherRest.slice(1), changes - 1)
  );
}

/** Reads environment variables and collects all that is wrong. An empty one counts as missing. */
export class EnvironmentReader {
  private readonly env: Environment;
  private readonly problems: string[] = [];
  private readonly names = new Set<string>();

  constructor(env: Environment) {
    this.env = env;
  }

  complain(name: string, problem: string): void {
    this.problems.push(`${name} ${problem}`);
  }

  text<Default extends string | null>(name: string, fallback: Default): string | Default {
    this.names.add(name);
    const value = this.env[name]?.trim();
    return value === undefined || value === '' ? fallback : value;
  }

  /** A required variable's value; empty, and reported, if it is missing. */
  required(name: string): string {
    const value = this.text(name, null);
    if (value === null) this.complain(name, 'is missing');
    return value ?? '';
  }

  /** A comma-separated list; empty if the variable is missing. */
  list(name: string): string[] {
    const values = this.text(name, '').split(',');
    return values.map((value) => value.trim()).filter((value) => value !== '');
  }

  /** A comma-separated selection of choices, without repeats, in the order of the choices. */
  someOf<Choice extends string>(name: string, choices: readonly Choice[]): readonly Choice[] {
    const given = this.list(name);
    const wrong = given.find((value) => !choices.some((choice) => choice === value));
    if (wrong !== undefined) {
      this.complain(name, `must list some of ${choices.join(', ')}, not "${wrong}"`);
    }
    return given.length === 0 ? choices : choices.filter((choice) => given.includes(choice));
  }

  wholeNumber(name: string, fallback: number, least: number, most: number): number {
    const text = this.text(name, null);
    if (text === null) return fallback;
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    this.complain(name, `must be a whole number from ${least} to ${most}, not "${text}"`);
    return fallback;
  }

  /** A percentage with at most two decimals, in hundredths of a percent. */
  percent(name: string, fallback: number): BasisPoints {
    const text = this.text(name, String(fallback));
    if (/^\d{1,2}(?:\.\d{1,2})?$/.test(text)) return rateOfPercent(Number(text));
    this.complain(name, `must be a percentage below 100 with at most two decimals, not "${text}"`);
    return rateOfPercent(fallback);
  }

  port(name: string, fallback: number): number {
    return this.wholeNumber(name, fallback, 1, 65_535);
  }

  oneOf<Choice extends string>(
    name: string,
    choices: readonly Choice[],
    fallback: NoInfer<Choice>,
  ): Choice {
    const value = this.text(name, fallback);
    const chosen = choices.find((choice) => choice === value);
    if (chosen !== undefined) return chosen;
    this.complain(name, `must be one of ${choices.join(', ')}, not "${value}"`);
    return fallback;
  }

  /** A URL with one of the protocols and a host. Messages don't repeat it, because it may contain a secret. */
  address(name: string, protocols: readonly string[], fallback: null): string | null {
    const value = this.text(name, fallback);
    if (value === null) return null;
    const url = URL.canParse(value) ? new URL(value) : null;
    if (url && protocols.includes(url.protocol) && url.hostname !== '') return value;
    const shapes = protocols.map((protocol) => `${protocol}//host`).join(' or ');
    this.complain(name, `must be an address such as ${shapes}`);
    return null;
  }

  /** An http or https URL without a path, and without a trailing slash. */
  origin(name: string, fallback: string): string {
    const value = this.url(name, fallback);
    const { origin } = new URL(value);
    if (value.toLowerCase() === origin) return origin;
    this.complain(name, `must be an origin without a path, such as "${origin}", not "${value}"`);
    return fallback;
  }

  /** An http or https URL, without a trailing slash. */
  url(name: string, fallback: string): string {
    const value = this.text(name, fallback);
    if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) {
      return value.replace(/\/+$/, '');
    }
    this.complain(name, `must be an http or https address, not "${value}"`);
    return fallback;
  }

  /** An e-mail address; null if the variable is missing. */
  emailAddress(name: string): string | null {
    const value = this.text(name, null);
    if (value !== null) this.assertEmail(name, value, value);
    return value;
  }

  /** A comma-separated list of e-mail addresses; empty if the variable is missing. */
  emailAddresses(name: string): string[] {
    const values = this.list(name);
    for (const value of values) this.assertEmail(name, value, value);
    return values;
  }

  /** The sender of emails: an address, or a name with an address in angle brackets; null if the variable is missing. */
  sender(name: string): string | null {
    const value = this.text(name, null);
    if (value !== null)
      this.assertEmail(name, value, /^[^<>]*<([^<>]+)>$/.exec(value)?.[1] ?? value);
    return value;
  }

  private assertEmail(name: string, value: string, address: string): void {
    const wrong = `must be an email address, not "${value}"`;
    const problem = emailError(address, { emailRequired: wrong, emailInvalid: wrong });
    if (problem !== undefined) this.complain(name, problem);
  }

  /** Variables that are set and not read, because they are misspelt; in words. */
  unread(): string[] {
    const set = Object.keys(this.env).filter((name) => this.env[name] && !this.names.has(name));
    return set.flatMap((name) => {
      const meant = [...this.names].find((known) => known.length > 5 && isNear(name, known, 2));
      return meant === undefined ? [] : [`${name} is not read; ${meant} is`];
    });
  }

  /** @throws ConfigurationError if anything was wrong */
  throwProblems(): void {
    if (this.problems.length > 0) throw new ConfigurationError(this.problems);
  }
}
