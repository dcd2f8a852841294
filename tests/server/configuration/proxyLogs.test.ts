import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (name: string) =>
  readFileSync(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8').replace(
    /^\s*#.*$/gm,
    '',
  );

/** What nginx can log of a request without its query, and without the address that it came from. */
const harmless = new Set([
  'body_bytes_sent',
  'remote_addr',
  'request_method',
  'request_time',
  'status',
  'time_iso8601',
  'uri',
]);

/** From here on nginx logs only what stops it; what is less grave names the whole request. */
const grave = new Set(['crit', 'alert', 'emerg']);

/** The arguments of each of nginx's directives with a name. */
const directives = (conf: string, name: string): string[][] =>
  Array.from(conf.matchAll(new RegExp(`^\\s*${name}\\s+([^;]+);`, 'gm')), ([, words = '']) =>
    words.trim().split(/\s+/),
  );

/** What an nginx would log of a request's query. */
function loggedByNginx(conf: string): string[] {
  const tooMuch = Array.from(conf.matchAll(/^\s*log_format\s+(\S+)\s+([^;]+);/gm)).flatMap(
    ([, name = '', format = '']) =>
      Array.from(format.matchAll(/\$\{?(\w+)/g), ([, variable = '']) => variable)
        .filter((variable) => !harmless.has(variable))
        .map((variable) => `${name} has ${variable}`),
  );
  const known = new Set(directives(conf, 'log_format').map(([name = '']) => name));
  const ownFormat = directives(conf, 'access_log')
    .filter(([place, format = '']) => place !== 'off' && !known.has(format))
    .map((words) => `access_log ${words.join(' ')}`);
  const tooLight = directives(conf, 'error_log')
    .filter(([, level = 'error']) => !grave.has(level))
    .map((words) => `error_log ${words.join(' ')}`);
  const servers = conf.split(/^server \{/m).slice(1);
  const unsaid = servers.flatMap((server, place) =>
    ['access_log', 'error_log']
      .filter((log) => !new RegExp(`^ {2}${log}\\s`, 'm').test(server))
      .map((log) => `server ${place} has no ${log}`),
  );
  return [...tooMuch, ...ownFormat, ...tooLight, ...unsaid];
}

/** A block's text after its opening brace, up to the one that closes it. */
function blockFrom(text: string): string {
  let depth = 1;
  for (let place = 0; place < text.length; place += 1) {
    if (text[place] === '{') depth += 1;
    if (text[place] === '}') depth -= 1;
    if (depth === 0) return text.slice(0, place);
  }
  throw new Error('A block is never closed');
}

/** What a Caddy would log of a request's query. Its own log, of what failed, has both in it unless told otherwise. */
function loggedByCaddy(caddyfile: string): string[] {
  const [options = ''] = /^\{\n[^]*?^\}/m.exec(caddyfile) ?? [];
  const logs = Array.from(caddyfile.matchAll(/^\s*log\b([^\n]*)/gm), (found) => {
    const [line, rest = ''] = found;
    return rest.trim().endsWith('{') ? blockFrom(caddyfile.slice(found.index + line.length)) : '';
  });
  const lost = (log: string) => {
    const [, pattern = '$^'] = /request>uri regexp (\S+) ""/.exec(log) ?? [];
    const uri = '/api/v1/payments/return/paystack?reference=abc&trxref=abc'.replace(
      new RegExp(pattern),
      '',
    );
    return [
      ...(log.includes('format filter {') && !uri.includes('abc') ? [] : ['the query']),
      ...(log.includes('request>headers>Referer delete') ? [] : ['where it came from']),
    ];
  };
  return [
    ...(/^\s*log\b/m.test(options) ? [] : ['its own log is as usual']),
    ...logs.flatMap(lost),
  ];
}

describe('A payment’s reference, which opens the receipt, is not logged', () => {
  const nginx = read('nginx.conf');
  const caddy = read('Caddyfile');

  test('by nginx', () => {
    expect(loggedByNginx(nginx)).toEqual([]);
  });

  test('by Caddy', () => {
    expect(loggedByCaddy(caddy)).toEqual([]);
  });
});
