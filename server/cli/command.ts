import { parseArgs } from 'node:util';
import { commands } from './commands';
import type { Action, StaffCommand } from './staffCommand';
import { optionTypes, CliArguments, UsageError } from './cliArguments';

/** A command of the hotel's staff, as typed. */
export type Command =
  | { kind: 'help'; text: string }
  /** Needs no open database, because it also reports why there is none. */
  | { kind: 'doctor'; asJson: boolean }
  | { kind: 'run'; run: Action };

const DOCTOR = {
  words: ['doctor'],
  takes: '[--json]',
  help: 'Looks at configuration, keys, mail, database, clock, certificate, disk and refunds: a line each, and what to do. Ends with 1 when something is wrong.',
};

const WIDTH = 78;

type Described = Pick<StaffCommand, 'words' | 'takes' | 'help'>;

const described: readonly Described[] = [...commands, DOCTOR];

function wrapped(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length >= WIDTH) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((one) => `      ${one}`);
}

function describe({ words, takes, help }: Described): string {
  return [`  ${words.join(' ')} ${takes}`.trimEnd(), ...wrapped(help)].join('\n');
}

function usageOf(shown: readonly Described[]): string {
  return ['Usage: npm run hotel -- <command>', ...shown.map(describe)].join('\n\n');
}

const FOOT =
  'Dates are written 2026-03-12, amounts in naira. --by is who does it, --why the reason; both are kept. A command ends with 0 when all is well, 1 when it could not be done or something is wrong, 2 when it was not understood. `help <command>` shows one alone.';

/** The usage of all commands, or of those that match the longest prefix of the words. */
export function usage(words: readonly string[] = []): string {
  const meant = (count: number) =>
    described.filter((command) =>
      words.slice(0, count).every((word, place) => command.words[place] === word),
    );
  const shown = [2, 1, 0].map(meant).find(({ length }) => length > 0) ?? described;
  return `${usageOf(shown)}\n\n${FOOT}`;
}

/**
 * Parses the arguments of `npm run hotel --`.
 * @throws UsageError
 */
export function readCommand(typed: readonly string[]): Command {
  const { positionals, values } = parsed(typed);
  const { help, ...given } = values;
  const [first, ...rest] = positionals;
  if (help === true || first === 'help') {
    return { kind: 'help', text: usage(first === 'help' ? rest : positionals) };
  }
  if (first === undefined) throw new UsageError('A command is missing.');
  if (first === 'doctor' && rest.length === 0) {
    assertKnownOptions(DOCTOR, given);
    return { kind: 'doctor', asJson: given.json === true };
  }
  const command = commandOf(positionals);
  if (!command) throw new UsageError(`“${positionals.join(' ')}” is no command.`);
  assertKnownOptions(command, given);
  const places = positionals.slice(command.words.length);
  const run = command.read(new CliArguments(places, given));
  return { kind: 'run', run: given.json === true ? asJson(run) : run };
}

const asJson =
  (run: Action): Action =>
  async (desk) => {
    const { code, text, value } = await run(desk);
    return { code, text: value === undefined ? text : JSON.stringify(value, null, 2) };
  };

/** The command whose words were typed, with no more arguments than it takes. */
function commandOf(positionals: readonly string[]): StaffCommand | undefined {
  return commands.find(
    ({ words, takes }) =>
      words.every((word, place) => positionals[place] === word) &&
      positionals.length <= words.length + placesIn(takes),
  );
}

/** How many positional arguments stand before the options. */
function placesIn(takes: string): number {
  const [places = ''] = takes.split('--', 1);
  return places.match(/[A-Z-]+/g)?.length ?? 0;
}

const hasOption = ({ takes }: Described, name: string) =>
  Array.from(takes.matchAll(/--([a-z-]+)/g), ([, option]) => option).includes(name);

function assertKnownOptions(command: Described, given: object): void {
  const other = Object.keys(given).find((name) => !hasOption(command, name));
  if (other === undefined) return;
  const owners = commands.filter((one) => hasOption(one, other));
  const names = owners.map(({ words }) => words.join(' ')).join(', ');
  throw new UsageError(`--${other} belongs to ${names}, not to ${command.words.join(' ')}.`);
}

function parsed(typed: readonly string[]) {
  try {
    return parseArgs({
      args: [...typed],
      options: { ...optionTypes, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
